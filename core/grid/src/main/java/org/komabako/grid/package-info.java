/** The grid: jobs that are cut into units, which any number of machines work through. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.grid;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** Analyses of many games of the library, and what they tell together. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.libraryanalysis;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** Checks that every variant can inherit: its perft file, its README. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.testkit;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** Listeners, a serial executor, atomic files, text that is safe to show, and the data folder. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.base;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The library: games kept in a database, found again by who played, and by what stood on the board. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.library;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

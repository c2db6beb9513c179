/** Engines as players of open games. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.opponents;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

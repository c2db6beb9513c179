/** Engines that look at open games and play no side: live, and move by move through a whole game. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.opponents.analysis;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

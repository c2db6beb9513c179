/** Engines that look at the game beside the player: lines, arrows, hints, scores and mistakes. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.analysis;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

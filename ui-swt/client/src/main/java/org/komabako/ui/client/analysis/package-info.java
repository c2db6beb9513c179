/** Engines that look at the game beside the player: lines, arrows, hints, scores and mistakes. */
@NullMarked
package org.komabako.ui.client.analysis;

import org.jspecify.annotations.NullMarked;

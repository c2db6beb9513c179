/** One game in the window: its state here, its board, its panels. */
@NullMarked
package org.komabako.ui.client.game;

import org.jspecify.annotations.NullMarked;

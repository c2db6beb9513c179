/** The dialog that asks what the next game is to be. */
@NullMarked
package org.komabako.ui.client.newgame;

import org.jspecify.annotations.NullMarked;

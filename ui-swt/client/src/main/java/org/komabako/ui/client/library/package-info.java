/** The library of games in the window: its page, and what was played from a position. */
@NullMarked
package org.komabako.ui.client.library;

import org.jspecify.annotations.NullMarked;

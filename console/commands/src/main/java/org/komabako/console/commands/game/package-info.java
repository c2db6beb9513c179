/** Commands of the scope {@code game}: play, look, take back, clocks, ends. */
@NullMarked
package org.komabako.console.commands.game;

import org.jspecify.annotations.NullMarked;

/** Commands of the scope {@code engine}: engines that sit at games, analyse and solve; networks and opening books. */
@NullMarked
package org.komabako.console.commands.engine;

import org.jspecify.annotations.NullMarked;

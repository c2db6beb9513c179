/** Commands of the scope {@code variant}: install, tell about and write variants; counting their moves. */
@NullMarked
package org.komabako.console.commands.variant;

import org.jspecify.annotations.NullMarked;

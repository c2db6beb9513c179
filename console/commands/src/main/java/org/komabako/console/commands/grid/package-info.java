/** Commands of the scope {@code grid}: work that several machines share. */
@NullMarked
package org.komabako.console.commands.grid;

import org.jspecify.annotations.NullMarked;

/** Commands of the scope {@code kifu}: game files on the disk, without opening them. */
@NullMarked
package org.komabako.console.commands.kifu;

import org.jspecify.annotations.NullMarked;

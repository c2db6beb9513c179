/** Commands of the scope {@code analysis}: analyses of games of the library that have not ended. */
@NullMarked
package org.komabako.console.commands.analysis;

import org.jspecify.annotations.NullMarked;

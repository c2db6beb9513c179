/** Commands of the scope {@code match}: matches between engines. */
@NullMarked
package org.komabako.console.commands.match;

import org.jspecify.annotations.NullMarked;

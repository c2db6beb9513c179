/** Commands of the scope {@code library}: searchable games. */
@NullMarked
package org.komabako.console.commands.library;

import org.jspecify.annotations.NullMarked;

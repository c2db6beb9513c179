/** What the Tab key offers for a word of a command: variants, games, engines, files of the moment. */
@NullMarked
package org.komabako.console.commands.completion;

import org.jspecify.annotations.NullMarked;

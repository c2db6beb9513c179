/** The interactive shell: its prompt, its help, and what the Tab key is told about commands. */
@NullMarked
package org.komabako.console.shell.prompt;

import org.jspecify.annotations.NullMarked;

/** The command {@code settings}. */
@NullMarked
package org.komabako.console.commands.settings;

import org.jspecify.annotations.NullMarked;

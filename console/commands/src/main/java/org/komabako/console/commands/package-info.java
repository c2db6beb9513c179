/**
 * The commands, one package for each scope, and here what they share: the services below them and the current game.
 *
 * <p>To add a command: a public method with a {@code @Descriptor} in the {@code *Commands} component of its scope, its name in
 * {@code osgi.command.function}, its help and usage in the messages of {@code console/view}, its answer a {@code …View}
 * there; a new word in capitals of its usage goes to {@code CompletionWords}. {@code CompletionsTest} and
 * {@code JsonTest} tell what was forgotten.
 */
@NullMarked
package org.komabako.console.commands;

import org.jspecify.annotations.NullMarked;

/**
 * The commands and the ways to run them. To add a console command: a public method with a {@code @Descriptor} in a
 * {@code *Commands} component, its name in {@code osgi.command.function}, its answer a {@code …View}; a new word in
 * capitals of its usage goes to {@code CompletionWords}. {@code CompletionsTest} and {@code JsonTest} tell what was
 * forgotten.
 */
@NullMarked
package org.komabako.console.internal;

import org.jspecify.annotations.NullMarked;

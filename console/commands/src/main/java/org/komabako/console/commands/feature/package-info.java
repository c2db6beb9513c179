/** Commands of the scope {@code feature}: features of the program that are installed and removed. */
@NullMarked
package org.komabako.console.commands.feature;

import org.jspecify.annotations.NullMarked;

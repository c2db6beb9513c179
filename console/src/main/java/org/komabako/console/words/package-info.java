/** The language that the console speaks. */
@NullMarked
package org.komabako.console.words;

import org.jspecify.annotations.NullMarked;

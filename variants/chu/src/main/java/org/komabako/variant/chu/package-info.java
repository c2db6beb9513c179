/** Chu shogi. */
@NullMarked
package org.komabako.variant.chu;

import org.jspecify.annotations.NullMarked;

/** Heisei chu shogi. */
@NullMarked
package org.komabako.variant.heiseichu;

import org.jspecify.annotations.NullMarked;

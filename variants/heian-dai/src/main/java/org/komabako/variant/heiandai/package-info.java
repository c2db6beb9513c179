/** Heian dai shogi. */
@NullMarked
package org.komabako.variant.heiandai;

import org.jspecify.annotations.NullMarked;

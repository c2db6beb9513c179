/** Modern shogi. */
@NullMarked
package org.komabako.variant.shogi;

import org.jspecify.annotations.NullMarked;

/** Moves, positions and sentences as the protocols write them, in both directions. */
@NullMarked
package org.komabako.protocol.text;

import org.jspecify.annotations.NullMarked;

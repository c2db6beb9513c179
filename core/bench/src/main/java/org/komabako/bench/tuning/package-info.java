/** Tunes the numbers of the engine's evaluation. */
@NullMarked
package org.komabako.bench.tuning;

import org.jspecify.annotations.NullMarked;

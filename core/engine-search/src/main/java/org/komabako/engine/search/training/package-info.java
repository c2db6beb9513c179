/** Trains a {@link org.komabako.engine.search.network.Network} for a variant from games that the engine plays itself. */
@NullMarked
package org.komabako.engine.search.training;

import org.jspecify.annotations.NullMarked;

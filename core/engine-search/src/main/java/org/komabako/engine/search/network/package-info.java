/** A learnt evaluation: a small neural network that is kept up to date while moves are made. */
@org.jspecify.annotations.NullMarked
package org.komabako.engine.search.network;

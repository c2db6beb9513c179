/** An engine that plays every variant, from what its {@link org.komabako.position.Rules} say alone. */
@NullMarked
package org.komabako.engine.search;

import org.jspecify.annotations.NullMarked;

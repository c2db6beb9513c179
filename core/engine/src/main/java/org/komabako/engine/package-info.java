/**
 * Engines: a service {@link org.komabako.engine.Engine} opens a {@link org.komabako.engine.Thinker} for
 * the rules of a game, which answers one {@link org.komabako.engine.Task} after the other.
 */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.engine;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** A game: its tree of moves, its result and the manners of the table. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.game;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

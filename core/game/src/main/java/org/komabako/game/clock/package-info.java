/** Clocks: how much time each player has, exactly, wherever it is shown. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.game.clock;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

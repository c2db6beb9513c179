/** One game in the window: its state here, its board, its panels. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench.game;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The dialog that asks what the next game is to be. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.newgame;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

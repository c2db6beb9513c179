/** The library of games in the window: its page, and what was played from a position. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.library;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The board without a window: where things are, what a gesture means, and what is to be seen. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.board;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

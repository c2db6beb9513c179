/** A game as one file that a browser shows. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.page;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

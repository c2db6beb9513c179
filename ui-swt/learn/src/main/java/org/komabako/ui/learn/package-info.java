/** Learning a variant's pieces in the window: a page with exercises on the board. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.learn;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

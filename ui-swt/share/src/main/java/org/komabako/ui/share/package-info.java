/** What goes out of the window and comes into it: the clipboard, pictures, files that are dropped. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.share;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

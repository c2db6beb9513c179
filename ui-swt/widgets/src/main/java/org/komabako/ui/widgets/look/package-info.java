/** The colours and the fonts of all widgets. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.look;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

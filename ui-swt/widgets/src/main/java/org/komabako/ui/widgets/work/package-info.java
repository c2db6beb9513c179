/** The border between the display thread and all others. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.work;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

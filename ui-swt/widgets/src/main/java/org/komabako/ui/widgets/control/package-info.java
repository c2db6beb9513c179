/** Cards, segments, lists with columns, choices, content that scrolls: controls that the toolkit lacks. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.control;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** Cards, segments, lists with columns, choices, what scrolls: controls that the toolkit has not, or not so. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.control;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

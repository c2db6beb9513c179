/** What is written in the window, in each language. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.text;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The dialog of the user's choices, page by page. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.preferences;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

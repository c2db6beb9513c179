/** What the user has chosen, kept over restarts. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.settings;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** What the user can do: by menu, by key. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.widgets.action;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

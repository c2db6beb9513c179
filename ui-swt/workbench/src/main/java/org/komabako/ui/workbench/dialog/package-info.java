/** What all dialogs are made of. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench.dialog;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The window as its parts see it. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

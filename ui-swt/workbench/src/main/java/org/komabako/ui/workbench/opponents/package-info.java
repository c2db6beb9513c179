/** The engines, and where they play. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.workbench.opponents;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

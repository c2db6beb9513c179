/** The engines in the window: who plays where, and the list of them. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.engines;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

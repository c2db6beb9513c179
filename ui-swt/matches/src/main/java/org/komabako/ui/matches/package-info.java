/** Matches between engines: the list, its reports, and what is asked of a new one. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.matches;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

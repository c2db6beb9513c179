/** The install page: variants and features that come and go. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.install;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

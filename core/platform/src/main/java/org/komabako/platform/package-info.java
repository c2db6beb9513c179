/** What can be installed and removed while everything runs. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.platform;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** USI spoken by this program. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.protocol;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

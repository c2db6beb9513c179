/** Variants as texts: read, checked, and written of any variant that is installed. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.varianttext;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

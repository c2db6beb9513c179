/** What a variant bundle provides: one table and a choice of rules. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.variant;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

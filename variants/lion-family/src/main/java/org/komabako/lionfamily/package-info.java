/** The pieces and the rules that the games with a lion share; not a variant itself. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.lionfamily;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

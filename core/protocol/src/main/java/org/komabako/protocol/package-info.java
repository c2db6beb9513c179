/** Engines of others: programs that speak USI or CECP, in a list that the user keeps. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.protocol;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

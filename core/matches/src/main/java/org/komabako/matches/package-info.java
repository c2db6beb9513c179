/** Matches: two engines, many games, who is better. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.matches;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

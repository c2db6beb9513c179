/** Game files in the formats of many programs: found out by their content, read and written. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.formats;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

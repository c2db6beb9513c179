/** The model: sides, squares, pieces, moves, positions and outcomes, and their texts. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** The model: sides, squares, piece types and how they move, a variant's table, moves and setups, and their texts. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.model;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

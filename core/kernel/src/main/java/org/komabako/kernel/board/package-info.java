/** The fast, mutable board behind positions: generation, make and unmake, perft. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.board;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** Pieces and rules that several variants share, and the writing of handicaps. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.kernel.pieces;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** A position of a game under its rules: legal moves, the position after a move, the outcome. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.position;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

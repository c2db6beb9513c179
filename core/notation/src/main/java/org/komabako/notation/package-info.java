/** Moves in several notations, positions as diagrams, and whole games as text. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.notation;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

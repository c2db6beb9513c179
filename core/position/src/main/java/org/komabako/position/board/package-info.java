/**
 * The fast, mutable board behind positions: generation, make and unmake. Only a bundle that imports it with {@code
 * search=true} gets it, and takes that it changes with any release.
 */
@Export(attribute = {"search=true", "mandatory:=search"})
@Version("1.0.0")
@NullMarked
package org.komabako.position.board;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/** A game or a position as the pages of a book, for paper. */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.page.book;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

/**
 * Pieces and boards as outlines, drawn on anything that can fill an outline with a colour.
 *
 * <p>A {@link org.komabako.ui.picture.PieceSet} draws a row of a variant's table, in the colours of a
 * {@link org.komabako.ui.picture.Theme}, on a {@link org.komabako.ui.picture.Paper}: a widget, an
 * {@link org.komabako.ui.picture.Svg} file, a test. Lengths are in squares of the board, x to the
 * right and y down; a piece fills the unit square. What is written (kanji, coordinates, abbreviations)
 * is drawn from outlines that the bundle carries, by {@link org.komabako.ui.picture.Lettering}: no font
 * need be installed.
 *
 * <p>All types are immutable or say that they are not; none needs a display thread.
 */
@Export
@Version("1.0.0")
@NullMarked
package org.komabako.ui.picture;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

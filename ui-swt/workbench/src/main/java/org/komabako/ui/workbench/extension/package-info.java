/**
 * What a bundle adds to the window: a {@link org.komabako.ui.workbench.extension.Contribution}, as a service. Actions in
 * the menus, panels beside the board, windows and preference pages come with it and go with it.
 *
 * <p>Piece sets, themes and file formats need no window. They are services of their own: {@link
 * org.komabako.ui.picture.PieceSet}, {@link org.komabako.ui.picture.ThemeSource} and {@link
 * org.komabako.formats.GameFormat}.
 */
@Export
@Version("1.3.0")
@NullMarked
package org.komabako.ui.workbench.extension;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

package org.komabako.ui.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.komabako.kernel.Side;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.VariantTable;

/**
 * Writes every piece of every table in every set and theme as SVG files, to be looked at.
 *
 * <p>Arguments: the folder to write to, and the sizes of a square in pixels.
 */
final class ContactSheet {
  private ContactSheet() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (int i = 1; i < args.length; i++) {
      int pixels = Integer.parseInt(args[i]);
      for (VariantTable table : InstalledVariants.tables()) {
        for (Theme theme : Themes.all()) {
          for (PieceSet set : PieceSets.all()) {
            String name = table.key() + "-" + set.id() + "-" + theme.id() + "-" + pixels + ".svg";
            Files.writeString(folder.resolve(name), sheet(table, set, theme, pixels));
          }
        }
      }
    }
  }

  /** Black's pieces above, then White's; in each, those that do not promote and both faces of others. */
  static String sheet(VariantTable table, PieceSet set, Theme theme, int pixels) {
    int columns = 13;
    int half = (table.pieces().size() + columns - 1) / columns;
    Svg svg = new Svg(columns, 2 * half, pixels);
    svg.fill(Outline.rectangle(0, 0, columns, 2 * half), theme.window());
    BoardPicture.draw(svg, columns, 2 * half, 2, theme, pixels);
    PieceSizes sizes = PieceSizes.of(table);
    for (Side side : Side.values()) {
      int n = 0;
      for (PieceType type : table.pieces()) {
        int row = n / columns + (side == Side.WHITE ? half : 0);
        PieceLook look = PieceLook.of(theme, side, pixels).withSize(sizes.of(type));
        set.draw(svg.square(n % columns, row, 1), type, look);
        n++;
      }
    }
    return svg.text();
  }
}

package org.komabako.ui.picture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;

/** Every piece of a table in a set and theme as an SVG file, to be looked at. */
public final class ContactSheet {
  private ContactSheet() {}

  /** Writes the sheets of tables, and their boards at the start, in every set; in one theme, since they differ in colours. */
  public static void write(Path folder, List<VariantTable> tables, int pixels) throws IOException {
    Files.createDirectories(folder);
    Theme theme = Themes.all().get(0);
    for (VariantTable table : tables) {
      for (PieceSet set : PieceSets.all()) {
        String name = table.key() + "-" + set.id() + "-" + pixels + ".svg";
        Files.writeString(folder.resolve(name), sheet(table, set, theme, pixels));
        Files.writeString(folder.resolve("board-" + name), board(table, set, theme, pixels));
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

  /** The start of a game on its board, with coordinates. */
  private static String board(VariantTable table, PieceSet set, Theme theme, int pixels) {
    double margin = 0.5;
    Svg svg = new Svg(table.files() + 2 * margin, table.ranks() + 2 * margin, pixels);
    Paper paper = svg.square(margin, margin, 1);
    BoardPicture.rim(paper, table.files(), table.ranks(), margin, theme);
    BoardPicture.draw(paper, table.files(), table.ranks(), table.zone(), theme, pixels);
    PieceSizes sizes = PieceSizes.of(table);
    String[] ranks = table.start().substring(0, table.start().indexOf(' ')).split("/");
    for (int file = 0; file < table.files(); file++) {
      String text = String.valueOf(table.files() - file);
      paper.fill(Lettering.line(text, file + 0.5, -0.25, 0.34, Align.MIDDLE), theme.coordinate());
    }
    for (int rank = 0; rank < table.ranks(); rank++) {
      String digit = "十一二三四五六七八九".substring((rank + 1) % 10, (rank + 1) % 10 + 1);
      String text = (rank > 9 ? "十" : "") + digit;
      paper.fill(
          Lettering.line(
              text,
              table.files() + 0.25,
              rank + 0.5,
              text.length() > 1 ? 0.23 : 0.34,
              Align.MIDDLE),
          theme.coordinate());
      int file = 0;
      Matcher words = Pattern.compile("[0-9]+|\\+?[A-Za-z]'*").matcher(ranks[rank]);
      while (words.find()) {
        String word = words.group();
        if (Character.isDigit(word.charAt(0))) {
          file += Integer.parseInt(word);
          continue;
        }
        String id = word.toUpperCase(Locale.ROOT);
        Side side = id.equals(word) ? Side.BLACK : Side.WHITE;
        PieceType type = table.type(id);
        PieceLook look = PieceLook.of(theme, side, pixels).withSize(sizes.of(type));
        set.draw(paper.square(file++, rank, 1), type, look);
      }
    }
    return svg.text();
  }
}

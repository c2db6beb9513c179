package org.komabako.distribution;

import java.util.Locale;
import java.util.regex.Pattern;
import org.komabako.game.Game;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.board.Snapshot;

/**
 * A position that shows all of a variant's pieces: its start with White's promoted, and something on the
 * stands.
 */
final class FullBoard {
  private static final Pattern WHITE = Pattern.compile("[a-z]");

  private FullBoard() {}

  static Snapshot of(Variant variant) {
    return Snapshot.of(new Game(Rules.of(variant).position(sfen(variant.table()))));
  }

  private static String sfen(VariantTable table) {
    String[] words = table.start().split(" ");
    String board = WHITE
        .matcher(words[0])
        .replaceAll(found -> promotes(table, found.group()) ? "+" + found.group() : found.group());
    String hands = words[2].equals("-") && !table.hand().isEmpty()
        ? table.hand() + "2" + table.hand().toLowerCase(Locale.ROOT)
        : words[2];
    return board + " " + words[1] + " " + hands + " 1";
  }

  private static boolean promotes(VariantTable table, String white) {
    String id = "+" + white.toUpperCase(Locale.ROOT);
    return table.pieces().stream().anyMatch(type -> type.id().equals(id));
  }
}

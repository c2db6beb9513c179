package org.komabako.notation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * A board as text for a terminal, with hands and coordinates. Kanji take two columns; White's pieces
 * have {@code v} before them, promoted ones {@code +}. With letters, White's are small.
 *
 * @param kanji kanji instead of letters
 * @param flipped White below
 */
public record PositionDiagram(boolean kanji, boolean flipped) {
  private static final int WIDTH = 4;
  private static final String HAND = "positionDiagram.hand.";

  /** The lines of the diagram in English, each ended by a line feed. */
  public String draw(Position position) {
    return draw(position, Locale.ENGLISH);
  }

  /** The same, with its words in a language. */
  public String draw(Position position, Locale language) {
    StringBuilder out = new StringBuilder();
    Side above = flipped ? Side.BLACK : Side.WHITE;
    hand(out, position, above, language);
    files(out, position.rules().table());
    rule(out, position.rules().table());
    VariantTable table = position.rules().table();
    for (int i = 1; i <= table.ranks(); i++) {
      int rank = flipped ? table.ranks() + 1 - i : i;
      out.append('|');
      for (int j = 1; j <= table.files(); j++) {
        int file = flipped ? j : table.files() + 1 - j;
        out.append(cell(position.piece(new Square(file, rank))));
      }
      out.append("| ").append(Square.rankLetter(rank)).append('\n');
    }
    rule(out, table);
    hand(out, position, above.opponent(), language);
    return out.toString();
  }

  private void files(StringBuilder out, VariantTable table) {
    out.append(' ');
    for (int j = 1; j <= table.files(); j++) {
      int file = flipped ? j : table.files() + 1 - j;
      out.append(String.format("%" + WIDTH + "d", file));
    }
    out.append('\n');
  }

  private static void rule(StringBuilder out, VariantTable table) {
    out.append('+').append("-".repeat(WIDTH * table.files())).append("+\n");
  }

  private String cell(Optional<Piece> piece) {
    if (piece.isEmpty()) {
      return kanji ? "  ・" : "   .";
    }
    if (!kanji) {
      return String.format("%" + WIDTH + "s", piece.get().sfen());
    }
    PieceType type = piece.get().type();
    String side = piece.get().side() == Side.WHITE ? "v" : " ";
    return (type.isPromoted() ? "+" : " ") + side + type.kanji();
  }

  private void hand(StringBuilder out, Position position, Side side, Locale language) {
    if (!position.rules().table().hasHands()) {
      return;
    }
    StringJoiner pieces = new StringJoiner(" ");
    for (Map.Entry<PieceType, Integer> entry : position.hand(side).entrySet()) {
      String name = kanji ? entry.getKey().kanji() : entry.getKey().id();
      pieces.add(name + (entry.getValue() > 1 ? String.valueOf(entry.getValue()) : ""));
    }
    String text = pieces.length() == 0 ? "-" : pieces.toString();
    LocalizedText line = Sentence.of(PositionDiagram.class, HAND + side.text(), text);
    out.append(line.in(language)).append('\n');
  }
}

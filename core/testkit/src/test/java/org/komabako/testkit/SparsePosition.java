package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Positions of large boards with a few pieces, written as {@code K@9q k@9a N''@9i}; small letters are White's. */
final class SparsePosition {
  private SparsePosition() {}

  static Rules rules(Variant variant, String set) {
    return Rules.of(variant, OptionValues.of(variant, set));
  }

  /** With Black to move. */
  static Position of(Variant variant, String set, String pieces) {
    return of(rules(variant, set), pieces);
  }

  static Position of(Rules rules, String pieces) {
    Map<Square, Piece> board = new TreeMap<>();
    for (String each : pieces.split(" ")) {
      String[] parts = each.split("@");
      String id = parts[0].toUpperCase(Locale.ROOT);
      Side side = id.equals(parts[0]) ? Side.BLACK : Side.WHITE;
      board.put(Square.parse(parts[1]), new Piece(rules.table().type(id), side));
    }
    return Position.of(
        rules,
        new Setup(
            board, Map.of(), Side.BLACK, 1, Optional.empty(), new TreeSet<>(), new TreeSet<>()));
  }

  static boolean isLegal(Position position, String move) {
    return position.isLegal(Usi.parse(position.rules().table(), move));
  }

  static Refusal why(Position position, String move) {
    return position.why(Usi.parse(position.rules().table(), move)).orElseThrow();
  }

  static Position play(Position position, String move) {
    Move found = Usi.parse(position.rules().table(), move);
    assertTrue(position.isLegal(found), move);
    return position.play(found);
  }

  /** The id of what stands on a square, or nothing. */
  static String id(Position position, String square) {
    return position.piece(Square.parse(square)).map(piece -> piece.type().id()).orElse("");
  }
}

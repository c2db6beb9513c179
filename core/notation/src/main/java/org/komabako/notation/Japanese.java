package org.komabako.notation;

import java.util.Optional;
import java.util.Set;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Moves as Japanese books write them: {@code ７六歩}, {@code ５二金右}, {@code ３三銀不成}, {@code
 * ５五角打}, {@code 同歩}. A lion that takes and goes on names both squares, {@code ７五・６四獅}; taking
 * without moving is {@code ７五居喰い}, a pass {@code じっと}. Where words cannot tell the piece, its square
 * stands behind it, {@code ７五獅(8六)}.
 */
final class Japanese {
  static final String SAME = "同";
  static final String DROP = "打";
  static final String PROMOTES = "成";
  static final String DECLINES = "不成";
  static final String IGUI = "居喰い";
  static final String PASS = "じっと";

  private final Position before;
  private final Move move;
  private final HodgesMove spelling;
  private final String name;

  private Japanese(Position before, Move move) {
    this.before = before;
    this.move = move;
    spelling = new HodgesMove(before);
    PieceType type = HodgesMove.type(before, move);
    name = move instanceof Move.Drop
        ? KanjiNames.of(before.rules().table()).inHand(type, false)
        : KanjiNames.shortName(type);
  }

  /**
   * Writes a move.
   *
   * @param last where the move before ended; a move to the same square is written with 同
   */
  static String write(Position before, Move move, Optional<Square> last) {
    return new Japanese(before, move).write(last);
  }

  private String write(Optional<Square> last) {
    if (move instanceof Move.Pass) {
      return new Passes(before).legal().size() == 1 ? PASS : Kanji.wide(move.to()) + name + PASS;
    }
    if (move instanceof Move.TwoStep step) {
      boolean alone = spelling.rivals(move).isEmpty();
      String origin = alone ? "" : origin(step.from());
      return step.from().equals(step.to())
          ? Kanji.wide(step.mid()) + (alone ? "" : name) + IGUI + promotion() + origin
          : Kanji.wide(step.mid()) + "・" + Kanji.wide(step.to()) + name + promotion() + origin;
    }
    if (move instanceof Move.ThreeStep step) {
      return Kanji.wide(step.mid()) + "・" + Kanji.wide(step.second()) + "・"
          + Kanji.wide(step.to()) + name + promotion()
          + (spelling.rivals(move).isEmpty() ? "" : origin(step.from()));
    }
    String square = last.filter(move.to()::equals).isPresent() ? SAME : Kanji.wide(move.to());
    return square + name + bearing();
  }

  private String bearing() {
    Bearing bearing =
        new Bearing(before, KanjiNames.of(before.rules().table()).types(name), move.to());
    if (move instanceof Move.Drop) {
      return (bearing.origins().isEmpty() && !move.promotes() ? "" : DROP) + promotion();
    }
    Square from = move.origin().orElseThrow();
    Optional<Set<Bearing.Word>> words = bearing.words(from);
    return words.isPresent() ? Bearing.text(words.get()) + promotion() : promotion() + origin(from);
  }

  private static String origin(Square from) {
    return "(" + Kanji.narrow(from) + ")";
  }

  private String promotion() {
    return switch (spelling.promotion(move)) {
      case "+" -> PROMOTES;
      case "=" -> DECLINES;
      default -> "";
    };
  }
}

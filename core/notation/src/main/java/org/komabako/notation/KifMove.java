package org.komabako.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * Moves as files in KIF write them, always with the square of origin. On boards of up to nine files
 * {@code ７六歩(77)}, {@code ５二飛打}, {@code 同　銀成(34)}; on larger ones {@code 8六歩兵 （←8七）}, and
 * what a lion does in two steps {@code 一歩目 8七獅子 （←7七） 二歩目 9八獅子 （←8七）}.
 */
public final class KifMove {
  /** What stands before the first of two steps. */
  public static final String FIRST_STEP = "一歩目";
  /** What stands before the second of two steps. */
  public static final String SECOND_STEP = "二歩目";

  /** What stands before the third of three steps. */
  public static final String THIRD_STEP = "三歩目";

  /** What stands before each step, where there are several. */
  public static final List<String> STEPS = List.of(FIRST_STEP, SECOND_STEP, THIRD_STEP);

  private static final int SMALL = 9;

  private KifMove() {}

  /** Whether a board is small enough for two digits to name a square. */
  public static boolean isSmall(VariantTable table) {
    return table.files() <= SMALL && table.ranks() <= SMALL;
  }

  /**
   * The steps of a move: one, or two or three of a lion.
   *
   * @param last where the move before ended; a move of one step to the same square is written with 同
   */
  public static List<String> steps(Position before, Move move, Optional<Square> last) {
    PieceType type = HodgesMove.type(before, move);
    boolean small = isSmall(before.rules().table());
    if (!move.over().isEmpty()) {
      return steps(type, move);
    }
    boolean same = last.filter(move.to()::equals).isPresent();
    if (move instanceof Move.Drop) {
      KanjiNames names = KanjiNames.of(before.rules().table());
      String drop = Japanese.DROP + promotion(move);
      return List.of(
          small
              ? Kanji.wide(move.to()) + names.inHand(type, false) + drop
              : Kanji.narrow(move.to()) + names.inHand(type, true) + drop);
    }
    Square from = move.origin().orElseThrow();
    if (!small) {
      return List.of(step(same ? "仝" : Kanji.narrow(move.to()), type, promotion(move), from));
    }
    String square = same ? Japanese.SAME + "　" : Kanji.wide(move.to());
    return List.of(square + KanjiNames.shortName(type) + promotion(move) + "(" + from.file()
        + from.rank() + ")");
  }

  private static String promotion(Move move) {
    return move.promotes() ? Japanese.PROMOTES : "";
  }

  /** All squares are written out: what 同 means in a second step differs among programs. */
  private static List<String> steps(PieceType type, Move move) {
    List<String> steps = new ArrayList<>();
    Square at = move.origin().orElseThrow();
    for (Square square : move.over()) {
      steps.add(step(Kanji.narrow(square), type, "", at));
      at = square;
    }
    steps.add(step(Kanji.narrow(move.to()), type, promotion(move), at));
    return steps;
  }

  private static String step(String square, PieceType type, String promotion, Square from) {
    return square + KanjiNames.fullName(type) + promotion + " （←" + Kanji.narrow(from) + "）";
  }

  /** In one line. */
  static String write(Position before, Move move) {
    List<String> steps = new ArrayList<>(steps(before, move, Optional.empty()));
    if (steps.size() == 1) {
      return steps.get(0);
    }
    StringJoiner line = new StringJoiner(" ");
    for (int i = 0; i < steps.size(); i++) {
      line.add(STEPS.get(i)).add(steps.get(i));
    }
    return line.toString();
  }
}

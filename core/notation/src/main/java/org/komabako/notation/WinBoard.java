package org.komabako.notation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * WinBoard's coordinates: file a at Black's left hand, rank 1 nearest to Black ({@code 0} on boards
 * of ten ranks). {@code e4e5+}, all legs of a move in steps {@code e4e5,e5f6}, {@code P@e5}, and
 * {@code @@@@} for a pass; where several pieces can pass, the pass is written by its two legs.
 */
final class WinBoard {
  static final String PASS = "@@@@";
  private static final int COUNTED_FROM_ZERO = 10;
  private static final Pattern COORDINATES = Pattern.compile(
      "(SQ)[-x]?(SQ)(?:,(SQ)[-x]?(SQ))?(?:,(SQ)[-x]?(SQ))?([+=]?)".replace("SQ", "[a-y]\\d{1,2}"));

  private WinBoard() {}

  private static int firstRank(VariantTable table) {
    return table.ranks() == COUNTED_FROM_ZERO ? 0 : 1;
  }

  static String square(VariantTable table, Square square) {
    return (char) ('a' + table.files() - square.file())
        + String.valueOf(table.ranks() - square.rank() + firstRank(table));
  }

  /** Reads a square that stands at a column of a text. */
  static Square square(VariantTable table, String text, int column, String square) {
    int file = table.files() - (square.charAt(0) - 'a');
    int rank = table.ranks() + firstRank(table) - Integer.parseInt(square.substring(1));
    if (file < 1 || file > table.files() || rank < 1 || rank > table.ranks()) {
      String corner = square(table, new Square(1, 1));
      throw new TextException(
          text,
          column,
          Sentence.of(WinBoard.class, "winBoard.notBoardWhoseFar", square, table.key(), corner));
    }
    return new Square(file, rank);
  }

  static String write(Position before, Move move) {
    VariantTable table = before.rules().table();
    String to = square(table, move.to());
    String promotion = move.promotes() ? "+" : "";
    if (move instanceof Move.Drop drop) {
      return drop.piece() + "@" + to + promotion;
    }
    String from = square(table, move.origin().orElseThrow());
    if (move instanceof Move.Pass pass) {
      return new Passes(before).legal().equals(List.of(pass))
          ? PASS
          : legs(from, square(table, pass.mid()), from);
    }
    if (move instanceof Move.TwoStep step) {
      return legs(from, square(table, step.mid()), to) + promotion;
    }
    if (move instanceof Move.ThreeStep step) {
      String second = square(table, step.second());
      return legs(from, square(table, step.mid()), second) + "," + second + to + promotion;
    }
    return from + to + promotion;
  }

  private static String legs(String from, String mid, String to) {
    return from + mid + "," + mid + to;
  }

  /**
   * Reads coordinates; drops and short forms are not read here.
   *
   * @return empty if the text has not the shape of coordinates
   * @throws TextException if it has, but names what is not on the board or two legs that do not meet
   */
  static Optional<Move> parse(VariantTable table, String text) {
    Matcher matcher = COORDINATES.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    boolean promotes = matcher.group(7).equals("+");
    Square from = square(table, text, matcher, 1);
    Square mid = square(table, text, matcher, 2);
    if (matcher.group(3) == null) {
      return Optional.of(new Move.Walk(from, mid, promotes));
    }
    if (!square(table, text, matcher, 3).equals(mid)) {
      throw new TextException(
          text,
          matcher.start(3),
          Sentence.of(WinBoard.class, "winBoard.secondLegMustStart", text, matcher.group(2)));
    }
    Square second = square(table, text, matcher, 4);
    if (matcher.group(5) == null) {
      return Optional.of(new Move.TwoStep(from, mid, second, promotes));
    }
    if (!square(table, text, matcher, 5).equals(second)) {
      throw new TextException(
          text,
          matcher.start(5),
          Sentence.of(WinBoard.class, "winBoard.secondLegMustStart", text, matcher.group(4)));
    }
    return Optional.of(
        new Move.ThreeStep(from, mid, second, square(table, text, matcher, 6), promotes));
  }

  private static Square square(VariantTable table, String text, Matcher matcher, int group) {
    return square(table, text, matcher.start(group), matcher.group(group));
  }
}

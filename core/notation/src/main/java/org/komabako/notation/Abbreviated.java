package org.komabako.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.base.message.TextException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Position;

/**
 * The abbreviations of English records of shogi and of WinBoard: {@code Sx} and {@code xS} take back where
 * the move before ended, {@code G45h} and {@code Sf3g} name the file or the rank of the origin alone, {@code
 * P2f} may be a drop.
 */
final class Abbreviated {
  private static final String PIECE = "(\\+?[A-Z][A-Za-z]?)";
  private static final String PART = "(\\d{0,2}[a-y]?)";
  private static final Pattern TAKES_BACK =
      Pattern.compile("(?:" + PIECE + PART + "x|x" + PIECE + PART + ")([+=]?)");
  private static final Pattern HALF_ORIGIN =
      Pattern.compile(PIECE + "([1-9]|[a-i])([-x]?)([1-9][a-i])([+=]?)");
  private static final Pattern HALF_ORIGIN_WINBOARD =
      Pattern.compile(PIECE + "([a-wy]|\\d{1,2})([-x]?)([a-y]\\d{1,2})([+=]?)");
  private static final Pattern PLAIN = Pattern.compile(PIECE + "(\\d{1,2}[a-y])");

  private final Position position;
  private final VariantTable table;
  private final String text;

  private Abbreviated(Position position, String text) {
    this.position = position;
    this.text = text;
    table = position.rules().table();
  }

  /**
   * The move that an abbreviation means; empty if the text is none, or another notation reads it.
   *
   * @throws TextException if it can be several moves, or none is legal
   */
  static Optional<Move> read(Position position, Optional<Square> last, String text) {
    return new Abbreviated(position, text).read(last);
  }

  private Optional<Move> read(Optional<Square> last) {
    Matcher back = TAKES_BACK.matcher(text);
    if (back.matches() && last.isPresent()) {
      boolean first = back.group(1) != null;
      String piece = back.group(first ? 1 : 3);
      String part = back.group(first ? 2 : 4);
      return move(piece + "x" + last.get() + back.group(5), origin(part, false));
    }
    if (KifMove.isSmall(table)) {
      Matcher half = HALF_ORIGIN.matcher(text);
      if (half.matches()) {
        return move(
            half.group(1) + half.group(3) + half.group(4) + half.group(5),
            origin(half.group(2), false));
      }
    }
    Matcher half = HALF_ORIGIN_WINBOARD.matcher(text);
    if (half.matches() && Western.parse(table, text).isEmpty()) {
      return move(
          half.group(1) + half.group(3) + half.group(4) + half.group(5),
          origin(half.group(2), true));
    }
    Matcher plain = PLAIN.matcher(text);
    return plain.matches() ? drop(plain) : Optional.empty();
  }

  private Optional<Move> move(String whole, Predicate<Move> origin) {
    List<Western> readings = Western.parse(table, whole);
    return readings.isEmpty()
        ? Optional.empty()
        : Optional.of(new MoveCandidates(position, text, readings).that(origin).resolve());
  }

  /** Whether a move begins on a file, a rank or a square. */
  private Predicate<Move> origin(String part, boolean winBoard) {
    return move -> part.isEmpty()
        || move.origin()
            .map(from -> winBoard ? WinBoard.square(table, from) : from.toString())
            .filter(square -> square.equals(part) || parts(square).contains(part))
            .isPresent();
  }

  private static List<String> parts(String square) {
    boolean lettersFirst = Character.isLetter(square.charAt(0));
    int cut = lettersFirst ? 1 : square.length() - 1;
    return List.of(square.substring(0, cut), square.substring(cut));
  }

  /** A drop without its star, where no piece on the board goes there. */
  private Optional<Move> drop(Matcher plain) {
    List<Move> drops = new ArrayList<>();
    for (Western each : Western.parse(table, plain.group(1) + "*" + plain.group(2))) {
      if (!each.type().isPromoted()) {
        drops.add(new Move.Drop(each.type().id(), each.squares().get(0), false));
      }
    }
    drops.removeIf(drop -> !position.isLegal(drop));
    boolean onBoard = Western.parse(table, text).stream()
        .flatMap(each -> position.legalMoves().stream()
            .filter(move -> move instanceof Move.Walk
                && move.to().equals(each.squares().get(0))
                && HodgesMove.type(position, move).equals(each.type())))
        .findFirst()
        .isPresent();
    return drops.size() == 1 && !onBoard ? Optional.of(drops.get(0)) : Optional.empty();
  }
}

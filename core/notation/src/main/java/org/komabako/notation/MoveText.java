package org.komabako.notation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.kernel.Move;
import org.komabako.kernel.Piece;
import org.komabako.kernel.Position;
import org.komabako.kernel.Square;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Usi;
import org.komabako.kernel.variant.PieceType;

/**
 * Reads a move in any notation: USI, Hodges/TSA, the e-mail forms of it ({@code G4a-5b}, {@code
 * P'8f}, {@code B7g+}), WinBoard coordinates and WinBoard's short forms ({@code Nf6xg7-h8}).
 */
public final class MoveText {
  private static final Pattern USI = Pattern.compile("\\d.*|[A-Za-z]\\*.*");
  private static final Pattern PLAIN =
      Pattern.compile(
          "(\\+?[A-Za-z]{1,2})(\\d{1,2}[a-p])?[-x']?(\\d{1,2}[a-p])([+=]?)");

  private final Position position;
  private final String text;

  private MoveText(Position position, String text) {
    this.position = position;
    this.text = text;
  }

  /**
   * The move that a text means in a position, in canonical form. It need not be legal: a text that
   * names one move clearly is read, so that {@link Position#why} can explain it.
   *
   * @throws TextException if the text names no move, or several; the message says what would be
   *     right, or which
   */
  public static Move read(Position position, String text) {
    return new MoveText(position, text.strip()).read();
  }

  private Move read() {
    if (USI.matcher(text).matches()) {
      try {
        return position.canonical(Usi.parse(position.rules().table(), text));
      } catch (TextException e) {
        // A western abbreviation may have two letters before the star.
        if (!text.contains("*")) {
          throw e;
        }
      }
    }
    List<Move> found = matches(this::strictly);
    if (found.isEmpty()) {
      found = matches(this::loosely);
    }
    if (found.size() == 1) {
      return found.get(0);
    }
    if (found.size() > 1) {
      throw ambiguous(found);
    }
    return unlawful().orElseThrow(this::unknown);
  }

  private List<Move> matches(Function<Move, Boolean> fits) {
    List<Move> found = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (fits.apply(move)) {
        found.add(move);
      }
    }
    return found;
  }

  private boolean strictly(Move move) {
    var table = position.rules().table();
    if (text.equals(WinBoard.write(table, move))
        || !move.promotes() && text.equals(WinBoard.write(table, move) + "=")) {
      return true;
    }
    if (move instanceof Move.Pass && text.equals("--")) {
      return true;
    }
    return spellings(move, Square::toString).contains(text)
        || spellings(move, square -> WinBoard.square(table, square)).contains(text);
  }

  private boolean loosely(Move move) {
    var table = position.rules().table();
    String loose = loose(text);
    for (String spelling : spellings(move, Square::toString)) {
      if (loose(spelling).equals(loose)) {
        return true;
      }
    }
    for (String spelling : spellings(move, square -> WinBoard.square(table, square))) {
      if (loose(spelling).equals(loose)) {
        return true;
      }
    }
    return false;
  }

  /** Without the signs for going and taking, which some leave out. */
  private static String loose(String spelling) {
    return spelling.replaceAll("(?<!-)-(?!-)|x|:", "").replace('\'', '*').replace('@', '*');
  }

  private Set<String> spellings(Move move, Function<Square, String> square) {
    Spelling spelling = new Spelling(position, square);
    Set<String> all = new LinkedHashSet<>();
    List<String> promotions =
        move.promotes() ? List.of("+") : List.of("", "=");
    for (String abbreviation : Spelling.abbreviations(Spelling.type(position, move))) {
      for (String promotion : promotions) {
        all.add(spelling.spell(abbreviation, move, false, promotion));
        all.add(spelling.spell(abbreviation, move, true, promotion));
        if (move instanceof Move.TwoStep step && step.from().equals(step.to())) {
          String there = "x" + square.apply(step.mid());
          String back = there + "-" + square.apply(step.from());
          all.add(abbreviation + back);
          all.add(abbreviation + square.apply(step.from()) + back);
        }
      }
    }
    return all;
  }

  private TextException ambiguous(List<Move> found) {
    List<String> names = found.stream().map(Move::toString).toList();
    return new TextException(
        text, 0, "'" + text + "' can be " + String.join(" or ", names) + "; name the origin");
  }

  /** A move that is not legal but clear: a piece that the player has once, or one origin fits. */
  private Optional<Move> unlawful() {
    Matcher matcher = PLAIN.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Square to = Square.parse(matcher.group(3));
    boolean promotes = matcher.group(4).equals("+");
    if (!position.rules().table().contains(to)) {
      throw new TextException(
          text, matcher.start(3), to + " is not on the board of " + position.rules().table().key());
    }
    if (matcher.group(2) != null) {
      return Optional.of(new Move.Walk(Square.parse(matcher.group(2)), to, promotes));
    }
    List<Square> origins = new ArrayList<>();
    List<Square> reaching = new ArrayList<>();
    for (Square square : position.setup().squaresOf(position.side())) {
      Piece piece = position.piece(square).orElseThrow();
      if (Spelling.abbreviations(piece.type()).contains(matcher.group(1))) {
        origins.add(square);
        if (position.rules().reach(piece, square).contains(to)) {
          reaching.add(square);
        }
      }
    }
    List<Square> clear = origins.size() == 1 ? origins : reaching;
    if (clear.size() > 1) {
      throw ambiguous(
          clear.stream().<Move>map(from -> new Move.Walk(from, to, promotes)).toList());
    }
    return clear.stream().<Move>map(from -> new Move.Walk(from, to, promotes)).findFirst();
  }

  private TextException unknown() {
    Matcher matcher = PLAIN.matcher(text);
    if (matcher.matches()) {
      String name = matcher.group(1);
      boolean known =
          position.rules().table().pieces().stream()
              .map(Spelling::abbreviations)
              .anyMatch(all -> all.contains(name));
      return new TextException(
          text,
          0,
          known
              ? "'" + text + "': no " + named(name) + " of yours can go to " + matcher.group(3)
              : "'" + text + "': " + position.rules().table().key() + " has no piece '" + name
                  + "'; it has " + names());
    }
    return new TextException(
        text,
        0,
        "'" + text + "' is no move: write from and to like 7g7f, or the piece like P-7f, or"
            + " WinBoard's c3c4");
  }

  private String named(String abbreviation) {
    return position.rules().table().pieces().stream()
        .filter(type -> Spelling.abbreviations(type).contains(abbreviation))
        .map(type -> type.name().english())
        .findFirst()
        .orElse(abbreviation);
  }

  private String names() {
    List<String> names =
        position.rules().table().pieces().stream()
            .filter(type -> !type.isPromoted())
            .map(PieceType::abbreviation)
            .toList();
    return String.join(" ", names);
  }
}

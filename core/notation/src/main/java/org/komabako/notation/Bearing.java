package org.komabako.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Which of several pieces of one name goes to a square, told by how it goes (上寄引, 直 straight ahead)
 * and where it stands beside the others (左右), seen by the player. Pieces count that could go there by
 * their way of moving, even if the rules forbid it now.
 */
final class Bearing {
  /** The words, in the order of writing. */
  enum Word {
    LEFT("左"),
    RIGHT("右"),
    STRAIGHT("直"),
    UP("上"),
    BESIDE("寄"),
    BACK("引");

    private final String text;

    Word(String text) {
      this.text = text;
    }
  }

  private static final List<Set<Word>> SIDES =
      List.of(EnumSet.of(Word.LEFT), EnumSet.of(Word.RIGHT));

  private final Position position;
  private final Square to;
  private final Set<Square> origins;

  /** For the pieces of some kinds that go to a square. */
  Bearing(Position position, List<PieceType> types, Square to) {
    this.position = position;
    this.to = to;
    origins = origins(position, types, to);
  }

  private static Set<Square> origins(Position position, List<PieceType> types, Square to) {
    Set<Square> found = new TreeSet<>(position.attackers(to, position.side()));
    position.legalMoves().stream()
        .filter(move -> move instanceof Move.Walk && move.to().equals(to))
        .forEach(move -> move.origin().ifPresent(found::add));
    found.removeIf(square ->
        position.piece(square).map(Piece::type).filter(types::contains).isEmpty());
    return found;
  }

  /** Where the pieces stand that go there. */
  Set<Square> origins() {
    return origins;
  }

  /** The fewest words that tell the piece on a square; empty if no words do. */
  Optional<Set<Word>> words(Square from) {
    Set<Word> motion = EnumSet.of(motion(from));
    List<Set<Word>> choices = new ArrayList<>();
    choices.add(Set.of());
    choices.add(motion);
    choices.add(EnumSet.of(Word.STRAIGHT));
    choices.addAll(SIDES);
    for (Set<Word> side : SIDES) {
      Set<Word> both = EnumSet.copyOf(side);
      both.addAll(motion);
      choices.add(both);
    }
    Set<Square> only = Set.of(from);
    return choices.stream().filter(words -> fitting(words).equals(only)).findFirst();
  }

  /** Those of the pieces that some words fit. */
  Set<Square> fitting(Set<Word> words) {
    Set<Square> found = new TreeSet<>(origins);
    found.removeIf(square -> words.contains(Word.STRAIGHT) && !isStraight(square)
        || !words.contains(motion(square)) && words.stream().anyMatch(Bearing::isMotion));
    if (words.contains(Word.LEFT) || words.contains(Word.RIGHT)) {
      int sign = words.contains(Word.LEFT) == (position.side() == Side.BLACK) ? 1 : -1;
      int outermost = found.stream()
          .map(square -> sign * square.file())
          .max(Comparator.naturalOrder())
          .orElse(0);
      found.removeIf(square -> sign * square.file() != outermost);
    }
    return found;
  }

  private static boolean isMotion(Word word) {
    return word == Word.UP || word == Word.BESIDE || word == Word.BACK;
  }

  private Word motion(Square from) {
    int forward = forward(from);
    return forward > 0 ? Word.UP : forward < 0 ? Word.BACK : Word.BESIDE;
  }

  private int forward(Square from) {
    return (from.rank() - to.rank()) * (position.side() == Side.BLACK ? 1 : -1);
  }

  /** Generals alone go straight; a piece that slides goes up. */
  private boolean isStraight(Square from) {
    return from.file() == to.file()
        && forward(from) == 1
        && position.piece(from).stream()
            .flatMap(piece -> piece.type().legs().stream())
            .noneMatch(Leg::slides);
  }

  /** As they are written. */
  static String text(Set<Word> words) {
    StringBuilder out = new StringBuilder();
    words.stream().sorted().forEach(word -> out.append(word.text));
    return out.toString();
  }

  /** The word that a character is, 行 and 入 as 上, 下 as 引; empty if it is none. */
  static Optional<Word> word(char c) {
    return switch (c) {
      case '左' -> Optional.of(Word.LEFT);
      case '右' -> Optional.of(Word.RIGHT);
      case '直' -> Optional.of(Word.STRAIGHT);
      case '上', '行', '入' -> Optional.of(Word.UP);
      case '寄' -> Optional.of(Word.BESIDE);
      case '引', '下' -> Optional.of(Word.BACK);
      default -> Optional.empty();
    };
  }
}

package org.komabako.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * The parts of a move in Hodges' notation: piece, origin where needed, {@code -} or {@code x} or
 * {@code *}, target, {@code +} or {@code =}.
 */
final class HodgesMove {
  private final Position before;

  HodgesMove(Position before) {
    this.before = before;
  }

  /** The type that moves or is dropped. */
  static PieceType type(Position before, Move move) {
    if (move instanceof Move.Drop drop) {
      return before.rules().table().type(drop.piece());
    }
    return before.piece(move.origin().orElseThrow()).map(Piece::type).orElseThrow();
  }

  /** All abbreviations of a type, the one that is written first. */
  static List<String> abbreviations(PieceType type) {
    List<String> all = new ArrayList<>();
    String sign = type.isPromoted() ? "+" : "";
    type.abbreviations().forEach(each -> all.add(sign + each));
    if (!all.contains(type.id())) {
      all.add(type.id());
    }
    return all;
  }

  /** What stands behind the piece and the origin: the way and the target. */
  String way(Move move) {
    if (move instanceof Move.Drop drop) {
      return "*" + drop.to();
    }
    if (move instanceof Move.Pass) {
      return "--";
    }
    String last = before.piece(move.to()).isPresent() ? "x" : "-";
    if (move instanceof Move.TwoStep step) {
      return step.from().equals(step.to())
          ? "x!" + step.mid()
          : "x" + step.mid() + last + step.to();
    }
    if (move instanceof Move.ThreeStep step) {
      return "x" + step.mid() + "x" + step.second() + last + step.to();
    }
    return last + move.to();
  }

  /** Legal moves of other pieces that go the same way; they differ in the piece or its origin. */
  List<Move> rivals(Move move) {
    return before.legalMoves().stream()
        .filter(other -> isSameWay(move, other) && !other.origin().equals(move.origin()))
        .toList();
  }

  private static boolean isSameWay(Move move, Move other) {
    if (move instanceof Move.Walk && other instanceof Move.Walk) {
      return move.to().equals(other.to());
    }
    if (move instanceof Move.TwoStep one && other instanceof Move.TwoStep two) {
      boolean igui = one.from().equals(one.to());
      boolean sameEnd = igui ? two.from().equals(two.to()) : one.to().equals(two.to());
      return one.mid().equals(two.mid()) && sameEnd;
    }
    if (move instanceof Move.ThreeStep && other instanceof Move.ThreeStep) {
      return move.over().equals(other.over()) && move.to().equals(other.to());
    }
    return move instanceof Move.Pass && other instanceof Move.Pass;
  }

  /** Whether a rival would be written alike, if pieces are written so. */
  boolean isAmbiguous(Move move, Function<PieceType, String> name) {
    String mine = name.apply(type(before, move));
    return rivals(move).stream().anyMatch(each -> name.apply(type(before, each)).equals(mine));
  }

  String spell(String abbreviation, Move move, boolean withOrigin, String promotion) {
    String origin = withOrigin ? move.origin().map(Square::toString).orElse("") : "";
    return abbreviation + origin + way(move) + promotion;
  }

  /** {@code +} for a promotion, {@code =} for a declined one, else nothing. */
  String promotion(Move move) {
    if (move.promotes()) {
      return "+";
    }
    return !(move instanceof Move.Pass) && before.isLegal(move.promoting()) ? "=" : "";
  }
}

package org.komabako.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.komabako.kernel.Move;
import org.komabako.kernel.Piece;
import org.komabako.kernel.Position;
import org.komabako.kernel.Square;
import org.komabako.kernel.variant.PieceType;

/**
 * The shape that western notations share: piece, origin where needed, {@code -} or {@code x} or
 * {@code *}, target, {@code +} or {@code =}.
 */
final class Spelling {
  private final Position before;
  private final Function<Square, String> square;

  Spelling(Position before, Function<Square, String> square) {
    this.before = before;
    this.square = square;
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
      return "*" + at(drop.to());
    }
    if (move instanceof Move.Pass) {
      return "--";
    }
    String last = before.piece(move.to()).isPresent() ? "x" : "-";
    if (move instanceof Move.TwoStep step) {
      return step.from().equals(step.to())
          ? "x!" + at(step.mid())
          : "x" + at(step.mid()) + last + at(step.to());
    }
    return last + at(move.to());
  }

  private String at(Square where) {
    return square.apply(where);
  }

  String spell(String abbreviation, Move move, boolean withOrigin, String promotion) {
    String origin = withOrigin ? move.origin().map(square).orElse("") : "";
    return abbreviation + origin + way(move) + promotion;
  }

  /** {@code +} for a promotion, {@code =} for a declined one, else nothing. */
  String promotion(Move move) {
    if (move.promotes()) {
      return "+";
    }
    return before.isLegal(promoted(move)) ? "=" : "";
  }

  private static Move promoted(Move move) {
    if (move instanceof Move.Walk walk) {
      return new Move.Walk(walk.from(), walk.to(), true);
    }
    if (move instanceof Move.TwoStep step) {
      return new Move.TwoStep(step.from(), step.mid(), step.to(), true);
    }
    if (move instanceof Move.Drop drop) {
      return new Move.Drop(drop.piece(), drop.to(), true);
    }
    return move;
  }
}

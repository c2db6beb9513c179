package org.komabako.ui.learn.lesson;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Positions in which Black moves all the time. */
final class Alone {
  private Alone() {}

  /**
   * A position with one piece of Black and some of White. A position needs a royal piece: where there is none,
   * White has one in a corner.
   *
   * @param corner where that stands
   */
  static Position position(
      Rules rules, Map<Square, Piece> pieces, Map<PieceType, Integer> hand, Square corner) {
    Map<Square, Piece> all = new TreeMap<>(pieces);
    if (all.values().stream().noneMatch(piece -> piece.type().is(PieceType.Flag.ROYAL))) {
      all.put(corner, new Piece(royal(rules), Side.WHITE));
    }
    Map<Side, Map<PieceType, Integer>> hands = new EnumMap<>(Side.class);
    hands.put(Side.BLACK, hand);
    Setup setup =
        new Setup(all, hands, Side.BLACK, 1, Optional.empty(), new TreeSet<>(), new TreeSet<>());
    return Position.of(rules, setup.asStart());
  }

  /** The royal piece of a game, an unpromoted one if there is one. */
  static PieceType royal(Rules rules) {
    return rules.table().pieces().stream()
        .filter(type -> type.is(PieceType.Flag.ROYAL))
        .min(Comparator.comparing(PieceType::isPromoted))
        .orElseThrow();
  }

  /** The moves that may be played: those that leave each royal piece of White, and no passes. */
  static List<Move> moves(Position position) {
    List<Square> royals = position.royals(Side.WHITE);
    boolean burns = position.setup().pieces().values().stream()
        .anyMatch(piece -> piece.side() == Side.BLACK && mayBurn(position.rules(), piece.type()));
    return position.legalMoves().stream()
        .filter(move -> !(move instanceof Move.Pass))
        .filter(move -> !royals.contains(move.to()))
        .filter(move -> move.over().stream().noneMatch(royals::contains))
        .filter(move -> !burns || position.play(move).royals(Side.WHITE).equals(royals))
        .toList();
  }

  private static boolean mayBurn(Rules rules, PieceType type) {
    return type.is(PieceType.Flag.BURNS)
        || type.promotesTo()
            .filter(id -> rules.table().type(id).is(PieceType.Flag.BURNS))
            .isPresent();
  }

  /** The position after a move, with Black to move again. */
  static Position after(Position position, Move move) {
    Setup next = position.play(move).setup();
    return Position.of(
        position.rules(),
        new Setup(
                next.pieces(),
                next.hands(),
                Side.BLACK,
                next.number(),
                Optional.empty(),
                next.declined(),
                next.dropped())
            .asStart());
  }
}

package org.komabako.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.SpecialMoves;
import org.komabako.kernel.rules.SpecialMoves.Burning;
import org.komabako.position.Rules;

/** What a move makes of a position. */
final class PlainPlay {
  private final Rules rules;
  private final PlainPromotion promotion;
  private final PlainRoyals royals;

  PlainPlay(Rules rules, PlainPromotion promotion, PlainRoyals royals) {
    this.rules = rules;
    this.promotion = promotion;
    this.royals = royals;
  }

  /** The position after a move. */
  Setup after(Setup setup, Move move) {
    Side side = setup.side();
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    Map<Side, Map<PieceType, Integer>> hands = PlainHands.copy(setup.hands());
    List<Square> taken = new ArrayList<>();
    Piece placed;
    if (move instanceof Move.Drop drop) {
      placed = new Piece(rules.table().type(drop.piece()), side);
      PlainHands.drop(rules, hands, placed);
    } else {
      Square from = move.origin().orElseThrow();
      placed = Objects.requireNonNull(pieces.remove(from));
      if (!(move instanceof Move.Pass)) {
        taken.addAll(move.over());
        Collections.reverse(taken);
      }
      if (pieces.containsKey(move.to())) {
        taken.add(move.to());
      }
    }
    Optional<Square> lion = Optional.empty();
    for (Square square : taken) {
      Piece victim = Objects.requireNonNull(pieces.remove(square));
      PlainHands.take(rules, hands, victim);
      if (victim.type().is(Flag.LION) && !placed.type().is(Flag.LION)) {
        lion = Optional.of(square);
      }
    }
    Piece promoted = move.promotes() ? promotion.promoted(placed) : placed;
    Piece arrived = turned(setup, move).map(type -> new Piece(type, side)).orElse(promoted);
    pieces.put(move.to(), arrived);
    List<Square> burnt = burnt(pieces, move, arrived);
    pieces.keySet().removeAll(burnt);
    Setup after = new Setup(
        pieces,
        hands,
        side.opponent(),
        setup.number() + 1,
        lion,
        without(burnt, promotion.declinedAfter(setup, move, placed, taken)),
        without(burnt, promotion.droppedAfter(setup, move, placed, taken)));
    return royals.carried(setup, after);
  }

  /** What is gone after a move because it stands beside a piece that burns. */
  private List<Square> burnt(Map<Square, Piece> pieces, Move move, Piece arrived) {
    SpecialMoves special = rules.book().special();
    Map<Square, Piece> enemies = new TreeMap<>();
    pieces.forEach((square, piece) -> {
      boolean beside = Math.abs(square.file() - move.to().file()) <= 1
          && Math.abs(square.rank() - move.to().rank()) <= 1;
      if (beside && piece.side() != arrived.side()) {
        enemies.put(square, piece);
      }
    });
    boolean suicide = special.burning() == Burning.BOTH
        && enemies.values().stream().anyMatch(each -> each.type().is(Flag.BURNS));
    if (suicide) {
      return List.of(move.to());
    }
    boolean burns = arrived.type().is(Flag.BURNS) && (special.burnsPromoted() || !move.promotes());
    return burns ? List.copyOf(enemies.keySet()) : List.of();
  }

  private static SortedSet<Square> without(List<Square> gone, SortedSet<Square> squares) {
    squares.removeAll(gone);
    return squares;
  }

  /** What a piece becomes by what it takes, of several pieces the last. */
  Optional<PieceType> turned(Setup setup, Move move) {
    Optional<Piece> mover = move.origin().map(from -> PlainSteps.pieceOn(setup, from));
    boolean kept = mover
        .filter(piece -> !piece.type().is(Flag.ROYAL) || rules.book().special().takersRoyal())
        .isEmpty();
    if (kept || move instanceof Move.Pass) {
      return Optional.empty();
    }
    List<Square> squares = new ArrayList<>(move.over());
    squares.add(move.to());
    Collections.reverse(squares);
    return squares.stream()
        .filter(square -> !move.origin().filter(square::equals).isPresent())
        .map(square -> Optional.ofNullable(setup.pieces().get(square)))
        .flatMap(Optional::stream)
        .map(victim -> Optional.ofNullable(
            rules.book().special().takers().get(victim.type().id())))
        .flatMap(Optional::stream)
        .map(rules.table()::type)
        .findFirst();
  }
}

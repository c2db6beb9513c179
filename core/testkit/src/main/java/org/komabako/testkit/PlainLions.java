package org.komabako.testkit;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.LionTrading.Bridge;
import org.komabako.kernel.rules.LionTrading.Trading;
import org.komabako.kernel.rules.LionTrading.Tsukegui;
import org.komabako.position.Rules;

/** The rules that keep lions in play. */
final class PlainLions {
  private final PlainEffects effects;
  private final PlainAttacks attacks;
  private final PlainPlay play;
  private final PlainRoyals royals;
  private final LionTrading rule;

  PlainLions(
      Rules rules, PlainEffects effects, PlainAttacks attacks, PlainPlay play, PlainRoyals royals) {
    this.effects = effects;
    this.attacks = attacks;
    this.play = play;
    this.royals = royals;
    rule = rules.book().lions();
  }

  boolean allow(Setup setup, Move move) {
    if (rule.trading() == Trading.NONE || move instanceof Move.Drop || move instanceof Move.Pass) {
      return true;
    }
    Square from = move.origin().orElseThrow();
    Piece mover = Objects.requireNonNull(setup.pieces().get(from));
    List<Square> over = move.over();
    boolean near = !over.isEmpty() && isAdjacent(from, over.get(0));
    @Nullable Square mid = near ? over.get(0) : null;
    boolean lionAtEnd = !move.to().equals(from) && isLion(setup, move.to());
    if (mover.type().is(Flag.LION)) {
      return !lionAtEnd
          || isAdjacent(from, move.to())
          || over.stream().anyMatch(square -> isTsukegui(setup, square))
          || !recapturable(setup, move, mid, move.to());
    }
    return (!lionAtEnd || !isCounterStrike(setup, move, mid, move.to()))
        && over.stream()
            .noneMatch(
                square -> isLion(setup, square) && isCounterStrike(setup, move, mid, square));
  }

  private static boolean isLion(Setup setup, Square square) {
    Piece piece = setup.pieces().get(square);
    return piece != null && piece.type().is(Flag.LION);
  }

  private static boolean isAdjacent(Square a, Square b) {
    return Math.max(Math.abs(a.file() - b.file()), Math.abs(a.rank() - b.rank())) == 1;
  }

  /** "…unless it captures something substantial (i.e. other than pawn or go-between)." */
  private boolean isTsukegui(Setup setup, @Nullable Square mid) {
    if (mid == null || rule.tsukegui() == Tsukegui.NEVER) {
      return false;
    }
    return rule.tsukegui() == Tsukegui.ANY || !isPawnClass(setup, mid);
  }

  private static boolean isPawnClass(Setup setup, Square square) {
    return Objects.requireNonNull(setup.pieces().get(square)).type().is(Flag.PAWN_CLASS);
  }

  /** "…when in the immediately preceding move a lion was captured by a non-lion on another square." */
  private boolean isCounterStrike(Setup setup, Move move, @Nullable Square mid, Square lion) {
    Optional<Square> before = setup.lion();
    return before.isPresent()
        && !before.get().equals(lion)
        && (rule.trading() == Trading.EDO || recapturable(setup, move, mid, lion));
  }

  /** Whether the opponent could go to the lion's square after the move. */
  private boolean recapturable(Setup setup, Move move, @Nullable Square mid, Square lion) {
    Side enemy = setup.side().opponent();
    Square from = move.origin().orElseThrow();
    Setup after = play.after(setup, move);
    Map<Square, Piece> pieces = new TreeMap<>(after.pieces());
    boolean bridged = mid != null && move.to().equals(lion) && isPawnClass(setup, mid);
    boolean bridgeSteps = false;
    if (bridged) {
      Piece bridge = Objects.requireNonNull(setup.pieces().get(Objects.requireNonNull(mid)));
      bridgeSteps = rule.bridge() != Bridge.REMOVED && steps(bridge, mid, lion);
      if (rule.bridge() == Bridge.PRESENT) {
        pieces.put(mid, bridge);
      }
    }
    if (!rule.hiddenProtectors() && !pieces.containsKey(from)) {
      // The mover stands in the way as if it had not left.
      pieces.put(from, new Piece(PlainEffects.STONE, enemy));
    }
    Setup judged = new Setup(
        pieces,
        after.hands(),
        enemy,
        after.number(),
        after.lion(),
        after.declined(),
        after.dropped(),
        Optional.of(royals.kingless(after)));
    if (bridgeSteps) {
      return true;
    }
    return rule.recursive() ? canLegallyGo(judged, lion) : attacks.attacked(judged, lion, enemy);
  }

  private static boolean steps(Piece piece, Square from, Square to) {
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    for (Leg leg : piece.type().legs()) {
      if (from.file() - sign * leg.right() == to.file()
          && from.rank() - sign * leg.forward() == to.rank()) {
        return true;
      }
    }
    return false;
  }

  private boolean canLegallyGo(Setup judged, Square square) {
    for (Square from : judged.squaresOf(judged.side())) {
      Piece piece = Objects.requireNonNull(judged.pieces().get(from));
      for (Move move : effects.of(judged, from, piece)) {
        boolean arrives = move.to().equals(square) || move.over().contains(square);
        if (arrives && !(move instanceof Move.Pass) && allow(judged, move)) {
          return true;
        }
      }
    }
    return false;
  }
}

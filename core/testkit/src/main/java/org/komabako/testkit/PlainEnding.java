package org.komabako.testkit;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.CheckRule;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Whether a position is decided, by the rules told one after the other. */
public final class PlainEnding {
  private final Rules rules;
  private final PlainMoves moves;
  private final PlainRoyals royals;
  private final PlainSteps steps;
  private final BareKing bare;

  /** Endings under some rules. */
  public PlainEnding(Rules rules) {
    this.rules = rules;
    moves = new PlainMoves(rules);
    royals = new PlainRoyals(rules);
    steps = new PlainSteps(rules);
    bare = rules.book().bareKing();
  }

  /** The outcome; empty if the game goes on. */
  public Optional<Outcome> outcome(Setup setup) {
    Optional<Outcome> material = byMaterial(setup);
    return material.isPresent() || !moves.legal(setup).isEmpty() ? material : noMoves(setup);
  }

  /** What it means to have no move. */
  Optional<Outcome> noMoves(Setup setup) {
    return Optional.of(
        rules.book().stalemate() == Stalemate.LOSS && !royals.kingless(setup).contains(setup.side())
            ? Outcome.win(setup.side().opponent(), Reason.NO_MOVES)
            : Outcome.draw(Reason.NO_MOVES));
  }

  /** "Whose royal piece stands on such a square after his move, and cannot be taken there, has won." */
  private boolean hasArrived(Setup setup, Side side) {
    return rules.book().goal().of(side).stream()
        .filter(royals.of(setup, side)::contains)
        .anyMatch(square ->
            Position.of(rules, setup).attackers(square, side.opponent()).isEmpty());
  }

  /** The outcome by royal pieces, their goal and baring. */
  Optional<Outcome> byMaterial(Setup setup) {
    Side us = setup.side();
    Side them = us.opponent();
    for (Side side : new Side[] {us, them}) {
      if (royals.lost(setup, side)) {
        return Optional.of(Outcome.win(side.opponent(), Reason.ROYAL_CAPTURED));
      }
    }
    for (Side side : new Side[] {them, us}) {
      boolean judged = side == them || rules.book().selfCheck() == SelfCheck.ALLOWED;
      if (judged && hasArrived(setup, side)) {
        return Optional.of(Outcome.win(side, Reason.ROYAL_ARRIVED));
      }
    }
    if (rules.book().check() == CheckRule.WINS && moves.inCheck(setup, us)) {
      return Optional.of(Outcome.win(them, Reason.CHECK_GIVEN));
    }
    if (!bare.active() || !royals.kingless(setup).isEmpty()) {
      return Optional.empty();
    }
    boolean bothBare = isBare(setup, us) && isBare(setup, them);
    if (bothBare) {
      return !bare.drawAlways() && canTakeLastRoyal(setup)
          ? Optional.empty()
          : Optional.of(Outcome.draw(Reason.BOTH_BARE));
    }
    if (isBare(setup, them) && wins(setup, us)) {
      return Optional.of(Outcome.win(us, Reason.BARE_KING));
    }
    if (!isBare(setup, us) || !wins(setup, them)) {
      return Optional.empty();
    }
    if (bare.takingRoyalSaves() && canTakeLastRoyal(setup)) {
      return bare.instant()
          ? Optional.of(Outcome.win(us, Reason.ROYAL_CAPTURED))
          : Optional.empty();
    }
    if (canBare(setup)) {
      return bare.instant() ? Optional.of(Outcome.draw(Reason.BOTH_BARE)) : Optional.empty();
    }
    return Optional.of(Outcome.win(them, Reason.BARE_KING));
  }

  /** "A side is bare if all it has, dead pieces left out, is one royal piece." */
  private boolean isBare(Setup setup, Side side) {
    long living = setup.squaresOf(side).stream()
        .filter(square -> counts(setup, side, square))
        .count();
    return living == 1 && royals.of(setup, side).size() == 1 && !hasReserve(setup, side);
  }

  private boolean hasReserve(Setup setup, Side side) {
    return bare.reserveCounts() && !setup.hands().getOrDefault(side, Map.of()).isEmpty();
  }

  private boolean counts(Setup setup, Side side, Square square) {
    Piece piece = setup.pieces().get(square);
    return piece != null && (bare.deadCount() || !steps.isStuck(piece.type(), side, square));
  }

  /** "King and any piece against king is an immediate win", but for pawn and go-between. */
  private boolean wins(Setup setup, Side side) {
    long winning = setup.squaresOf(side).stream()
        .filter(square -> counts(setup, side, square))
        .filter(square -> bare.pawnsWin()
            || !Objects.requireNonNull(setup.pieces().get(square)).type().is(Flag.PAWN_CLASS))
        .count();
    return winning > 1 || hasReserve(setup, side);
  }

  private boolean canTakeLastRoyal(Setup setup) {
    return moves.legal(setup).stream()
        .anyMatch(move -> royals.lost(moves.play(setup, move), setup.side().opponent()));
  }

  private boolean canBare(Setup setup) {
    Side them = setup.side().opponent();
    for (Move move : moves.legal(setup)) {
      Setup after = moves.play(setup, move);
      if (!royals.lost(after, them) && isBare(after, them)) {
        return true;
      }
    }
    return false;
  }
}

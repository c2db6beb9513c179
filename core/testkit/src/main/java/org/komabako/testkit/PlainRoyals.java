package org.komabako.testkit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.position.Rules;

/** Who has royal pieces, and who began without one, told one rule after the other. */
final class PlainRoyals {
  private final Rules rules;

  PlainRoyals(Rules rules) {
    this.rules = rules;
  }

  /** Where a side's royal pieces stand; nowhere if it plays without. */
  List<Square> of(Setup setup, Side side) {
    return kingless(setup).contains(side) ? List.of() : onBoard(setup, side);
  }

  /** Whether a side had a royal piece and has none any more. */
  boolean lost(Setup setup, Side side) {
    return !kingless(setup).contains(side) && onBoard(setup, side).isEmpty();
  }

  /** Whether anybody has a royal piece to lose: nothing else can be set up. */
  boolean canBeSetUp(Setup setup) {
    return !of(setup, Side.BLACK).isEmpty() || !of(setup, Side.WHITE).isEmpty();
  }

  private static List<Square> onBoard(Setup setup, Side side) {
    List<Square> squares = new ArrayList<>();
    setup.pieces().forEach((square, piece) -> {
      if (piece.side() == side && piece.type().is(Flag.ROYAL)) {
        squares.add(square);
      }
    });
    return squares;
  }

  /** The sides that play without a royal piece. */
  Set<Side> kingless(Setup setup) {
    return setup.kingless().orElseGet(() -> guessed(setup));
  }

  /**
   * Where nothing is said: who has none began without one. But where kings are taken, a side whose turn it
   * is in the middle of a game has just lost its last.
   */
  private Set<Side> guessed(Setup setup) {
    boolean kingsFall = rules.book().selfCheck() == SelfCheck.ALLOWED;
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      boolean justTaken = kingsFall && setup.number() > 1 && side == setup.side();
      if (onBoard(setup, side).isEmpty() && !justTaken) {
        sides.add(side);
      }
    }
    return sides;
  }

  /** What is to be said of a position after a move, as it is said where it cannot be guessed. */
  Setup carried(Setup before, Setup after) {
    Set<Side> sides = kingless(before);
    return guessed(after).equals(sides) ? after : after.withKingless(Optional.of(sides));
  }
}

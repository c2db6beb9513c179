package org.komabako.testkit;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower.Kind;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Passing;
import org.komabako.position.Rules;

/** What a piece can do, each effect once: promotion, lion rules and what it means for kings are left out. */
final class PlainEffects {
  /** What stands on a square that must not be passed or taken, in a judge's mind only. */
  static final PieceType STONE = PieceType.row("Z", "stone", "石", "ishi").build();

  private final Rules rules;
  private final PlainSteps steps;
  private final PlainAttacks attacks;

  PlainEffects(Rules rules, PlainSteps steps, PlainAttacks attacks) {
    this.rules = rules;
    this.steps = steps;
    this.attacks = attacks;
  }

  /** All that the piece on a square can do. */
  Set<Move> of(Setup setup, Square from, Piece piece) {
    Set<Move> effects = new LinkedHashSet<>();
    for (Leg leg : steps.legs(setup, from, piece)) {
      for (Square at : steps.along(setup, from, leg, piece)) {
        boolean free = !setup.pieces().containsKey(at);
        if (free ? leg.way().moves() : leg.way().takes() && !isOwn(setup, at)) {
          effects.add(new Move.Walk(from, at, false));
        }
      }
    }
    area(setup, from, piece, effects);
    for (Leg first : piece.type().lionPower().stepsOf(Kind.IGUI)) {
      Square mid = steps.step(from, first, piece.side());
      if (mid != null && PlainSteps.occupied(setup, mid) && !isOwn(setup, mid)) {
        effects.add(new Move.TwoStep(from, mid, from, false));
      }
    }
    for (Leg first : piece.type().lionPower().stepsOf(Kind.LION)) {
      Square mid = steps.step(from, first, piece.side());
      if (mid != null && !isOwn(setup, mid)) {
        for (Square to : steps.secondSteps(piece, from, mid, first)) {
          if (to.equals(from) || !isOwn(setup, to)) {
            canonical(setup, piece, from, mid, to).ifPresent(effects::add);
          }
        }
      }
    }
    if (piece.type().lionPower().goesOn()) {
      for (Leg step : piece.type().lionPower().steps()) {
        line(setup, from, step, piece, effects);
      }
    }
    if (piece.type().lionPower().leapsAnywhere()) {
      for (Square to : rules.layout().squares()) {
        boolean free = !PlainSteps.occupied(setup, to);
        if (free || !isOwn(setup, to) && attacks.mayTake(setup, from, to)) {
          effects.add(new Move.Walk(from, to, false));
        }
      }
    }
    return effects;
  }

  /** "To the third square of a line, taking on each or jumping over; or to the second and back to the first." */
  private void line(Setup setup, Square from, Leg step, Piece piece, Set<Move> effects) {
    Square first = steps.step(from, step, piece.side());
    Square second = first == null ? null : steps.step(first, step, piece.side());
    if (first == null || second == null) {
      return;
    }
    Square third = steps.step(second, step, piece.side());
    boolean takesFirst = PlainSteps.occupied(setup, first) && !isOwn(setup, first);
    boolean takesSecond = PlainSteps.occupied(setup, second) && !isOwn(setup, second);
    if (takesSecond && !isOwn(setup, first)) {
      effects.add(new Move.TwoStep(from, second, first, false));
    }
    if (third == null || isOwn(setup, third)) {
      return;
    }
    if (takesFirst) {
      effects.add(new Move.TwoStep(from, first, third, false));
    }
    if (takesSecond) {
      effects.add(new Move.TwoStep(from, second, third, false));
    }
    if (takesFirst && takesSecond) {
      effects.add(new Move.ThreeStep(from, first, second, third, false));
    }
  }

  /** "Up to three steps in any directions, over empty squares; it stops where it takes." */
  private void area(Setup setup, Square from, Piece piece, Set<Move> effects) {
    for (Square end : steps.areaEnds(setup, from, piece)) {
      if (!end.equals(from) && !isOwn(setup, end)) {
        effects.add(new Move.Walk(from, end, false));
      } else if (end.equals(from)) {
        canonical(setup, piece, from, steps.firstFree(setup, from, piece), from)
            .ifPresent(effects::add);
      }
    }
  }

  /** Two ways to write one effect are one move. */
  private Optional<Move> canonical(Setup setup, Piece piece, Square from, Square mid, Square to) {
    if (setup.pieces().containsKey(mid)) {
      return Optional.of(new Move.TwoStep(from, mid, to, false));
    }
    if (!to.equals(from)) {
      return Optional.of(new Move.Walk(from, to, false));
    }
    if (rules.book().passing() == Passing.FORBIDDEN) {
      return Optional.empty();
    }
    return piece.type().lionPower().steps().stream()
        .map(leg -> Optional.ofNullable(steps.step(from, leg, piece.side())))
        .flatMap(Optional::stream)
        .filter(square -> !setup.pieces().containsKey(square))
        .sorted()
        .findFirst()
        .map(first -> new Move.Pass(from, first));
  }

  private static boolean isOwn(Setup setup, Square square) {
    Piece piece = setup.pieces().get(square);
    return piece != null && (piece.side() == setup.side() || piece.type().equals(STONE));
  }
}

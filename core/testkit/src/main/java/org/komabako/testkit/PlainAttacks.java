package org.komabako.testkit;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower.Kind;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Rules;

/** The squares that pieces could go to or defend, by their way of moving and whatever forbids it. */
final class PlainAttacks {
  private final Rules rules;
  private final PlainSteps steps;

  PlainAttacks(Rules rules, PlainSteps steps) {
    this.rules = rules;
    this.steps = steps;
  }

  /** Whether a piece of a side could go to a square by its way of moving. */
  boolean attacked(Setup setup, Square square, Side by) {
    return setup.squaresOf(by).stream().anyMatch(from -> reaches(setup, from, square));
  }

  /** The squares that a side's pieces could go to or defend, by their way of moving. */
  Set<Square> attacked(Setup setup, Side by) {
    Set<Square> squares = new TreeSet<>();
    for (Square from : setup.squaresOf(by)) {
      for (Leg leg :
          steps.legs(setup, from, Objects.requireNonNull(setup.pieces().get(from)))) {
        if (leg.way().takes()) {
          squares.addAll(steps.along(setup, from, leg, PlainSteps.pieceOn(setup, from)));
        }
      }
      squares.addAll(besideLegs(setup, from));
      rules.layout().squares().stream()
          .filter(square -> leapsTo(setup, from, square))
          .forEach(squares::add);
    }
    return squares;
  }

  /** Whether the piece on a square could go to another. */
  boolean reaches(Setup setup, Square from, Square square) {
    Piece piece = PlainSteps.pieceOn(setup, from);
    return steps.legs(setup, from, piece).stream()
            .filter(leg -> leg.way().takes())
            .anyMatch(leg -> steps.along(setup, from, leg, piece).contains(square))
        || besideLegs(setup, from).contains(square)
        || leapsTo(setup, from, square);
  }

  /** What a piece takes by area moves, or without moving. */
  private Set<Square> besideLegs(Setup setup, Square from) {
    Piece piece = PlainSteps.pieceOn(setup, from);
    Set<Square> squares = steps.areaEnds(setup, from, piece);
    squares.remove(from);
    for (Leg leg : piece.type().lionPower().stepsOf(Kind.IGUI)) {
      Optional.ofNullable(steps.step(from, leg, piece.side())).ifPresent(squares::add);
    }
    return squares;
  }

  /** Whether a piece leaps anywhere, and would take on a square. */
  private boolean leapsTo(Setup setup, Square from, Square square) {
    return PlainSteps.pieceOn(setup, from).type().lionPower().leapsAnywhere()
        && !square.equals(from)
        && mayTake(setup, from, square);
  }

  /** "It takes any piece that no other protects", or anything but such a royal piece. */
  boolean mayTake(Setup setup, Square from, Square square) {
    Piece victim = setup.pieces().get(square);
    boolean anyhow = PlainSteps.pieceOn(setup, from).type().lionPower().takesProtected()
        && (victim == null || !victim.type().is(Flag.ROYAL));
    return anyhow || !isProtected(setup, from, square);
  }

  /** "A piece that another protects": whoever leaps there could be taken back, or its side leaps anywhere too. */
  private boolean isProtected(Setup setup, Square from, Square square) {
    Side enemy = PlainSteps.pieceOn(setup, from).side().opponent();
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    pieces.remove(from);
    Setup without = new Setup(
        pieces,
        setup.hands(),
        setup.side(),
        setup.number(),
        setup.lion(),
        setup.declined(),
        setup.dropped());
    boolean leaper = pieces.entrySet().stream()
        .anyMatch(each -> !each.getKey().equals(square)
            && each.getValue().side() == enemy
            && each.getValue().type().lionPower().leapsAnywhere());
    return leaper || attacked(without, square, enemy);
  }
}

package org.komabako.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Leg.Over;
import org.komabako.kernel.model.LionPower.Kind;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.SpecialMoves.JumpsTake;
import org.komabako.position.Rules;

/** The squares that pieces come to, walked step by step over a map of squares. */
final class PlainSteps {
  private final Rules rules;

  PlainSteps(Rules rules) {
    this.rules = rules;
  }

  /** "A piece moves as the friend right behind it", or in front of it. */
  List<Leg> legs(Setup setup, Square from, Piece piece) {
    MovesAs rule = rules.book().movesAs();
    int way = rule == MovesAs.BEHIND ? -1 : 1;
    Square beside = step(from, new Leg(0, way, 1), piece.side());
    Piece friend = rule == MovesAs.OWN || beside == null ? null : setup.pieces().get(beside);
    return (friend != null && friend.side() == piece.side() ? friend : piece)
        .type()
        .legs();
  }

  /** The squares of whoever it is that area steps come to, the first one if they can come back. */
  Set<Square> areaEnds(Setup setup, Square from, Piece piece) {
    Set<Square> ends = new TreeSet<>();
    if (piece.type().lionPower().stepsOf(Kind.AREA).isEmpty()) {
      return ends;
    }
    Set<Square> last = Set.of(from);
    for (int left = piece.type().lionPower().most(); left > 0; left--) {
      Set<Square> next = new TreeSet<>();
      for (Square at : last) {
        for (Leg leg : piece.type().lionPower().stepsOf(Kind.AREA)) {
          Optional.ofNullable(step(at, leg, piece.side())).ifPresent(next::add);
        }
      }
      ends.addAll(next);
      next.removeIf(square -> occupied(setup, square));
      last = next;
    }
    boolean back = piece.type().lionPower().stepsOf(Kind.AREA).stream()
        .map(leg -> step(from, leg, piece.side()))
        .anyMatch(square -> square != null && !occupied(setup, square));
    ends.remove(from);
    if (back) {
      ends.add(from);
    }
    return ends;
  }

  /** The first empty square beside, on which a pass goes and comes back. */
  Square firstFree(Setup setup, Square from, Piece piece) {
    return piece.type().lionPower().steps().stream()
        .map(leg -> Optional.ofNullable(step(from, leg, piece.side())))
        .flatMap(Optional::stream)
        .filter(square -> !occupied(setup, square))
        .findFirst()
        .orElseThrow();
  }

  /** The squares that a leg comes to, those of pieces that end it among them. */
  List<Square> along(Setup setup, Square from, Leg leg, Piece mover) {
    List<Square> squares = new ArrayList<>();
    if (leg.way().over() == Over.CORNER) {
      Leg straight = new Leg(leg.right(), leg.forward(), leg.range());
      for (Square corner : along(setup, from, straight, mover)) {
        for (Leg turn : occupied(setup, corner) ? List.<Leg>of() : leg.turns()) {
          squares.addAll(along(setup, corner, turn, mover));
        }
      }
      return squares;
    }
    boolean first = true;
    boolean over = leg.way().over() == Over.NOTHING;
    Square at = step(from, leg, mover.side());
    for (int left = leg.range(); left > 0 && at != null; left--) {
      Piece there = setup.pieces().get(at);
      boolean skipped = leg.way().over() == Over.FIRST_SQUARE && first;
      if (over && mayTake(leg, there, mover)) {
        squares.add(at);
      }
      if (there != null && !skipped && ends(leg, there, mover, over)) {
        return squares;
      }
      over |= skipped || there != null;
      first = false;
      at = step(at, leg, mover.side());
    }
    return squares;
  }

  private static boolean ends(Leg leg, Piece there, Piece mover, boolean over) {
    return leg.way().over() == Over.LOWER ? there.type().rank() >= mover.type().rank() : over;
  }

  private boolean mayTake(Leg leg, @Nullable Piece there, Piece mover) {
    return there == null
        || leg.way().over() != Over.LOWER
        || rules.book().special().jumpsTake() == JumpsTake.ANY
        || there.type().rank() < mover.type().rank();
  }

  /** Where a lion that stands on its first square goes on to, its own square among them. */
  List<Square> secondSteps(Piece piece, Square from, Square mid, Leg first) {
    List<Square> squares = new ArrayList<>(List.of(from));
    if (!piece.type().lionPower().turns()) {
      Square straightOn = step(mid, first, piece.side());
      if (straightOn != null) {
        squares.add(straightOn);
      }
      return squares;
    }
    for (Leg second : piece.type().lionPower().steps()) {
      Square to = step(mid, second, piece.side());
      if (to != null) {
        squares.add(to);
      }
    }
    return squares;
  }

  /** The square that one step leads to; null off the board. */
  @Nullable
  Square step(Square from, Leg leg, Side side) {
    int sign = side == Side.BLACK ? 1 : -1;
    int file = from.file() - sign * leg.right();
    int rank = from.rank() - sign * leg.forward();
    boolean on = file >= 1
        && file <= rules.table().files()
        && rank >= 1
        && rank <= rules.table().ranks();
    return on ? new Square(file, rank) : null;
  }

  static boolean occupied(Setup setup, Square square) {
    return setup.pieces().containsKey(square);
  }

  static Piece pieceOn(Setup setup, Square square) {
    return Objects.requireNonNull(setup.pieces().get(square));
  }

  /** Whether a piece has no square to go to from a square, on an empty board. */
  boolean isStuck(PieceType type, Side side, Square square) {
    return !type.lionPower().leapsAnywhere()
        && type.legs().stream().allMatch(leg -> step(square, leg, side) == null);
  }
}

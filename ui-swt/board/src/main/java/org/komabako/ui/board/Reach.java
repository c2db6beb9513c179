package org.komabako.ui.board;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.position.Position;

/**
 * Where a piece gets by its way of moving, whoever is to move and whatever else forbids it.
 *
 * @param piece which
 * @param from where it stands
 * @param squares all that it would reach on an empty board, and what is so of each
 */
public record Reach(Piece piece, Square from, Map<Square, Kind> squares) {
  /** What is so of a square. */
  public enum Kind {
    /** It can go there. */
    FREE,
    /** It can take there. */
    CAPTURE,
    /** It covers a piece of its own side there. */
    DEFENDED,
    /** It could go there if nothing stood in between. */
    BLOCKED
  }

  /** Of the piece on a square; empty where none is. */
  public static Optional<Reach> of(Position position, Square from) {
    return position.piece(from).map(piece -> of(position, piece, from));
  }

  private static Reach of(Position position, Piece piece, Square from) {
    Map<Square, Kind> squares = new TreeMap<>();
    for (Leg leg : mover(position, piece, from).type().legs()) {
      if (leg.way() == Leg.Way.HOOK) {
        hooks(position, piece, from, leg, squares);
      } else {
        along(position, piece, from, leg, squares);
      }
    }
    area(position, piece, from, squares);
    if (mover(position, piece, from).type().lionPower().leapsAnywhere()) {
      anywhere(position, piece, from, squares);
    }
    return new Reach(piece, from, squares);
  }

  /** Adds where a leg leads from a square. */
  private static void along(
      Position position, Piece piece, Square from, Leg leg, Map<Square, Kind> squares) {
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    Leg.Over gone = leg.way().over();
    boolean open = true;
    boolean over = gone == Leg.Over.NOTHING || gone == Leg.Over.FIRST_SQUARE;
    for (int step = gone == Leg.Over.FIRST_SQUARE ? 2 : 1; step <= leg.range(); step++) {
      int file = from.file() - sign * leg.right() * step;
      int rank = from.rank() - sign * leg.forward() * step;
      Optional<Square> square = square(position, file, rank);
      if (square.isEmpty()) {
        break;
      }
      Optional<Piece> there = position.piece(square.get());
      boolean goes = there.isEmpty() ? leg.way().moves() : leg.way().takes();
      if (over && (goes || !open)) {
        Kind kind = open ? kind(piece, there) : Kind.BLOCKED;
        // A jump may reach what a slide does not.
        squares.merge(square.get(), kind, (a, b) -> a == Kind.BLOCKED ? b : a);
      }
      boolean stops = gone == Leg.Over.LOWER
          ? there.filter(each -> each.type().rank() >= piece.type().rank()).isPresent()
          : over && there.isPresent();
      open &= !stops;
      over |= there.isPresent();
    }
  }

  /** Adds all empty squares, and those of pieces that nobody protects or that it takes all the same. */
  private static void anywhere(
      Position position, Piece piece, Square from, Map<Square, Kind> squares) {
    var table = position.rules().table();
    for (int i = 0; i < table.files() * table.ranks(); i++) {
      Square to = new Square(i % table.files() + 1, i / table.files() + 1);
      Optional<Piece> there = position.piece(to);
      boolean own = there.filter(other -> other.side() == piece.side()).isPresent();
      boolean guarded = there
          .filter(other ->
              !piece.type().lionPower().takesProtected() || other.type().is(PieceType.Flag.ROYAL))
          .isPresent();
      boolean kept =
          !own && guarded && !position.attackers(to, piece.side().opponent()).isEmpty();
      if (!to.equals(from) && !own && !kept) {
        squares.put(to, kind(piece, there));
      }
    }
  }

  /** Adds where a leg leads from each empty square to its corner. */
  private static void hooks(
      Position position, Piece piece, Square from, Leg leg, Map<Square, Kind> squares) {
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    Optional<Square> corner = Optional.of(from);
    for (int left = leg.range(); left > 0; left--) {
      corner = corner
          .flatMap(at ->
              square(position, at.file() - sign * leg.right(), at.rank() - sign * leg.forward()))
          .filter(at -> position.piece(at).isEmpty());
      for (Leg turn : corner.isPresent() ? leg.turns() : List.<Leg>of()) {
        along(position, piece, corner.get(), turn, squares);
      }
    }
  }

  /** Adds where an area move leads over empty squares, step by step. */
  private static void area(Position position, Piece piece, Square from, Map<Square, Kind> squares) {
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    Set<Square> last = Set.of(from);
    for (int step = 0; step < piece.type().lionPower().most(); step++) {
      Set<Square> next = new HashSet<>();
      for (Square at : last) {
        for (Leg leg : piece.type().lionPower().stepsOf(LionPower.Kind.AREA)) {
          square(position, at.file() - sign * leg.right(), at.rank() - sign * leg.forward())
              .filter(to -> !to.equals(from))
              .ifPresent(next::add);
        }
      }
      for (Square to : next) {
        squares.merge(to, kind(piece, position.piece(to)), (a, b) -> a == Kind.BLOCKED ? b : a);
      }
      next.removeIf(to -> position.piece(to).isPresent());
      last = next;
    }
  }

  /** The piece itself, or the friend beside it whose moves it makes. */
  private static Piece mover(Position position, Piece piece, Square from) {
    MovesAs rule = position.rules().book().movesAs();
    boolean down = piece.side() == Side.BLACK == (rule == MovesAs.BEHIND);
    return rule == MovesAs.OWN
        ? piece
        : square(position, from.file(), from.rank() + (down ? 1 : -1))
            .flatMap(position::piece)
            .filter(friend -> friend.side() == piece.side())
            .orElse(piece);
  }

  private static Kind kind(Piece piece, Optional<Piece> there) {
    return there
        .map(other -> other.side() == piece.side() ? Kind.DEFENDED : Kind.CAPTURE)
        .orElse(Kind.FREE);
  }

  private static Optional<Square> square(Position position, int file, int rank) {
    var table = position.rules().table();
    return file < 1 || file > table.files() || rank < 1 || rank > table.ranks()
        ? Optional.empty()
        : Optional.of(new Square(file, rank));
  }
}

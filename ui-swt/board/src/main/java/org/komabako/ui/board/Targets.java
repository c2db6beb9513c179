package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/** Where a chosen piece can go, and which moves a target stands for. All from the legal moves. */
public final class Targets {
  private final Snapshot snapshot;
  private final boolean quick;

  /**
   * Of a game at one moment.
   *
   * @param quick whether a step to an empty neighbour is the whole move, also where a second step
   *     could follow; what it could do is reached by other first steps, by jumps and by passing
   */
  public Targets(Snapshot snapshot, boolean quick) {
    this.snapshot = snapshot;
    this.quick = quick;
  }

  private Position position() {
    return snapshot.position();
  }

  /** The targets of what is chosen, by square; empty if nothing is. */
  public Map<Square, Target> of(InputState state) {
    Map<Square, Target> targets = new TreeMap<>();
    if (state instanceof InputState.Selected selected) {
      fromSquare(selected.from()).forEach(t -> targets.put(t.square(), t));
    } else if (state instanceof InputState.Midway midway) {
      fromMidway(midway).forEach(t -> targets.put(t.square(), t));
    } else if (state instanceof InputState.Dropping dropping) {
      String type = dropping.type().id();
      legal(move -> move instanceof Move.Drop drop && drop.piece().equals(type)).stream()
          .map(Move::to)
          .distinct()
          .map(to -> target(to, Target.Kind.MOVE, drops(type, to)))
          .forEach(t -> targets.put(t.square(), t));
    }
    return targets;
  }

  private List<Target> fromSquare(Square from) {
    List<Target> targets = new ArrayList<>();
    snapshot.legal().stream()
        .filter(move -> move instanceof Move.Walk walk && walk.from().equals(from))
        .map(Move::to)
        .distinct()
        .forEach(to -> targets.add(target(to, Target.Kind.MOVE, walks(from, to))));
    List<Square> mids = firstSteps(from);
    targets.removeIf(target -> mids.contains(target.square()));
    for (Square mid : mids) {
      targets.add(new Target(
          mid, Target.Kind.FIRST_STEP, position().piece(mid).isPresent(), Target.Promotion.NONE));
    }
    return targets;
  }

  private List<Target> fromMidway(InputState.Midway midway) {
    List<Target> targets = new ArrayList<>();
    Square from = midway.from();
    Square mid = midway.mid();
    boolean captures = position().piece(mid).isPresent();
    for (Square to : reachable(midway)) {
      List<Move> moves = onward(midway, to);
      if (goesOn(midway, to)) {
        targets.add(new Target(to, Target.Kind.FIRST_STEP, true, Target.Promotion.NONE));
      } else if (!moves.isEmpty()) {
        Target.Kind kind = to.equals(from) ? Target.Kind.BACK : Target.Kind.MOVE;
        Target target = target(to, kind, moves);
        targets.add(new Target(
            to, kind, !to.equals(from) && position().piece(to).isPresent(), target.promotion()));
      }
    }
    List<Move> stops = stops(midway);
    if (!stops.isEmpty()) {
      targets.add(new Target(
          mid, Target.Kind.STOP, captures, target(mid, Target.Kind.STOP, stops).promotion()));
    }
    return targets;
  }

  private Target target(Square to, Target.Kind kind, List<Move> moves) {
    boolean plain = moves.stream().anyMatch(move -> !move.promotes());
    boolean promoted = moves.stream().anyMatch(Move::promotes);
    Target.Promotion promotion = !promoted
        ? Target.Promotion.NONE
        : plain ? Target.Promotion.CHOICE : Target.Promotion.FORCED;
    return new Target(to, kind, position().piece(to).isPresent(), promotion);
  }

  /** The legal moves in one go between two squares, with and without promotion. */
  public List<Move> walks(Square from, Square to) {
    return legal(move ->
        move instanceof Move.Walk walk && walk.from().equals(from) && walk.to().equals(to));
  }

  /** The legal drops of a type on a square, with and without promotion. */
  public List<Move> drops(String type, Square to) {
    return legal(move ->
        move instanceof Move.Drop drop && drop.piece().equals(type) && drop.to().equals(to));
  }

  /** The legal moves that stepping over a square comes to; over an empty one also jumps. */
  public List<Move> twoSteps(Square from, Square mid, Square to) {
    Move plain = position().canonical(new Move.TwoStep(from, mid, to, false));
    Move promoted = position().canonical(new Move.TwoStep(from, mid, to, true));
    return legal(move -> move.equals(plain) || move.equals(promoted));
  }

  /** The legal moves in which a piece that is midway goes to a square and ends there. */
  public List<Move> onward(InputState.Midway midway, Square to) {
    Square from = midway.from();
    Square mid = midway.mid();
    if (midway.first().isEmpty()) {
      return twoSteps(from, mid, to);
    }
    Square first = midway.first().get();
    return to.equals(first) ? twoSteps(from, mid, first) : threeSteps(from, first, mid, to);
  }

  /** How far the piece that is chosen comes by a step to a square that it may go on from; empty if it ends there. */
  Optional<InputState> step(InputState state, Square to) {
    if (state instanceof InputState.Selected selected
        && firstSteps(selected.from()).contains(to)) {
      return Optional.of(new InputState.Midway(selected.from(), to));
    }
    return state instanceof InputState.Midway midway && goesOn(midway, to)
        ? Optional.of(new InputState.Midway(midway.from(), to, Optional.of(midway.mid())))
        : Optional.empty();
  }

  /** The legal moves in which a piece that is midway stops where it is. */
  public List<Move> stops(InputState.Midway midway) {
    return midway
        .first()
        .map(first -> twoSteps(midway.from(), first, midway.mid()))
        .orElseGet(() -> walks(midway.from(), midway.mid()));
  }

  /** Whether a piece that is midway after its first step takes on a square and may go on from there. */
  public boolean goesOn(InputState.Midway midway, Square to) {
    Square from = midway.from();
    if (midway.first().isPresent() || !isNextOnLine(from, midway.mid(), to)) {
      return false;
    }
    InputState.Midway next = new InputState.Midway(from, to, Optional.of(midway.mid()));
    return position().piece(to).isPresent()
        && reachable(next).stream().anyMatch(end -> !onward(next, end).isEmpty());
  }

  private boolean isNextOnLine(Square from, Square mid, Square to) {
    return goesFar(from)
        && neighbours(from).contains(mid)
        && to.file() - mid.file() == mid.file() - from.file()
        && to.rank() - mid.rank() == mid.rank() - from.rank();
  }

  private boolean goesFar(Square from) {
    return position().piece(from).filter(p -> p.type().lionPower().goesOn()).isPresent();
  }

  private List<Move> threeSteps(Square from, Square mid, Square second, Square to) {
    Move plain = position().canonical(new Move.ThreeStep(from, mid, second, to, false));
    Move promoted = position().canonical(new Move.ThreeStep(from, mid, second, to, true));
    return legal(move -> move.equals(plain) || move.equals(promoted));
  }

  /** The legal pass of the piece on a square. */
  public Optional<Move> pass(Square from) {
    return passes(Optional.of(from)).stream().findFirst();
  }

  /** The legal passes: of the piece on a square, or of all pieces. */
  List<Move> passes(Optional<Square> from) {
    return legal(
        move -> move instanceof Move.Pass && (from.isEmpty() || move.origin().equals(from)));
  }

  private List<Move> legal(Predicate<Move> wanted) {
    return snapshot.legal().stream().filter(wanted).toList();
  }

  /** The neighbours that the first of two steps can be taken to, and something can follow. */
  public List<Square> firstSteps(Square from) {
    List<Square> mids = new ArrayList<>();
    List<Square> near = neighbours(from);
    List<Square> all = new ArrayList<>(near);
    if (goesFar(from)) {
      near.forEach(square -> beyond(from, square, 1).ifPresent(all::add));
    }
    for (Square mid : all) {
      boolean goesOn = legal(
              move -> (move instanceof Move.TwoStep || move instanceof Move.ThreeStep)
                  && move.origin().filter(from::equals).isPresent()
                  && move.over().get(0).equals(mid))
          .stream()
          .findFirst()
          .isPresent();
      boolean canPass =
          near.contains(mid) && position().piece(mid).isEmpty() && pass(from).isPresent();
      boolean ends =
          quick && position().piece(mid).isEmpty() && !walks(from, mid).isEmpty();
      if (!ends && (goesOn || canPass)) {
        mids.add(mid);
      }
    }
    return mids;
  }

  /** Some steps of a line further than a square, as it lies from another. */
  private Optional<Square> beyond(Square from, Square mid, int steps) {
    return square(
        mid.file() + steps * Integer.signum(mid.file() - from.file()),
        mid.rank() + steps * Integer.signum(mid.rank() - from.rank()));
  }

  private List<Square> reachable(InputState.Midway midway) {
    Square from = midway.from();
    Square mid = midway.mid();
    boolean near = neighbours(from).contains(mid);
    List<Square> squares = new ArrayList<>();
    if (!near) {
      // On the second square of a line: on, or back to the first.
      beyond(from, mid, 1).ifPresent(squares::add);
      beyond(from, mid, -1).ifPresent(squares::add);
      return squares;
    }
    squares.add(from);
    if (goesFar(from)) {
      beyond(from, mid, 1).ifPresent(squares::add);
      beyond(from, mid, 2).ifPresent(squares::add);
    }
    Optional<Piece> mover = position().piece(from);
    if (mover.isPresent() && mover.get().type().lionPower().turns()) {
      neighbours(mover.get(), mid).stream().filter(to -> !to.equals(from)).forEach(squares::add);
    } else {
      beyond(from, mid, 1).ifPresent(squares::add);
    }
    return squares.stream().distinct().toList();
  }

  private List<Square> neighbours(Square from) {
    return position().piece(from).map(piece -> neighbours(piece, from)).orElse(List.of());
  }

  private List<Square> neighbours(Piece piece, Square from) {
    int sign = piece.side() == Side.BLACK ? 1 : -1;
    List<Square> squares = new ArrayList<>();
    for (Leg leg : piece.type().lionPower().steps()) {
      square(from.file() - sign * leg.right(), from.rank() - sign * leg.forward())
          .ifPresent(squares::add);
    }
    return squares;
  }

  private Optional<Square> square(int file, int rank) {
    var table = Objects.requireNonNull(position().rules().table());
    return file < 1 || file > table.files() || rank < 1 || rank > table.ranks()
        ? Optional.empty()
        : Optional.of(new Square(file, rank));
  }
}

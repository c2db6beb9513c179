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
    for (Square to : reachable(from, mid)) {
      List<Move> moves = twoSteps(from, mid, to);
      if (!moves.isEmpty()) {
        Target.Kind kind = to.equals(from) ? Target.Kind.BACK : Target.Kind.MOVE;
        Target target = target(to, kind, moves);
        targets.add(new Target(
            to, kind, !to.equals(from) && position().piece(to).isPresent(), target.promotion()));
      }
    }
    List<Move> stops = walks(from, mid);
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

  /** The legal pass of the piece on a square. */
  public Optional<Move> pass(Square from) {
    return legal(move -> move instanceof Move.Pass pass && pass.from().equals(from)).stream()
        .findFirst();
  }

  private List<Move> legal(Predicate<Move> wanted) {
    return snapshot.legal().stream().filter(wanted).toList();
  }

  /** The neighbours that the first of two steps can be taken to, and something can follow. */
  public List<Square> firstSteps(Square from) {
    List<Square> mids = new ArrayList<>();
    for (Square mid : neighbours(from)) {
      boolean goesOn = legal(move -> move instanceof Move.TwoStep step
              && step.from().equals(from)
              && step.mid().equals(mid))
          .stream()
          .findFirst()
          .isPresent();
      boolean canPass = position().piece(mid).isEmpty() && pass(from).isPresent();
      boolean ends =
          quick && position().piece(mid).isEmpty() && !walks(from, mid).isEmpty();
      if (!ends && (goesOn || canPass)) {
        mids.add(mid);
      }
    }
    return mids;
  }

  private List<Square> reachable(Square from, Square mid) {
    List<Square> squares = new ArrayList<>();
    squares.add(from);
    Optional<Piece> mover = position().piece(from);
    if (mover.isPresent() && mover.get().type().lionPower().turns()) {
      neighbours(mover.get(), mid).stream().filter(to -> !to.equals(from)).forEach(squares::add);
    } else {
      square(2 * mid.file() - from.file(), 2 * mid.rank() - from.rank()).ifPresent(squares::add);
    }
    return squares;
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

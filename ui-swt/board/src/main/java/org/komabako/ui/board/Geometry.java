package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Where the squares, the stands and the coordinates are in a window of some size. All lines of the
 * grid lie on whole points, so they are sharp at every zoom. Files are counted from the right of Black.
 *
 * @param plan what it was made for
 * @param board the squares, without frame and coordinates
 * @param cell the length of a square's edge, whole points
 * @param frame the wood around the squares; coordinates are written on it
 * @param stands where the pieces in hand are; empty where there are no hands
 */
public record Geometry(Plan plan, Box board, int cell, int frame, Optional<Stand.Pair> stands) {
  /** Smaller squares could not be hit. */
  private static final int SMALLEST = 10;

  /** Of the width of a square: room between board and stand. */
  private static final double GAP = 0.3;

  /** Of the width of a square: what is just behind its edge. */
  private static final double BEHIND = 0.4;

  private static final double LABEL = 0.42;
  private static final double EDGE = 0.18;

  /**
   * The largest board that fits, in the middle of the space, with its stands beside it: the near one at the right
   * hand of its player, the far one at the left. Never smaller than can be hit.
   */
  public static Geometry fit(Plan plan, double width, double height) {
    int columns = plan.handKinds() == 0 ? 0 : (plan.handKinds() + plan.ranks() - 1) / plan.ranks();
    double beside = columns == 0 ? 0 : 2 * (columns * Stand.BESIDE + GAP);
    Geometry alone = board(plan, new Box(0, 0, width, height), beside, Optional.empty());
    if (columns == 0) {
      return alone;
    }
    double wide = columns * Math.round(alone.cell * Stand.BESIDE);
    double gap = Math.round(alone.cell * GAP);
    Box wood = alone.wood();
    Box near = new Box(wood.x() + wood.width() + gap, wood.y(), wide, wood.height());
    Box far = new Box(wood.x() - gap - wide, wood.y(), wide, wood.height());
    return new Geometry(
        plan,
        alone.board,
        alone.cell,
        alone.frame,
        Optional.of(new Stand.Pair(
            Stand.beside(near, true, columns, plan.ranks(), alone.frame),
            Stand.beside(far, false, columns, plan.ranks(), alone.frame))));
  }

  /** The largest board that fits into a place, in its middle, with the stands elsewhere. */
  public static Geometry fit(Plan plan, Box place, Stand.Pair stands) {
    return board(plan, place, 0, Optional.of(stands));
  }

  /** @param beside what is to be left free for stands, in squares */
  private static Geometry board(Plan plan, Box place, double beside, Optional<Stand.Pair> stands) {
    double frames = frames(plan);
    double across = plan.files() + frames + beside;
    double down = plan.ranks() + frames;
    int cell = Math.max(
        SMALLEST, (int) Math.floor(Math.min(place.width() / across, place.height() / down)));
    int frame = (int) Math.round(cell * (plan.labels() ? LABEL : EDGE));
    double boardWidth = (double) cell * plan.files();
    double boardHeight = (double) cell * plan.ranks();
    Box board = new Box(
        Math.floor(place.x() + (place.width() - boardWidth) / 2),
        Math.floor(place.y() + (place.height() - boardHeight) / 2),
        boardWidth,
        boardHeight);
    return new Geometry(plan, board, cell, frame, stands);
  }

  /** How wide a place must be for the largest board of a height with the wood around it, without stands. */
  public static double width(Plan plan, double height) {
    Geometry largest = board(plan, new Box(0, 0, Integer.MAX_VALUE, height), 0, Optional.empty());
    // The wood is rounded, and may want less than what the same board is asked to fit into.
    return largest.cell * (plan.files() + frames(plan));
  }

  /** The wood at both sides, in squares. */
  private static double frames(Plan plan) {
    return 2 * (plan.labels() ? LABEL : EDGE);
  }

  /** The same elsewhere. */
  public Geometry moved(int right, int down) {
    return new Geometry(
        plan,
        board.moved(right, down),
        cell,
        frame,
        stands.map(
            pair -> new Stand.Pair(pair.near().moved(right, down), pair.far().moved(right, down))));
  }

  /** The squares with the wood around them. */
  public Box wood() {
    return board.inset(-frame);
  }

  /** Where a square of the board is. */
  public Box cell(Square square) {
    int column = mirrored() ? square.file() - 1 : plan.files() - square.file();
    int row = mirrored() ? plan.ranks() - square.rank() : square.rank() - 1;
    return new Box(board.x() + (double) column * cell, board.y() + (double) row * cell, cell, cell);
  }

  /** The square under a point. */
  public Optional<Square> squareAt(double x, double y) {
    if (!board.contains(x, y)) {
      return Optional.empty();
    }
    int column = (int) ((x - board.x()) / cell);
    int row = (int) ((y - board.y()) / cell);
    int file = mirrored() ? column + 1 : plan.files() - column;
    int rank = mirrored() ? plan.ranks() - row : row + 1;
    return Optional.of(new Square(file, rank));
  }

  /** The stand of a side; empty where there are no hands. */
  public Optional<Box> stand(Side side) {
    return standOf(side).map(Stand::box);
  }

  private Optional<Stand> standOf(Side side) {
    return stands.map(pair -> pair.of(side, plan.bottom()));
  }

  /** The place of the piece with a number on a stand, from 0. */
  public Box slot(Side side, int index) {
    return standOf(side).orElseThrow().slot(index);
  }

  /** Where a square, or what a side has of a piece in hand, is. */
  public Box box(Spot spot, Position position) {
    if (spot instanceof Spot.Hand hand) {
      int index = List.copyOf(position.hand(hand.side()).keySet()).indexOf(hand.type());
      return slot(hand.side(), Math.max(0, index));
    }
    return spot instanceof Spot.Cell at ? cell(at.square()) : board;
  }

  /**
   * The same, larger: what is at a point stays there.
   *
   * @param times a whole number, so that lines stay sharp
   */
  public Geometry magnified(int times, double x, double y) {
    Box large = board.scaled(times, x, y);
    return new Geometry(
        plan,
        new Box(Math.floor(large.x()), Math.floor(large.y()), large.width(), large.height()),
        cell * times,
        frame * times,
        stands.map(pair ->
            new Stand.Pair(pair.near().scaled(times, x, y), pair.far().scaled(times, x, y))));
  }

  /** The number of the place on a stand under a point, whether a piece stands there or not. */
  public OptionalInt slotAt(Side side, double x, double y) {
    return standOf(side).map(stand -> stand.at(x, y)).orElse(OptionalInt.empty());
  }

  /**
   * Whether a point is just outside a square, less than half a square from its edge, towards a place.
   */
  public boolean isBehind(Square square, Box place, double x, double y) {
    Box box = cell(square);
    double right = place.centerX() - box.centerX();
    double down = place.centerY() - box.centerY();
    double towards =
        ((x - box.centerX()) * right + (y - box.centerY()) * down) / Math.hypot(right, down);
    return !box.contains(x, y)
        && box.inset(-BEHIND * cell).contains(x, y)
        && towards > BEHIND * cell;
  }

  /** Where the name of a file is written: above the board. */
  public Box fileLabel(int file) {
    Box box = cell(new Square(file, 1));
    return new Box(box.x(), board.y() - frame, cell, frame);
  }

  /** Where the name of a rank is written: right of the board. */
  public Box rankLabel(int rank) {
    Box box = cell(new Square(1, rank));
    return new Box(board.x() + board.width(), box.y(), frame, cell);
  }

  /**
   * Where the answers of a question about a square are: the first on the square, the others going on
   * towards the middle of the board, so that they are always inside.
   */
  public List<Box> answers(Square square, int count) {
    Box first = cell(square);
    boolean down = first.centerY() < board.centerY();
    List<Box> boxes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double y = first.y() + (down ? i : -i) * (double) cell;
      boxes.add(new Box(first.x(), y, cell, cell));
    }
    return List.copyOf(boxes);
  }

  /** Whether White sits at the lower edge. */
  public boolean mirrored() {
    return plan.bottom() == Side.WHITE;
  }
}

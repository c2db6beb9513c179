package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.position.Position;

/**
 * Where the squares, the stands and the coordinates are in a window of some size. All lines of the
 * grid lie on whole points, so they are sharp at every zoom.
 *
 * <p>The near stand (of the side at the lower edge) is at the right hand of its player, the far stand
 * at the left, as the stands stand beside a real board. Files are counted from the right of Black.
 *
 * @param plan what it was made for
 * @param board the squares, without frame and coordinates
 * @param cell the length of a square's edge, whole points
 * @param frame the wood around the squares; coordinates are written on it
 * @param standColumns how many pieces stand beside each other on a stand
 */
public record Geometry(Plan plan, Box board, int cell, int frame, int standColumns) {
  /** Smaller squares could not be hit. */
  private static final int SMALLEST = 10;

  /** Of the width of a square: room between board and stand. */
  private static final double GAP = 0.3;

  /** Of the width of a square: what is just behind its edge. */
  private static final double BEHIND = 0.4;

  private static final double LABEL = 0.42;
  private static final double EDGE = 0.18;

  /** The largest board that fits, in the middle of the space. Never smaller than can be hit. */
  public static Geometry fit(Plan plan, double width, double height) {
    int columns = plan.handKinds() == 0 ? 0 : (plan.handKinds() + plan.ranks() - 1) / plan.ranks();
    double frames = 2 * (plan.labels() ? LABEL : EDGE);
    double across = plan.files() + frames + (columns == 0 ? 0 : 2 * (columns * 1.25 + GAP));
    double down = plan.ranks() + frames;
    int cell = Math.max(SMALLEST, (int) Math.floor(Math.min(width / across, height / down)));
    int frame = (int) Math.round(cell * (plan.labels() ? LABEL : EDGE));
    double boardWidth = (double) cell * plan.files();
    double boardHeight = (double) cell * plan.ranks();
    Box board = new Box(
        Math.floor((width - boardWidth) / 2),
        Math.floor((height - boardHeight) / 2),
        boardWidth,
        boardHeight);
    return new Geometry(plan, board, cell, frame, columns);
  }

  /** The same elsewhere. */
  public Geometry moved(int right, int down) {
    Box there = new Box(board.x() + right, board.y() + down, board.width(), board.height());
    return new Geometry(plan, there, cell, frame, standColumns);
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
    if (standColumns == 0) {
      return Optional.empty();
    }
    double width = standColumns * slotWidth();
    double gap = Math.round(cell * GAP);
    Box wood = wood();
    return Optional.of(
        side == plan.bottom()
            ? new Box(wood.x() + wood.width() + gap, wood.y(), width, wood.height())
            : new Box(wood.x() - gap - width, wood.y(), width, wood.height()));
  }

  /** How wide it is with the wood around it and the stands. */
  public double width() {
    double stands =
        standColumns == 0 ? 0 : 2 * (standColumns * slotWidth() + Math.round(cell * GAP));
    return wood().width() + stands;
  }

  private double slotWidth() {
    return Math.round(cell * 1.25);
  }

  /**
   * The place of the piece with a number on a stand, from 0. Each player's stand begins at his own
   * end.
   */
  public Box slot(Side side, int index) {
    Box stand = stand(side).orElseThrow();
    int column = index % standColumns;
    int row = index / standColumns;
    boolean near = side == plan.bottom();
    double x = near
        ? stand.x() + column * slotWidth()
        : stand.x() + stand.width() - (column + 1) * slotWidth();
    double y = near
        ? stand.y() + stand.height() - frame - (row + 1.0) * cell
        : stand.y() + frame + (double) row * cell;
    return new Box(x, y, slotWidth(), cell);
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
    Box large = new Box(
        Math.floor(x - (x - board.x()) * times),
        Math.floor(y - (y - board.y()) * times),
        board.width() * times,
        board.height() * times);
    return new Geometry(plan, large, cell * times, frame * times, standColumns);
  }

  /** The number of the place on a stand under a point, whether a piece stands there or not. */
  public OptionalInt slotAt(Side side, double x, double y) {
    Optional<Box> stand = stand(side);
    if (stand.isEmpty() || !stand.get().contains(x, y)) {
      return OptionalInt.empty();
    }
    for (int i = 0; i < standColumns * plan.ranks(); i++) {
      if (slot(side, i).contains(x, y)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
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

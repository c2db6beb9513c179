package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.KeyWalk;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Spot;

/** The cursor of the keyboard on a board: where it is, how it walks, what is chosen and drawn with it. */
public final class BoardCursor {
  private static final int LAST = Integer.MAX_VALUE;
  private static final int LAST_COLUMN = 10_000;

  private final BoardCanvas board;
  private final BoardZoom zoom;
  private final BoardPen pen;
  private final Consumer<Request> requests;
  private Optional<Spot> at = Optional.empty();

  /** @param requests takes what the player asks of the game */
  BoardCursor(BoardCanvas board, BoardZoom zoom, BoardPen pen, Consumer<Request> requests) {
    this.board = board;
    this.zoom = zoom;
    this.pen = pen;
    this.requests = requests;
  }

  /** Where it is; empty while the mouse is used. */
  public Optional<Spot> at() {
    return at;
  }

  /** Shows it where it was, or where the game is. */
  public void show() {
    board.input().ifPresent(known -> put(at.orElseGet(() -> KeyWalk.begin(known.snapshot()))));
  }

  /** Puts it somewhere; that part of the board comes in sight. */
  public void put(Spot spot) {
    at = Optional.of(spot);
    board
        .input()
        .ifPresent(known -> board
            .geometry()
            .ifPresent(g -> zoom.show(g.box(spot, known.snapshot().position()))));
    board.refresh();
    board.access().focus(spot);
  }

  /** The keyboard is not used any more. */
  public void hide() {
    leave();
    board.refresh();
  }

  /** The mouse is used from now on. */
  void leave() {
    at = Optional.empty();
  }

  /** An arrow key: it walks; the first one only shows it. */
  void walk(KeyWalk.Way way) {
    Optional<BoardInput> input = board.input();
    if (input.isEmpty() || at.isEmpty()) {
      show();
      return;
    }
    Spot from = at.get();
    board
        .geometry()
        .map(g -> new KeyWalk(g, input.get().snapshot().position()).step(from, way))
        .ifPresent(this::put);
  }

  /** Chooses what is under it, as a click does. */
  void choose(BoardInput.Promote promote) {
    Optional<BoardInput> input = board.input();
    if (input.isPresent() && at.isPresent()) {
      input.get().choose(at.get(), promote).ifPresent(requests);
      board.refresh();
    }
  }

  /**
   * Draws by key: the first time begins where it is, the second ends there, which is an arrow, or a mark if it has not
   * moved.
   */
  public void draw(int color) {
    if (at.isPresent() && at.get() instanceof Spot.Cell cell) {
      pen.point(cell.square(), color);
    }
  }

  /** All places that it can be, row by row as they are seen, then the hands. */
  List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    board
        .input()
        .ifPresent(known -> board
            .geometry()
            .ifPresent(g -> spots.addAll(new KeyWalk(g, known.snapshot().position()).spots())));
    spots.sort(
        Comparator.comparingInt(spot -> spot instanceof Spot.Cell cell ? order(cell) : LAST));
    return spots;
  }

  private int order(Spot.Cell cell) {
    return board
        .geometry()
        .map(g -> {
          Box box = g.cell(cell.square());
          return (int) (box.y() * LAST_COLUMN + box.x());
        })
        .orElse(0);
  }
}

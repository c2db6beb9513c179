package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleTableAdapter;
import org.eclipse.swt.accessibility.AccessibleTableEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.Spot;
import org.komabako.ui.widgets.text.Messages;

/**
 * The board for screen readers: a table of squares, each a cell that speaks, row by row as they are
 * seen; then a cell for each kind of piece in hand. Cells are made when a screen reader first asks.
 */
public final class BoardAccess {
  private static final boolean GTK = SWT.getPlatform().equals("gtk");

  private final Canvas canvas;
  private final BoardCanvas board;
  private final Messages messages;
  private final BoardWords words;
  private final List<BoardCell> cells = new ArrayList<>();

  BoardAccess(Canvas canvas, BoardCanvas board, Messages messages) {
    this.canvas = canvas;
    this.board = board;
    this.messages = messages;
    words = new BoardWords(messages);
    Accessible table = canvas.getAccessible();
    table.addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent e) {
        e.result = name();
      }

      @Override
      public void getDescription(AccessibleEvent e) {
        e.result = description();
      }
    });
    table.addAccessibleControlListener(new Children());
    table.addAccessibleTableListener(new Rows());
  }

  /** The cells as they stand now. */
  public List<BoardCell> cells() {
    int wanted = spots().size();
    while (cells.size() < wanted) {
      cells.add(new BoardCell(this, cells.size()));
    }
    while (cells.size() > wanted) {
      cells.remove(cells.size() - 1).dispose();
    }
    return cells;
  }

  /**
   * Tells the screen reader where the cursor is. GTK has an object for a cell only after it was asked for
   * the children of the table, and tells nothing of a cell without one: telling the table about none of
   * its children makes it ask.
   */
  void focus(Spot spot) {
    int index = spots().indexOf(spot);
    if (index >= 0 && index < cells().size()) {
      if (GTK) {
        canvas.getAccessible().sendEvent(ACC.EVENT_STATE_CHANGED, null, ACC.CHILDID_NONE);
      }
      cells().get(index).accessible().setFocus(ACC.CHILDID_SELF);
    }
  }

  Canvas canvas() {
    return canvas;
  }

  /** All places in the order of the cells: as they are seen, then the hands. */
  List<Spot> spots() {
    Optional<BoardInput> input = board.input();
    return input.isEmpty() ? List.of() : board.cursor().spots();
  }

  String speak(int index) {
    List<Spot> spots = spots();
    return index < spots.size()
        ? board.input().map(input -> words.spot(input, spots.get(index))).orElse("")
        : "";
  }

  int columns() {
    return board.geometry().map(g -> g.plan().files()).orElse(0);
  }

  int rows() {
    return board.geometry().map(g -> g.plan().ranks()).orElse(0);
  }

  Optional<org.komabako.ui.board.Box> box(int index) {
    List<Spot> spots = spots();
    return index >= spots.size()
        ? Optional.empty()
        : board
            .geometry()
            .flatMap(g -> board
                .input()
                .map(input -> g.box(spots.get(index), input.snapshot().position())));
  }

  boolean isFocused(int index) {
    return board.cursor().at().filter(spot -> spots().indexOf(spot) == index).isPresent();
  }

  private String name() {
    return board
        .input()
        .map(input -> messages.get(
            "say.board", messages.of(input.snapshot().position().rules().table().name())))
        .orElse("");
  }

  private String description() {
    return board
        .input()
        .map(input -> words.hand(input.snapshot().position(), Side.BLACK) + " "
            + words.hand(input.snapshot().position(), Side.WHITE))
        .orElse("");
  }

  private final class Children extends AccessibleControlAdapter {
    @Override
    public void getRole(AccessibleControlEvent e) {
      e.detail = ACC.ROLE_TABLE;
    }

    @Override
    public void getState(AccessibleControlEvent e) {
      e.detail = ACC.STATE_FOCUSABLE | (canvas.isFocusControl() ? ACC.STATE_FOCUSED : 0);
    }

    @Override
    public void getChildCount(AccessibleControlEvent e) {
      e.detail = spots().size();
    }

    @Override
    public void getChildren(AccessibleControlEvent e) {
      e.children = cells().stream().map(BoardCell::accessible).toArray();
    }

    @Override
    public void getChild(AccessibleControlEvent e) {
      int index = e.childID == ACC.CHILDID_CHILD_AT_INDEX ? e.detail : e.childID;
      if (index >= 0 && index < cells().size()) {
        e.accessible = cells().get(index).accessible();
      }
    }

    @Override
    public void getChildAtPoint(AccessibleControlEvent e) {
      Point at = canvas.toControl(e.x, e.y);
      for (BoardCell cell : cells()) {
        if (box(cell.index()).filter(box -> box.contains(at.x, at.y)).isPresent()) {
          e.accessible = cell.accessible();
        }
      }
    }

    @Override
    public void getFocus(AccessibleControlEvent e) {
      e.childID = ACC.CHILDID_SELF;
      cells().stream()
          .filter(cell -> isFocused(cell.index()))
          .findFirst()
          .ifPresent(cell -> e.accessible = cell.accessible());
    }
  }

  private final class Rows extends AccessibleTableAdapter {
    @Override
    public void getRowCount(AccessibleTableEvent e) {
      e.count = rows();
    }

    @Override
    public void getColumnCount(AccessibleTableEvent e) {
      e.count = columns();
    }

    @Override
    public void getCell(AccessibleTableEvent e) {
      int index = e.row * columns() + e.column;
      if (index >= 0 && index < cells().size()) {
        e.accessible = cells().get(index).accessible();
      }
    }
  }
}

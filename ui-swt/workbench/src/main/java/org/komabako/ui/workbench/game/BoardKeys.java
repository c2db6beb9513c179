package org.komabako.ui.workbench.game;

import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.komabako.ui.board.InputState;
import org.komabako.ui.board.KeyWalk;
import org.komabako.ui.widgets.action.Actions;

/**
 * The keyboard on a board: arrows walk over squares and stands, Enter and Space choose, Tab leaves.
 * The cursor comes with the first arrow or when Tab brings the focus, and goes with the mouse or with
 * Esc; while it is there these keys are its own, else they are left to the actions.
 */
final class BoardKeys {
  private static final Map<Integer, KeyWalk.Way> WAYS = Map.of(
      SWT.ARROW_LEFT, KeyWalk.Way.LEFT,
      SWT.ARROW_RIGHT, KeyWalk.Way.RIGHT,
      SWT.ARROW_UP, KeyWalk.Way.UP,
      SWT.ARROW_DOWN, KeyWalk.Way.DOWN);

  private final BoardCanvas board;

  private BoardKeys(BoardCanvas board) {
    this.board = board;
  }

  static void listen(Canvas canvas, BoardCanvas board) {
    BoardKeys keys = new BoardKeys(board);
    canvas.addListener(SWT.KeyDown, keys::down);
    canvas.addListener(SWT.KeyUp, keys::up);
    canvas.addListener(SWT.Traverse, BoardKeys::traverse);
    canvas.addListener(SWT.FocusOut, e -> board.refresh());
    Predicate<Event> claims = keys::claims;
    canvas.setData(Actions.CLAIMS, claims);
  }

  private static void traverse(Event event) {
    event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
        || event.detail == SWT.TRAVERSE_TAB_PREVIOUS
        || event.detail == SWT.TRAVERSE_MNEMONIC;
  }

  private boolean claims(Event event) {
    boolean walks = WAYS.containsKey(event.keyCode) && plain(event);
    return board.cursor().at().isPresent() && (walks || isChoice(event) || leaves(event));
  }

  private static boolean plain(Event event) {
    return (event.stateMask & SWT.MODIFIER_MASK) == 0;
  }

  private static boolean isChoice(Event event) {
    return event.keyCode == SWT.CR
        || event.keyCode == SWT.KEYPAD_CR
        || (event.keyCode == ' ' && plain(event));
  }

  /** Esc hides the cursor when there is nothing left to cancel. */
  private boolean leaves(Event event) {
    return event.keyCode == SWT.ESC
        && board
            .input()
            .filter(input -> input.state() instanceof InputState.Idle)
            .filter(input -> input.refusal().isEmpty() && input.waiting().isEmpty())
            .isPresent();
  }

  private void down(Event event) {
    KeyWalk.Way way = plain(event) ? WAYS.get(event.keyCode) : null;
    if (way != null) {
      board.cursor().walk(way);
    } else if (board.cursor().at().isPresent() && isChoice(event)) {
      board.cursor().choose(board.promote(event));
    } else if (board.cursor().at().isPresent() && leaves(event)) {
      board.cursor().hide();
    }
  }

  /** Tab goes up here when it has brought the focus. */
  private void up(Event event) {
    if (event.keyCode == SWT.TAB && board.cursor().at().isEmpty()) {
      board.cursor().show();
    }
  }
}

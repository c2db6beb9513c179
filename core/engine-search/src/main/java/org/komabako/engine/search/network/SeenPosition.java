package org.komabako.engine.search.network;

import java.util.Arrays;
import org.komabako.position.board.Board;
import org.komabako.position.board.VariantLayout;

/** A position as it was last seen: what stood on the board and was in the hands. At first the board is empty. */
final class SeenPosition {
  private final NetworkInputs inputs;
  private final int[] cells;
  private final int[][] hands;

  SeenPosition(NetworkInputs inputs) {
    this.inputs = inputs;
    cells = new int[inputs.cells()];
    Arrays.fill(cells, VariantLayout.EMPTY);
    hands = new int[2][inputs.types()];
  }

  /** What was seen there was last seen here, too. */
  void copy(SeenPosition other) {
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    for (int side = 0; side < 2; side++) {
      System.arraycopy(other.hands[side], 0, hands[side], 0, hands[side].length);
    }
  }

  /** Sees what is on a board now, and tells what has changed since. */
  void look(Board board, InputChanges changes) {
    changes.clear();
    lookAtCells(board, changes);
    for (int side = 0; side < 2; side++) {
      lookAtHand(board, side, changes);
    }
  }

  private void lookAtCells(Board board, InputChanges changes) {
    for (int at = board.nextChange(cells, 0); at < cells.length; ) {
      int before = cells[at];
      int now = board.codeAt(at);
      if (before != VariantLayout.EMPTY) {
        changes.gone(inputs.onBoard(0, before, at), inputs.onBoard(1, before, at));
      }
      if (now != VariantLayout.EMPTY) {
        changes.come(inputs.onBoard(0, now, at), inputs.onBoard(1, now, at));
      }
      cells[at] = now;
      at = board.nextChange(cells, at + 1);
    }
  }

  private void lookAtHand(Board board, int side, InputChanges changes) {
    int[] hand = hands[side];
    for (int type = board.nextHandChange(side, hand, 0); type < hand.length; ) {
      int most = inputs.mostInHand(type);
      int before = Math.min(hand[type], most);
      hand[type] = board.inHand(side, type);
      int now = Math.min(hand[type], most);
      for (int number = before; number < now; number++) {
        changes.come(inputs.inHand(0, side, type, number), inputs.inHand(1, side, type, number));
      }
      for (int number = now; number < before; number++) {
        changes.gone(inputs.inHand(0, side, type, number), inputs.inHand(1, side, type, number));
      }
      type = board.nextHandChange(side, hand, type + 1);
    }
  }
}

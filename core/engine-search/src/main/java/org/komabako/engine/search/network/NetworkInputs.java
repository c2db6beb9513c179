package org.komabako.engine.search.network;

import java.util.Arrays;
import java.util.Map;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Sfen;
import org.komabako.kernel.model.Side;
import org.komabako.position.board.VariantLayout;

/**
 * The inputs of a network for a variant: one for each kind of piece, own or the opponent's, on each cell, and one
 * for each piece in hand ("at least n"). Both sides see the board from their own side, so that what White sees is
 * numbered as what Black sees on the turned board.
 */
public final class NetworkInputs {
  /** No more pieces of one kind in hand are told apart. */
  private static final int MOST_IN_HAND = 18;

  private final int files;
  private final int cells;
  private final int types;
  private final int count;

  /** By type: where its inputs in hand begin, and how many there are for each side. */
  private final int[] handStart;

  private final int[] handMost;

  /** The inputs for a table and its rules. */
  public NetworkInputs(VariantLayout layout) {
    files = layout.table().files();
    cells = layout.squares().size();
    types = layout.table().pieces().size();
    handMost = mostInHand(layout);
    handStart = new int[types];
    int next = 2 * types * cells;
    for (int type = 0; type < types; type++) {
      handStart[type] = next;
      next += 2 * handMost[type];
    }
    count = next;
  }

  /** As many as there are on the board and in hand when a game begins, if they come into a hand. */
  private static int[] mostInHand(VariantLayout layout) {
    int[] most = new int[layout.table().pieces().size()];
    Setup start = Sfen.parse(layout.table(), layout.table().start());
    for (Piece piece : start.pieces().values()) {
      int type = layout.handType(layout.code(piece));
      if (type >= 0) {
        most[type]++;
      }
    }
    for (Side side : Side.values()) {
      start
          .hands()
          .getOrDefault(side, Map.of())
          .forEach((type, held) -> most[layout.typeIndex(type.id())] += held);
    }
    return Arrays.stream(most).map(n -> Math.min(n, MOST_IN_HAND)).toArray();
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  int cells() {
    return cells;
  }

  int types() {
    return types;
  }

  /** A piece on a cell, as a side sees it. */
  public int onBoard(int viewer, int code, int cell) {
    return ((code ^ viewer) - 2) * cells + (viewer == 0 ? cell : cells - 1 - cell);
  }

  /** How many pieces of a type in a hand are told apart. */
  public int mostInHand(int type) {
    return handMost[type];
  }

  /**
   * A piece in a hand, as a side sees it.
   *
   * @param number 0 for the first of its kind
   */
  public int inHand(int viewer, int owner, int type, int number) {
    return handStart[type] + (owner == viewer ? 0 : handMost[type]) + number;
  }

  /** How many groups of inputs there are: each kind of piece, own or the opponent's, everywhere, by rank and by file. */
  public int groupCount() {
    return 2 * types * (1 + cells / files + files);
  }

  /** The groups of an input, that of its kind first; none for pieces in hand. */
  public int[] groups(int input) {
    if (input >= 2 * types * cells) {
      return new int[0];
    }
    int kind = input / cells;
    int cell = input % cells;
    int ranks = cells / files;
    int kinds = 2 * types;
    return new int[] {
      kind, kinds + kind * ranks + cell / files, kinds * (1 + ranks) + kind * files + cell % files
    };
  }

  /** What an input is on the board with left and right exchanged. */
  public int mirrored(int input) {
    if (input >= 2 * types * cells) {
      return input;
    }
    int file = input % files;
    return input - file + files - 1 - file;
  }
}

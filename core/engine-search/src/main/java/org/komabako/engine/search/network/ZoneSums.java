package org.komabako.engine.search.network;

import org.jspecify.annotations.Nullable;
import org.komabako.position.board.Board;

/**
 * The hidden sums of each side for each zone of its royal piece, as they were when it was last there. Where it comes into another
 * zone all inputs of its side are others; from what it was there before less has changed than there is on the board.
 */
final class ZoneSums {
  /** The sums of one side in one zone, and the position that they are of. */
  private static final class Kept {
    private final SeenPosition seen;
    private final int[] sums;

    /** Of an empty board. */
    Kept(NetworkInputs inputs, int[] hiddenBiases) {
      seen = new SeenPosition(inputs);
      sums = hiddenBiases.clone();
    }
  }

  private final Network network;
  private final NetworkInputs inputs;
  private final Board board;
  private final InputChanges changes;
  private final @Nullable Kept[][] kept;

  ZoneSums(Network network, NetworkInputs inputs, Board board, InputChanges changes) {
    this.network = network;
    this.inputs = inputs;
    this.board = board;
    this.changes = changes;
    kept = new Kept[2][inputs.zones().count()];
  }

  /**
   * Makes the sums of the position on the board.
   *
   * @param start where the inputs of the zone begin
   * @param sums where they are put
   */
  void make(int viewer, int start, int[] sums) {
    int zone = inputs.zone(start);
    Kept known = kept[viewer][zone];
    if (known == null) {
      known = new Kept(inputs, network.hiddenBiases());
      kept[viewer][zone] = known;
    }
    known.seen.look(board, changes);
    changes.apply(viewer, start, known.sums, known.sums);
    System.arraycopy(known.sums, 0, sums, 0, sums.length);
  }
}

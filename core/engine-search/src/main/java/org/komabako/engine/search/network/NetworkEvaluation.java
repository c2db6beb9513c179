package org.komabako.engine.search.network;

import org.jspecify.annotations.Nullable;
import org.komabako.position.board.Board;

/**
 * What a {@link Network} says of the positions of a search, for one thread. It follows the board only when it is
 * asked: what changed since the position a ply before is found by comparing, so that any kind of move will do. Nothing
 * is allocated once each ply has been reached.
 */
public final class NetworkEvaluation {
  /** The hidden sums of a position, and the position that they are of; of an empty board at first. */
  private static final class Sums {
    private final SeenPosition seen;
    private final int[][] byViewer;

    /** By viewer: where the inputs of its zone begin. */
    private final int[] zoneStarts = new int[2];

    Sums(NetworkInputs inputs, int[] hiddenBiases) {
      seen = new SeenPosition(inputs);
      byViewer = new int[][] {hiddenBiases.clone(), hiddenBiases.clone()};
    }

    /** What was seen there is what was last seen here; the sums are still to be made. */
    void see(Sums other) {
      seen.copy(other.seen);
      System.arraycopy(other.zoneStarts, 0, zoneStarts, 0, zoneStarts.length);
    }
  }

  private final Network network;
  private final NetworkInputs inputs;
  private final Board board;
  private final InputChanges changes;
  private final ZoneSums zones;
  private final int[] products;

  private final @Nullable Sums[] byPly;

  /**
   * Follows a board.
   *
   * @param inputs those of the network, with its zones
   * @param plies how deep lines may be
   */
  public NetworkEvaluation(Network network, NetworkInputs inputs, Board board, int plies) {
    this.network = network;
    this.inputs = inputs;
    this.board = board;
    changes = new InputChanges(network, inputs);
    zones = new ZoneSums(network, inputs, board, changes);
    products = new int[network.hidden()];
    byPly = new Sums[plies + 1];
  }

  /** What it says of the position on the board for the side to move, in hundredths of a pawn. */
  public int of(int ply) {
    Sums sums = sums(ply);
    Sums before = ply == 0 ? sums : sums(ply - 1);
    if (before != sums) {
      sums.see(before);
    }
    int black = zoneStart(0);
    int white = zoneStart(1);
    sums.seen.look(board, changes);
    follow(before, sums, 0, black);
    follow(before, sums, 1, white);
    enter(sums, 0, black);
    enter(sums, 1, white);
    int us = board.sideToMove();
    return network.value(sums.byViewer[us], sums.byViewer[us ^ 1], products);
  }

  private int zoneStart(int viewer) {
    return inputs.zones() == RoyalZones.ONE ? 0 : inputs.zoneStart(viewer, board.onlyRoyal(viewer));
  }

  /** Makes the sums of a side whose royal piece has stayed in its zone. */
  private void follow(Sums before, Sums sums, int viewer, int start) {
    if (start == sums.zoneStarts[viewer]) {
      changes.apply(viewer, start, before.byViewer[viewer], sums.byViewer[viewer]);
    }
  }

  /** Makes the sums of a side whose royal piece has come into another zone, after those that stayed. */
  private void enter(Sums sums, int viewer, int start) {
    if (start != sums.zoneStarts[viewer]) {
      sums.zoneStarts[viewer] = start;
      zones.make(viewer, start, sums.byViewer[viewer]);
    }
  }

  /** Those of a ply. */
  private Sums sums(int ply) {
    Sums sums = byPly[ply];
    if (sums == null) {
      sums = new Sums(inputs, network.hiddenBiases());
      byPly[ply] = sums;
    }
    return sums;
  }
}

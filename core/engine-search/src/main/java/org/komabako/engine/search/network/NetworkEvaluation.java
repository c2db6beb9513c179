package org.komabako.engine.search.network;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.komabako.position.board.Board;
import org.komabako.position.board.VariantLayout;

/**
 * What a {@link Network} says of the positions of a search, for one thread. It follows the board only when it is
 * asked: what changed since the position a ply before is found by comparing, so that any kind of move will do. Nothing
 * is allocated once each ply has been reached.
 */
public final class NetworkEvaluation {
  /** The hidden sums of a position, and the position that they are of. */
  private static final class Sums {
    private final int[] cells;
    private final int[][] hands;
    private final int[][] byViewer;

    /** By viewer: where the inputs of its zone begin. */
    private final int[] zoneStarts = new int[2];

    Sums(int cells, int types, int hidden) {
      this.cells = new int[cells];
      hands = new int[2][types];
      byViewer = new int[2][hidden];
    }

    void become(Sums other) {
      System.arraycopy(other.cells, 0, cells, 0, cells.length);
      System.arraycopy(other.zoneStarts, 0, zoneStarts, 0, zoneStarts.length);
      for (int side = 0; side < 2; side++) {
        System.arraycopy(other.hands[side], 0, hands[side], 0, hands[side].length);
        System.arraycopy(other.byViewer[side], 0, byViewer[side], 0, byViewer[side].length);
      }
    }
  }

  private final Network network;
  private final NetworkInputs inputs;
  private final Board board;
  private final int hidden;

  /** The types that can be in hand. */
  private final int[] held;

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
    hidden = network.hidden();
    held = IntStream.range(0, inputs.types())
        .filter(type -> inputs.mostInHand(type) > 0)
        .toArray();
    byPly = new Sums[plies + 1];
  }

  /** What it says of the position on the board for the side to move, in hundredths of a pawn. */
  public int of(int ply) {
    Sums sums = sums(ply);
    followBoard(sums);
    followHands(sums);
    followRoyal(sums, 0);
    followRoyal(sums, 1);
    int us = board.sideToMove();
    return network.value(sums.byViewer[us], sums.byViewer[us ^ 1]);
  }

  /** Those of a ply, with what was last seen a ply before. */
  private Sums sums(int ply) {
    Sums sums = byPly[ply];
    if (sums == null) {
      sums = new Sums(inputs.cells(), inputs.types(), hidden);
      byPly[ply] = sums;
      Arrays.fill(sums.cells, VariantLayout.EMPTY);
      for (int[] view : sums.byViewer) {
        System.arraycopy(network.hiddenBiases(), 0, view, 0, hidden);
      }
    }
    Sums before = ply == 0 ? null : byPly[ply - 1];
    if (before != null) {
      sums.become(before);
    }
    return sums;
  }

  private void followBoard(Sums sums) {
    int cells = sums.cells.length;
    for (int at = board.nextChange(sums.cells, 0); at < cells; ) {
      int before = sums.cells[at];
      int now = board.codeAt(at);
      for (int viewer = 0; viewer < 2; viewer++) {
        int[] view = sums.byViewer[viewer];
        if (before != VariantLayout.EMPTY) {
          subtract(view, inputs.onBoard(viewer, before, at) + sums.zoneStarts[viewer]);
        }
        if (now != VariantLayout.EMPTY) {
          add(view, inputs.onBoard(viewer, now, at) + sums.zoneStarts[viewer]);
        }
      }
      sums.cells[at] = now;
      at = board.nextChange(sums.cells, at + 1);
    }
  }

  private void followHands(Sums sums) {
    for (int side = 0; side < 2; side++) {
      for (int type : held) {
        int before = sums.hands[side][type];
        int now = Math.min(board.inHand(side, type), inputs.mostInHand(type));
        for (int viewer = 0; viewer < 2 && now != before; viewer++) {
          int start = sums.zoneStarts[viewer];
          for (int number = before; number < now; number++) {
            add(sums.byViewer[viewer], start + inputs.inHand(viewer, side, type, number));
          }
          for (int number = now; number < before; number++) {
            subtract(sums.byViewer[viewer], start + inputs.inHand(viewer, side, type, number));
          }
        }
        sums.hands[side][type] = now;
      }
    }
  }

  /** Where the own royal piece has come into another zone all inputs of its side are others. */
  private void followRoyal(Sums sums, int viewer) {
    if (inputs.zones() == RoyalZones.ONE) {
      return;
    }
    int start = inputs.zoneStart(viewer, board.onlyRoyal(viewer));
    if (start == sums.zoneStarts[viewer]) {
      return;
    }
    sums.zoneStarts[viewer] = start;
    int[] view = sums.byViewer[viewer];
    System.arraycopy(network.hiddenBiases(), 0, view, 0, hidden);
    for (int cell = 0; cell < sums.cells.length; cell++) {
      if (sums.cells[cell] != VariantLayout.EMPTY) {
        add(view, start + inputs.onBoard(viewer, sums.cells[cell], cell));
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int type : held) {
        for (int number = 0; number < sums.hands[side][type]; number++) {
          add(view, start + inputs.inHand(viewer, side, type, number));
        }
      }
    }
  }

  private void add(int[] view, int input) {
    int[] weights = network.inputWeights();
    int first = input * hidden;
    for (int i = 0; i < hidden; i++) {
      view[i] += weights[first + i];
    }
  }

  private void subtract(int[] view, int input) {
    int[] weights = network.inputWeights();
    int first = input * hidden;
    for (int i = 0; i < hidden; i++) {
      view[i] -= weights[first + i];
    }
  }
}

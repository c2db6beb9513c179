package org.komabako.engine.search.network;

import java.util.Arrays;
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

    /** What was seen there is what was last seen here; the sums are still to be made. */
    void see(Sums other) {
      System.arraycopy(other.cells, 0, cells, 0, cells.length);
      System.arraycopy(other.zoneStarts, 0, zoneStarts, 0, zoneStarts.length);
      for (int side = 0; side < 2; side++) {
        System.arraycopy(other.hands[side], 0, hands[side], 0, hands[side].length);
      }
    }
  }

  private final Network network;
  private final NetworkInputs inputs;
  private final Board board;
  private final int hidden;

  private final InputChanges changes;
  private final int[] products;

  private final @Nullable Sums[] byPly;

  /** By ply: whether the sums are of the position of the line that is looked at. */
  private final boolean[] current;

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
    changes = new InputChanges(network, inputs);
    products = new int[hidden];
    byPly = new Sums[plies + 1];
    current = new boolean[plies + 1];
  }

  /** What it says of the position on the board for the side to move, in hundredths of a pawn. */
  public int of(int ply) {
    Sums sums = sums(ply);
    Sums before = current[ply] ? null : lastAsked(ply);
    current[ply] = true;
    if (before != null) {
      sums.see(before);
    }
    changes.clear();
    lookAtBoard(sums);
    lookAtHands(sums);
    for (int viewer = 0; viewer < 2; viewer++) {
      int start =
          inputs.zones() == RoyalZones.ONE ? 0 : inputs.zoneStart(viewer, board.onlyRoyal(viewer));
      int[] view = sums.byViewer[viewer];
      if (start == sums.zoneStarts[viewer]) {
        changes.apply(viewer, start, before == null ? view : before.byViewer[viewer], view);
      } else {
        sums.zoneStarts[viewer] = start;
        makeAnew(sums, viewer);
      }
    }
    int us = board.sideToMove();
    return network.value(sums.byViewer[us], sums.byViewer[us ^ 1], products);
  }

  /** A move was made, or the turn passed, that leads to a ply. */
  public void moved(int ply) {
    current[ply] = false;
  }

  /** The sums of the latest position of the line before a ply that was asked about, if any was. */
  private @Nullable Sums lastAsked(int ply) {
    int last = ply - 1;
    while (last >= 0 && !current[last]) {
      last--;
    }
    return last < 0 ? null : byPly[last];
  }

  /** Those of a ply; of an empty board at first. */
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
    return sums;
  }

  private void lookAtBoard(Sums sums) {
    int cells = sums.cells.length;
    for (int at = board.nextChange(sums.cells, 0); at < cells; ) {
      int before = sums.cells[at];
      int now = board.codeAt(at);
      if (before != VariantLayout.EMPTY) {
        changes.gone(inputs.onBoard(0, before, at), inputs.onBoard(1, before, at));
      }
      if (now != VariantLayout.EMPTY) {
        changes.come(inputs.onBoard(0, now, at), inputs.onBoard(1, now, at));
      }
      sums.cells[at] = now;
      at = board.nextChange(sums.cells, at + 1);
    }
  }

  private void lookAtHands(Sums sums) {
    int types = inputs.types();
    for (int side = 0; side < 2; side++) {
      int[] hand = sums.hands[side];
      for (int type = board.nextHandChange(side, hand, 0); type < types; ) {
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

  /** Where the own royal piece has come into another zone all inputs of its side are others. */
  private void makeAnew(Sums sums, int viewer) {
    int start = sums.zoneStarts[viewer];
    int[] view = sums.byViewer[viewer];
    System.arraycopy(network.hiddenBiases(), 0, view, 0, hidden);
    for (int cell = 0; cell < sums.cells.length; cell++) {
      if (sums.cells[cell] != VariantLayout.EMPTY) {
        changes.add(view, view, start + inputs.onBoard(viewer, sums.cells[cell], cell));
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int type = 0; type < sums.hands[side].length; type++) {
        int count = Math.min(sums.hands[side][type], inputs.mostInHand(type));
        for (int number = 0; number < count; number++) {
          changes.add(view, view, start + inputs.inHand(viewer, side, type, number));
        }
      }
    }
  }
}

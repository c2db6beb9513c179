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
 * for each piece in hand ("at least n"), all that once for each {@linkplain RoyalZones zone} of the own royal piece. Both
 * sides see the board from their own side, so that what White sees is numbered as what Black sees on the turned board.
 */
public final class NetworkInputs {
  /** No more pieces of one kind in hand are told apart. */
  private static final int MOST_IN_HAND = 18;

  private final RoyalZones zones;
  private final int files;
  private final int ranks;
  private final int cells;
  private final int types;

  /** How many there are in each zone. */
  private final int inZone;

  /** By type: where its inputs in hand begin, and how many there are for each side. */
  private final int[] handStart;

  private final int[] handMost;

  /** The inputs for a table and its rules. */
  public NetworkInputs(VariantLayout layout, RoyalZones zones) {
    this.zones = zones;
    files = layout.table().files();
    ranks = layout.table().ranks();
    cells = layout.squares().size();
    types = layout.table().pieces().size();
    handMost = mostInHand(layout);
    handStart = new int[types];
    int next = 2 * types * cells;
    for (int type = 0; type < types; type++) {
      handStart[type] = next;
      next += 2 * handMost[type];
    }
    inZone = next;
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
    return inZone * zones.count();
  }

  /** By what they tell apart where the own royal piece stands. */
  public RoyalZones zones() {
    return zones;
  }

  /**
   * What is to be added to the number of each input while a side's only royal piece is on a cell.
   *
   * @param royal {@link org.komabako.position.board.Board#NONE} if the side has none, or several
   */
  public int zoneStart(int viewer, int royal) {
    int seen = royal < 0 || viewer == 0 ? royal : cells - 1 - royal;
    return zones.of(seen, files, ranks) * inZone;
  }

  int cells() {
    return cells;
  }

  int types() {
    return types;
  }

  /** A piece on a cell, as a side sees it, in the first zone. */
  public int onBoard(int viewer, int code, int cell) {
    return ((code ^ viewer) - 2) * cells + (viewer == 0 ? cell : cells - 1 - cell);
  }

  /** How many pieces of a type in a hand are told apart. */
  public int mostInHand(int type) {
    return handMost[type];
  }

  /**
   * A piece in a hand, as a side sees it, in the first zone.
   *
   * @param number 0 for the first of its kind
   */
  public int inHand(int viewer, int owner, int type, int number) {
    return handStart[type] + (owner == viewer ? 0 : handMost[type]) + number;
  }

  /**
   * How many groups of inputs there are: each kind of piece, own or the opponent's, everywhere, by rank and by file; where there are
   * zones, each input in all of them.
   */
  public int groupCount() {
    return 2 * types * (1 + ranks + files) + (zones == RoyalZones.ONE ? 0 : inZone);
  }

  /** The groups of an input, that of its kind first; none for pieces in hand where there is one zone. */
  public int[] groups(int input) {
    int inAll = input % inZone;
    int kinds = 2 * types;
    int everywhere = kinds * (1 + ranks + files) + inAll;
    if (inAll >= kinds * cells) {
      return zones == RoyalZones.ONE ? new int[0] : new int[] {everywhere};
    }
    int kind = inAll / cells;
    int cell = inAll % cells;
    int byRank = kinds + kind * ranks + cell / files;
    int byFile = kinds * (1 + ranks) + kind * files + cell % files;
    return zones == RoyalZones.ONE
        ? new int[] {kind, byRank, byFile}
        : new int[] {kind, byRank, byFile, everywhere};
  }

  /** What an input is on the board with left and right exchanged. */
  public int mirrored(int input) {
    int zone = zones.mirrored(input / inZone) * inZone;
    int inAll = input % inZone;
    if (inAll >= 2 * types * cells) {
      return zone + inAll;
    }
    int file = inAll % files;
    return zone + inAll - file + files - 1 - file;
  }
}

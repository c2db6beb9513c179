package org.komabako.position.board;

import java.util.stream.IntStream;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Promotion;

/** When pieces may and must promote: the rules of promotion of a {@link VariantLayout}, compiled to arrays of numbers. */
final class PromotionLayout {
  /** A move may be a promotion; it must be one. */
  static final int MAY = 1;

  static final int MUST = 2;

  /** By side and cell: the promotion zone; all cells where a piece may promote anywhere. */
  final boolean[][] zone;

  /**
   * By code and cell, {@code code * cells + cell}: {@link #MAY} and {@link #MUST} of entering there; and
   * again for codes raised by {@link #insideZone}, where only {@link #MUST} is left.
   */
  final byte[] entering;

  /** By side and cell: the number of codes in the side's zone, 0 outside. */
  final int[][] insideZone;

  /** By code: which of its promotions from within the zone are looked at one by one. */
  final boolean[] oneByOne;

  /** Whether a piece that may promote must. */
  final boolean always;

  /** Whether a piece that enters the zone and does not promote is marked. */
  final boolean remembersDeclining;

  private final Promotion rule;
  private final int codes;
  private final int cells;

  /** By code and cell: it could never move again. */
  private final boolean[][] stuck;

  /** By side and cell. */
  private final boolean[][] lastRank;

  /** By code: whether it may promote on the last rank in any case. */
  private final boolean[] lastRankChance;

  /** For a layout that has its codes and directions. */
  PromotionLayout(VariantLayout layout) {
    rule = layout.book.promotion();
    codes = layout.codes;
    cells = layout.grid.size;
    stuck = layout.directions.stuck;
    always = rule.forced() == Promotion.Forced.ALWAYS;
    remembersDeclining = rule.trigger() == Promotion.Trigger.ENTER_OR_LATER;
    zone = new boolean[2][cells];
    lastRank = new boolean[2][cells];
    fillZones(layout.table, layout.grid);
    entering = new byte[2 * codes * cells];
    insideZone = new int[2][cells];
    fillEntering(layout.promoted);
    lastRankChance = new boolean[codes];
    oneByOne = new boolean[codes];
    for (int code = 2; code < codes; code++) {
      String id = layout.types[VariantLayout.type(code)].id();
      lastRankChance[code] = rule.lastRankChance().contains(id);
      oneByOne[code] = lastRankChance[code] || isForcedApart(code);
    }
  }

  private void fillZones(VariantTable table, CellGrid grid) {
    boolean everywhere =
        rule.trigger() == Promotion.Trigger.MOVE || rule.trigger() == Promotion.Trigger.CAPTURE;
    for (int cell = 0; cell < cells; cell++) {
      int rank = grid.rank(cell);
      zone[0][cell] = everywhere || rank <= table.zone();
      zone[1][cell] = everywhere || rank > table.ranks() - table.zone();
      lastRank[0][cell] = rank == 1;
      lastRank[1][cell] = rank == table.ranks();
    }
  }

  private void fillEntering(int[] promoted) {
    for (int code = 2; code < codes; code++) {
      for (int cell = 0; cell < cells && promoted[code] != 0; cell++) {
        int may = zone[code & 1][cell] ? MAY : 0;
        int must = must(code, cell) ? MUST : 0;
        int entered = always && may != 0 ? MUST : must;
        entering[code * cells + cell] = (byte) (may | entered);
        entering[(code + codes) * cells + cell] = (byte) must;
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int cell = 0; cell < cells; cell++) {
        insideZone[side][cell] = zone[side][cell] ? codes : 0;
      }
    }
  }

  /** Whether a piece must promote where the trigger alone would not give it the choice. */
  private boolean isForcedApart(int code) {
    return rule.trigger() != Promotion.Trigger.TOUCH
        && rule.trigger() != Promotion.Trigger.MOVE
        && IntStream.range(0, cells).anyMatch(cell -> must(code, cell));
  }

  /** Whether a piece may or must promote somewhere outside its zone. */
  boolean promotesOutsideZone() {
    for (int code = 2; code < codes; code++) {
      for (int cell = 0; cell < cells; cell++) {
        boolean chance = lastRankChance[code] && lastRank[code & 1][cell];
        if (entering[code * cells + cell] == MUST || chance && !zone[code & 1][cell]) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether a piece may promote, where the memory of earlier moves is left out.
   *
   * @param captures whether the move takes anything
   * @param mid the middle cell, or {@link CellGrid#OFF}
   */
  boolean may(int code, int from, int mid, int to, boolean captures, boolean declined) {
    boolean[] mine = zone[code & 1];
    boolean start = mine[from];
    boolean end = mine[to];
    if (lastRankChance[code] && lastRank[code & 1][to]) {
      return true;
    }
    return switch (rule.trigger()) {
      case ENTER -> end && !start;
      case ENTER_OR_CAPTURE ->
        end && !start || captures && (start || end || mid != CellGrid.OFF && mine[mid]);
      case ENTER_OR_CAPTURE_INSIDE -> end && !start || captures && start;
      case ENTER_OR_LATER ->
        end && !start
            || captures && (start || end || mid != CellGrid.OFF && mine[mid])
            || start && !declined;
      case TOUCH, MOVE -> start || end;
      case CAPTURE -> captures;
    };
  }

  /** Whether a piece must promote wherever it comes from. */
  boolean must(int code, int to) {
    return switch (rule.forced()) {
      case NEVER, ALWAYS, PROMOTED_TAKEN -> false;
      case STUCK -> stuck[code][to];
      case STUCK_ON_LAST_RANK -> stuck[code][to] && lastRank[code & 1][to];
    };
  }
}

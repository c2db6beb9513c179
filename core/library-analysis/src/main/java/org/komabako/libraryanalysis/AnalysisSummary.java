package org.komabako.libraryanalysis;

import java.util.List;

/**
 * What the analyses of many games tell together. A move loses what the chance to win was before it less what it is after it,
 * both for whoever moves, by {@link org.komabako.game.Evaluation#chance()}; never less than nothing.
 *
 * @param found how many games were found
 * @param analysed how many of them are analysed
 * @param all all moves of them
 * @param players by who moves, who has most moves first
 * @param openings by the first moves, what was played most first
 * @param phases opening, middlegame, endgame
 * @param histogram how many moves lost how much, see {@link #EDGES}
 * @param complete false if it was cancelled
 */
public record AnalysisSummary(
    int found,
    int analysed,
    Row all,
    List<Row> players,
    List<Row> openings,
    List<Row> phases,
    List<Integer> histogram,
    boolean complete) {
  /** The bars of the histogram: the first is for moves that lost less than this much of 100, and so on; the last for all others. */
  public static final List<Integer> EDGES = List.of(1, 2, 3, 5, 10, 15, 20, 30, 50);

  /** Keeps own copies. */
  public AnalysisSummary {
    players = List.copyOf(players);
    openings = List.copyOf(openings);
    phases = List.copyOf(phases);
    histogram = List.copyOf(histogram);
  }

  /** Parts of a game, by its plies: how many there are depends on the size of the board. */
  public enum Phase {
    /** The first plies, a third as many as the board has squares. */
    OPENING,
    /** From there to as many plies as the board has squares. */
    MIDDLEGAME,
    /** All later ones. */
    ENDGAME
  }

  /**
   * Some moves together.
   *
   * @param name of the player, the moves of the opening in USI behind the key of the variant, or the name of the {@link Phase};
   *     empty for all, and for players without a name
   * @param games in how many games
   * @param moves how many
   * @param lost what a move lost on average of the chance to win, in percent
   * @param centipawns what it lost on average in hundredths of a pawn; each score counts as no more than 2,000
   * @param dubious how many were no mistakes, but not good
   * @param mistakes how many were mistakes, but no blunders
   * @param blunders how many were blunders
   */
  public record Row(
      String name,
      int games,
      int moves,
      double lost,
      double centipawns,
      int dubious,
      int mistakes,
      int blunders) {}
}

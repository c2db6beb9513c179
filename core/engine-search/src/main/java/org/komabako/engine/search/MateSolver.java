package org.komabako.engine.search;

/**
 * Solves problems. Short mates are found by {@link MateSearch}, the shortest first. Longer ones are proven by {@link
 * ProofNumberSearch}; then a shorter one is looked for as long as that costs a few times what the proof did. Where only
 * so many plies are allowed a proof that is too long, or too hard, leaves the decision to the search by plies.
 */
final class MateSolver {
  /** So many plies are looked at one by one first. */
  private static final int SHORT = 5;

  /** How many times the proof's nodes are spent on a shorter mate. */
  private static final int PATIENCE = 4;

  private static final long LEAST_PATIENCE = 200_000;

  /** What a proof may cost where plies are limited, and a shorter mate at least. */
  private static final long LIMITED = 800_000;

  /** Positions that the proof remembers: 16 MB. */
  private static final int ENTRIES = 1 << 20;

  private static final int[] NONE = {};

  private final SearchState state;
  private final StopControl control;
  private final RepetitionHistory path;
  private long nodes;
  private boolean never;

  /** For the side to move on the path's board. */
  MateSolver(SearchState state, StopControl control, RepetitionHistory path) {
    this.state = state;
    this.control = control;
    this.path = path;
  }

  long nodes() {
    return nodes;
  }

  /** Whether it is certain that there is no mate. */
  boolean isNever() {
    return never;
  }

  /**
   * The moves of a mate, none if none was found.
   *
   * @param most how many plies it may have
   */
  int[] solve(int most) {
    int[] found = shortest(1, Math.min(SHORT, most), Long.MAX_VALUE);
    return found.length > 0 || never || most <= SHORT || control.isStopped() ? found : proven(most);
  }

  private int[] proven(int most) {
    boolean limited = most < Value.MOST_PLIES;
    long before = nodes;
    long mostNodes = limited ? nodes + LIMITED : Long.MAX_VALUE;
    ProofNumberSearch search =
        new ProofNumberSearch(state, control, path.copy(), ENTRIES, nodes, mostNodes);
    int plies = search.mate();
    nodes = search.nodes();
    if (plies == ProofNumberSearch.OPEN || plies > most) {
      // Where positions came again it may have missed something.
      return control.isStopped() ? NONE : shortest(SHORT + 2, most, Long.MAX_VALUE);
    }
    int[] line = search.line(plies);
    long patience = Math.max(limited ? LIMITED : LEAST_PATIENCE, PATIENCE * (nodes - before));
    int[] shorter = shortest(SHORT + 2, plies - 2, nodes + patience);
    return shorter.length > 0 ? shorter : line;
  }

  /** The shortest mate in some plies. */
  private int[] shortest(int from, int most, long mostNodes) {
    MateSearch search = new MateSearch(state, control, path.copy(), nodes, mostNodes);
    int[] line = NONE;
    for (int plies = from; plies <= most && line.length == 0 && !search.isStopped(); plies += 2) {
      int found = search.mate(plies);
      if (found == MateSearch.NEVER) {
        never = !search.isStopped();
        break;
      }
      if (found >= 0) {
        line = search.line(found);
      }
    }
    nodes = search.nodes();
    return line;
  }
}

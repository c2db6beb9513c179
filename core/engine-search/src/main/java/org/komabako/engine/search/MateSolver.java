package org.komabako.engine.search;

/**
 * Solves problems. Short mates are found by {@link MateSearch}, the shortest first. Longer ones are proven by {@link
 * ProofNumberSearch}; then a shorter one is looked for as long as that costs a few times what the proof did.
 */
final class MateSolver {
  /** So many plies are looked at one by one first. */
  private static final int SHORT = 5;

  /** How many times the proof's nodes are spent on a shorter mate. */
  private static final int PATIENCE = 4;

  private static final long LEAST_PATIENCE = 200_000;

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
   * @param exact whether only the shortest mate will do
   */
  int[] solve(int most, boolean exact) {
    if (exact || most <= SHORT) {
      return shortest(1, most, Long.MAX_VALUE);
    }
    int[] found = shortest(1, SHORT, Long.MAX_VALUE);
    return found.length > 0 || never || control.isStopped() ? found : proven(most);
  }

  private int[] proven(int most) {
    long before = nodes;
    ProofNumberSearch search = new ProofNumberSearch(state, control, path.copy(), ENTRIES, nodes);
    int plies = search.mate();
    nodes = search.nodes();
    if (plies == ProofNumberSearch.OPEN) {
      // Where positions came again it may have missed something.
      return control.isStopped() ? NONE : shortest(SHORT + 2, most, Long.MAX_VALUE);
    }
    int[] line = search.line(plies);
    long patience = Math.max(LEAST_PATIENCE, PATIENCE * (nodes - before));
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

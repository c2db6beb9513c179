package org.komabako.engine.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.search.network.Network;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** A search of counted nodes for the games that networks are trained from: one player of one game after the other, on one thread. */
public final class CountedSearch {
  /**
   * What it found.
   *
   * @param packed the best move, packed
   * @param value for the side to move, in hundredths of a pawn, mates far beyond
   * @param staticValue what the hand-made evaluation says of the position itself, for the side to move
   */
  public record Found(int packed, int value, int staticValue) {}

  private static final EngineSettings ALONE =
      EngineSettings.of(Map.of("USI_Hash", "1", "Seed", "1"));

  private final Position start;
  private final long nodes;
  private final SearchState state;

  /** A player who has played no game yet. */
  public CountedSearch(Rules rules, Weights weights, Optional<Network> network, long nodes) {
    start = rules.start();
    this.nodes = nodes;
    state =
        new SearchState(rules.layout(), new TranspositionTable(1), ALONE.play(), weights, network);
  }

  /** A new game begins: nothing is known of those before, as if this were a new player. */
  public void newGame() {
    state.newGame();
  }

  /** The best move after some; empty if there is none. */
  public Optional<Found> find(List<Move> moves) {
    StopControl control = new StopControl(TimePlan.FREE, nodes, false, 1);
    Task task = new Task(start, moves, Limits.NONE);
    IterativeDeepening deepening = new IterativeDeepening(task, ALONE, state, control, info -> {});
    Search search = deepening.search(0);
    int staticValue = search.handMadeValue();
    return deepening.search(search).stream()
        .findFirst()
        .map(best -> new Found(best.move, best.found, staticValue));
  }
}

package org.komabako.engine.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Task;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkEvaluation;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.position.Position;
import org.komabako.position.board.Board;
import org.komabako.position.board.SlidingLines;
import org.komabako.position.board.VariantLayout;

/** The search state: what a thinker keeps from one task to the next: the table, and which moves were good. */
final class SearchState {
  private final TranspositionTable table;
  private final int chanceUnit;
  private final Level level;
  private final StaticEvaluation evaluation;
  private final KingDanger kingDanger;
  private final int[] exchangeValues;
  private final SlidingLines sight;
  private final Map<Integer, Heuristics.Memory> memories = new HashMap<>();
  private final Map<Integer, EvaluationCache> evaluations = new HashMap<>();
  private final Optional<Network> network;
  private final NetworkInputs inputs;
  private @Nullable Position start;

  /** @param network what the evaluation is corrected by, if anything */
  SearchState(
      VariantLayout layout,
      TranspositionTable table,
      Level level,
      Weights weights,
      Optional<Network> network) {
    this.network = network;
    inputs = new NetworkInputs(layout, network.map(Network::zones).orElse(RoyalZones.ONE));
    this.table = table;
    chanceUnit = network.map(net -> net.about().chanceUnit()).orElse(NetworkInfo.USUAL_CHANCE_UNIT);
    this.level = level.counted(chanceUnit);
    evaluation = new StaticEvaluation(layout, weights);
    kingDanger = new KingDanger(
        layout, weights, network.map(net -> net.about().besideRoyal()).orElse(0));
    exchangeValues = evaluation.exchangeValues(layout);
    sight = new SlidingLines(layout);
  }

  TranspositionTable table() {
    return table;
  }

  Level level() {
    return level;
  }

  StaticEvaluation evaluation() {
    return evaluation;
  }

  KingDanger kingDanger() {
    return kingDanger;
  }

  /** For a board, if there is a network. */
  Optional<NetworkEvaluation> network(Board board) {
    return network.map(net -> new NetworkEvaluation(net, inputs, board, Value.MOST_PLIES));
  }

  /** How many of its hundredths of a pawn make a chance of 73 in 100 to win. */
  int chanceUnit() {
    return chanceUnit;
  }

  int[] exchangeValues() {
    return exchangeValues;
  }

  SlidingLines sight() {
    return sight;
  }

  /** A task begins. What moves were good is known from the tasks before, if they were of the same game. */
  synchronized void begin(Task task) {
    if (task.start().equals(start)) {
      memories.values().forEach(Heuristics.Memory::age);
    } else {
      memories.values().forEach(Heuristics.Memory::clear);
    }
    start = task.start();
  }

  /** Forgets all that it has learnt; to make it anew takes longer. */
  synchronized void newGame() {
    table.clear();
    start = null;
  }

  /** For a thread of the task. */
  synchronized Heuristics heuristics(int thread, Board board) {
    return new Heuristics(
        board, memories.computeIfAbsent(thread, key -> new Heuristics.Memory(board.layout())));
  }

  /** For a thread, of all its tasks. */
  synchronized EvaluationCache evaluations(int thread) {
    return evaluations.computeIfAbsent(thread, key -> new EvaluationCache());
  }
}

package org.komabako.engine.search.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;

/** The network that is learnt in a round of a training: from which games, how large, and what it begins with. */
record RoundLearning(
    Request request, TrainingRun.Plan plan, TrainingFolder folder, BooleanSupplier stopped) {
  /** The result of a game counts as much as the values of so many positions of it, and half at most. */
  private static final double RESULT_POSITIONS = 30;

  /** No more positions are learnt from at once; the latest are. */
  private static final int MOST_POSITIONS = 20_000_000;

  /** So many positions there are for each input of a network with zones. */
  private static final long POSITIONS_FOR_INPUT = 64;

  /** Learns, unless that was done; {@code told} is told of each epoch. */
  void learn(int round, Consumer<NetworkTrainer.Epoch> told) {
    if (stopped.getAsBoolean() || folder.learnt(round).isPresent()) {
      return;
    }
    List<Path> files = window(round);
    List<TrainingGame> games = new ArrayList<>();
    files.forEach(file -> games.addAll(GamesFile.read(file)));
    long positions =
        games.stream().mapToLong(game -> game.moves().length - game.begins()).sum();
    NetworkInputs inputs = inputs(positions);
    FloatNetwork fresh = FloatNetwork.random(inputs, plan.hidden(positions, inputs.count()), round);
    Optional<FloatNetwork> begun = begun(fresh);
    FloatNetwork network = begun.orElse(fresh);
    SharedWeights weights =
        begun.map(SharedWeights::correcting).orElseGet(() -> SharedWeights.fresh(fresh));
    double unit = Calibration.unit(games);
    double share = share(positions, games.size());
    NetworkTrainer trainer = new NetworkTrainer(
        request.rules(), network, weights, games, unit, share, request.threads());
    trainer.train(plan.epochs(), round, stopped, told);
    if (!stopped.getAsBoolean()) {
      String origin = String.format(
          "round %d, %d positions of %d own games%s%s, data %s%s",
          round,
          positions,
          games.size(),
          nodes(games),
          within(games),
          GamesFile.digest(files).substring(0, 16),
          begun.isPresent() ? ", on from network " + folder.beginDigest().substring(0, 16) : "");
      folder.learn(
          round, network.rounded(NetworkInfo.of(request.rules().table(), besideRoyal(), origin)));
    }
  }

  /** What was searched for each move of the games; nothing where some do not tell it. */
  static String nodes(List<TrainingGame> games) {
    LongSummaryStatistics nodes = games.stream().mapToLong(TrainingGame::nodes).summaryStatistics();
    if (nodes.getMin() == 0) {
      return "";
    }
    return nodes.getMin() == nodes.getMax()
        ? " at " + nodes.getMin() + " nodes a move"
        : " at " + nodes.getMin() + " to " + nodes.getMax() + " nodes a move";
  }

  /** How many games began within others, longer after the start than any opening is. */
  private static String within(List<TrainingGame> games) {
    long within =
        games.stream().filter(game -> game.begins() > SelfPlay.LONGEST_OPENING).count();
    return within == 0 ? "" : ", " + within + " of them begun within games that were given";
  }

  /** The network that the training began with, unless there are games enough for a larger one. */
  private Optional<FloatNetwork> begun(FloatNetwork fresh) {
    return folder
        .begin()
        .map(net -> FloatNetwork.of(net, new NetworkInputs(request.rules().layout(), net.zones())))
        .filter(net -> net.weights.length >= fresh.weights.length);
  }

  /** That of the evaluation which the games were played with, so that it is what is corrected. */
  private int besideRoyal() {
    return folder.begin().map(net -> net.about().besideRoyal()).orElse(0);
  }

  /**
   * How much the value of the search counts in learning; the rest is the result of the game. All positions of a game share its
   * result, so that it says the less of each the longer games are.
   */
  static double share(long positions, int games) {
    return 1 - Math.min(0.5, RESULT_POSITIONS * games / Math.max(1, positions));
  }

  /** Zones have many inputs, which only many positions teach. */
  private NetworkInputs inputs(long positions) {
    NetworkInputs zoned = new NetworkInputs(request.rules().layout(), RoyalZones.NINE);
    return positions >= POSITIONS_FOR_INPUT * zoned.count()
        ? zoned
        : new NetworkInputs(request.rules().layout(), RoyalZones.ONE);
  }

  /** The latest games, as many as are learnt from. */
  private List<Path> window(int round) {
    List<Path> files = new ArrayList<>();
    long positions = 0;
    for (int from = round; from >= 1 && positions < MOST_POSITIONS; from--) {
      files.addAll(folder.games(from));
      positions += GamesFile.positions(folder.games(from));
    }
    return files;
  }
}

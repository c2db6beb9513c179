package org.komabako.engine.search.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.search.Weights;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.kernel.model.Move;

/** A training from where its folder ends until it is stopped: round after round of games, learning and a match. */
final class TrainingRun {
  /** How a training goes: how much is played and learnt in a round. */
  record Plan(int positions, int gamesPerFile, long nodes, int hidden, int epochs, int matchPairs) {
    static final Plan USUAL = new Plan(300_000, 50, 500, 32, 12, 200);
  }

  /** How much the value of the search counts in learning; the rest is the result of the game. */
  private static final double SHARE = 0.5;

  /** No more positions are learnt from at once; the latest are. */
  private static final int MOST_POSITIONS = 12_000_000;

  /** What a new network has to score against the one before, in percent. */
  private static final double BETTER = 52;

  private static final long SEED_STEP = 1_000_003;

  private final Request request;
  private final Plan plan;
  private final TrainingFolder folder;
  private final SelfPlay play;
  private final BooleanSupplier stopped;
  private final Consumer<Network> kept;
  private final Consumer<Progress> told;
  private Progress progress;
  private int networksKept;

  /**
   * @param stopped whether to end soon
   * @param kept is given each network that has won its match
   */
  TrainingRun(
      Request request,
      Plan plan,
      TrainingFolder folder,
      BooleanSupplier stopped,
      Consumer<Network> kept,
      Consumer<Progress> told) {
    this.request = request;
    this.plan = plan;
    this.folder = folder;
    this.stopped = stopped;
    this.kept = kept;
    this.told = told;
    play = new SelfPlay(request.rules(), Weights.standard(), plan.nodes());
    progress = new Progress(1, Step.GAMES, 0, plan.positions(), 0, 0);
  }

  /** Runs until it is stopped; how far it came. */
  Progress run() {
    for (int round = folder.rounds(); !stopped.getAsBoolean(); round++) {
      if (MatchFile.read(folder.match(round)).isOver(plan.matchPairs())) {
        continue;
      }
      makeRoom(round);
      playGames(round);
      learn(round);
      match(round);
    }
    return progress;
  }

  private void tell(int round, Step step, long done, long all, double points) {
    progress = new Progress(round, step, done, all, points, networksKept);
    told.accept(progress);
  }

  /** Removes the oldest games where they take too much of the disk. */
  private void makeRoom(int round) {
    for (int old = 1; old < round && folder.bytes() > request.mostBytes(); old++) {
      folder.forgetGames(old);
    }
    if (folder.bytes() > request.mostBytes()) {
      throw EngineException.of(
          TrainingRun.class, "trainingRun.diskFull", request.mostBytes() >> 20);
    }
  }

  private void playGames(int round) {
    Optional<Network> best = folder.best();
    while (!stopped.getAsBoolean()) {
      int first = folder.games(round).size();
      long done = positions(folder.games(round));
      tell(round, Step.GAMES, Math.min(done, plan.positions()), plan.positions(), 0);
      if (done >= plan.positions()) {
        return;
      }
      makeRoom(round);
      Threads.run(request.threads(), thread -> playFile(round, first + thread, best));
    }
  }

  private void playFile(int round, int file, Optional<Network> best) {
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < plan.gamesPerFile() && !stopped.getAsBoolean(); i++) {
      long seed = (round * SEED_STEP + file) * SEED_STEP + i;
      games.add(play.game(seed, best, stopped));
    }
    if (!stopped.getAsBoolean()) {
      GamesFile.write(folder.games(round, file), games);
    }
  }

  private static long positions(List<Path> files) {
    return files.stream().mapToLong(GamesFile::positions).sum();
  }

  private void learn(int round) {
    if (stopped.getAsBoolean() || folder.learnt(round).isPresent()) {
      return;
    }
    List<Path> files = window(round);
    List<TrainingGame> games = new ArrayList<>();
    files.forEach(file -> games.addAll(GamesFile.read(file)));
    Samples samples = new Samples(request.rules());
    FloatNetwork network = FloatNetwork.random(samples.inputs().count(), plan.hidden(), round);
    double unit = Calibration.unit(games);
    NetworkTrainer trainer =
        new NetworkTrainer(request.rules(), network, games, unit, SHARE, request.threads());
    trainer.train(
        plan.epochs(),
        round,
        stopped,
        epoch ->
            tell(round, Step.LEARNING, epoch.number(), plan.epochs(), 1000 * epoch.otherError()));
    if (!stopped.getAsBoolean()) {
      String origin = String.format(
          "round %d, %d positions of %d own games, data %s",
          round, positions(files), games.size(), GamesFile.digest(files).substring(0, 16));
      folder.learn(round, network.rounded(NetworkInfo.of(request.rules().table(), origin)));
    }
  }

  /** The latest games, as many as are learnt from. */
  private List<Path> window(int round) {
    List<Path> files = new ArrayList<>();
    long positions = 0;
    for (int from = round; from >= 1 && positions < MOST_POSITIONS; from--) {
      files.addAll(folder.games(from));
      positions += positions(folder.games(from));
    }
    return files;
  }

  private void match(int round) {
    Optional<Network> learnt = folder.learnt(round);
    if (stopped.getAsBoolean() || learnt.isEmpty()) {
      return;
    }
    Optional<Network> best = folder.best();
    MatchFile match = MatchFile.read(folder.match(round));
    while (!match.isOver(plan.matchPairs()) && !stopped.getAsBoolean()) {
      int first = match.pairs();
      AtomicInteger points = new AtomicInteger();
      Threads.run(
          request.threads(), thread -> points.addAndGet(pair(round, first + thread, learnt, best)));
      if (!stopped.getAsBoolean()) {
        match = match.plus(request.threads(), points.get());
        match.write(folder.match(round));
        tell(round, Step.MATCH, 2L * match.pairs(), 2L * plan.matchPairs(), match.percent());
      }
    }
    if (match.isOver(plan.matchPairs()) && match.percent() >= BETTER) {
      Network won = learnt
          .get()
          .with(String.format(
              "%s; %.1f of %d games against the one before",
              learnt.get().about().origin(), match.points() / 2.0, 2 * match.pairs()));
      folder.keep(won);
      networksKept++;
      kept.accept(won);
      tell(round, Step.MATCH, 2L * match.pairs(), 2L * match.pairs(), match.percent());
    }
  }

  /** The half points of the new network in two games of one opening. */
  private int pair(int round, int number, Optional<Network> learnt, Optional<Network> best) {
    long seed = -(round * SEED_STEP + number);
    List<Move> opening = play.opening(new Random(seed));
    TrainingGame black = play.game(opening, learnt, best, stopped);
    TrainingGame white = play.game(opening, best, learnt, stopped);
    return black.blackPoints() + 2 - white.blackPoints();
  }
}

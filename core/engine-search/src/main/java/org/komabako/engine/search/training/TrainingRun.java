package org.komabako.engine.search.training;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.TrainingPlace;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;

/** A training from where its folder ends until it is stopped: round after round of games, learning and a match. */
final class TrainingRun {
  /**
   * How a training goes: how much is played and learnt in a round. The positions of a game have one result and are much
   * alike, so that a round has so many positions and so many games at least.
   */
  record Plan(
      int positions,
      int games,
      int gamesPerFile,
      long nodes,
      int hidden,
      int epochs,
      int matchPairs) {
    static final Plan USUAL = new Plan(300_000, 3_000, 50, Games.USUAL_NODES, 32, 12, 200);

    /** With so many positions for each input twice the hidden units learn more. */
    private static final long POSITIONS_FOR_LARGE = 200;

    /** The same with as many nodes as are asked for. */
    Plan asked(OptionalLong asked) {
      return new Plan(
          positions, games, gamesPerFile, asked.orElse(nodes), hidden, epochs, matchPairs);
    }

    /** The hidden units of a network that learns from so many positions. */
    int hidden(long learntFrom, int inputs) {
      return learntFrom >= POSITIONS_FOR_LARGE * inputs ? 2 * hidden : hidden;
    }
  }

  /** What a new network has to score against the one before, in percent. */
  private static final double BETTER = 52;

  /** In a match of a network that was corrected so many times the nodes of a game are searched: few do not show what is better. */
  private static final int DEEPER = 4;

  /** Plies of a game, before one was played. */
  private static final int PLIES_GUESSED = 80;

  /** Units of a job on the grid. */
  private static final int MOST_UNITS = 2000;

  /** Pairs of the match that a worker plays in one go, for some seconds. */
  private static final int PAIRS_IN_UNIT = 10;

  private final Request request;
  private final GivenGames given;
  private final Plan plan;
  private final TrainingFolder folder;
  private final TrainingPlace place;
  private final BooleanSupplier stopped;
  private final RoundLearning learning;
  private final Consumer<Network> kept;
  private final Consumer<Progress> told;
  private final StepRate rate = new StepRate();
  private Progress progress;
  private int networksKept;

  /**
   * @param given what every other game begins within
   * @param place where games are played
   * @param stopped whether to end soon
   * @param before how many networks were kept before a pause
   * @param kept is given each network that has won its match
   */
  TrainingRun(
      Request request,
      GivenGames given,
      Plan plan,
      TrainingFolder folder,
      TrainingPlace place,
      BooleanSupplier stopped,
      int before,
      Consumer<Network> kept,
      Consumer<Progress> told) {
    this.request = request;
    this.given = given;
    this.plan = plan;
    this.folder = folder;
    this.place = place;
    this.stopped = stopped;
    learning = new RoundLearning(request, plan, folder, stopped);
    networksKept = before;
    this.kept = kept;
    this.told = told;
    progress = new Progress(1, Step.GAMES, 0, plan.positions(), 0, before);
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
    double perMinute = rate.perMinute(round, step, done, System.nanoTime());
    progress = new Progress(round, step, done, all, points, networksKept, perMinute);
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
      if (tellGames(round)) {
        return;
      }
      makeRoom(round);
      int first = folder.games(round).size();
      GamesRange range = range(round, new GamesRange(false, first, files(round), 0));
      List<GamesUnit> units = IntStream.range(range.first(), range.first() + range.count())
          .mapToObj(file -> new GamesUnit(false, round, file, plan.gamesPerFile()))
          .toList();
      work(units, plan.nodes(), best, best, (unit, games) -> {
        if (!Files.exists(folder.games(round, unit.first()))) {
          GamesFile.write(folder.games(round, unit.first()), games);
        }
        boolean unused = tellGames(round);
      });
      played(round);
    }
  }

  /** What is played on the grid next: what was begun earlier, or this. */
  private GamesRange range(int round, GamesRange next) {
    if (!request.onGrid()) {
      return next;
    }
    GamesRange range = GamesRange.read(folder.range(round))
        .filter(begun -> begun.pairs() == next.pairs())
        .orElse(next);
    range.write(folder.range(round));
    return range;
  }

  /** All of the range is there, unless the training was stopped. */
  private void played(int round) {
    if (request.onGrid() && !stopped.getAsBoolean()) {
      GamesRange.delete(folder.range(round));
    }
  }

  /** Tells how many positions were played; whether the round has enough. */
  private boolean tellGames(int round) {
    List<Path> files = folder.games(round);
    long done = GamesFile.positions(files);
    long wanted = wanted(files, done);
    tell(round, Step.GAMES, Math.min(done, wanted), wanted, 0);
    return done >= wanted;
  }

  /** How many positions a round has: as the games so far tell, those of the games that it has at least. */
  private long wanted(List<Path> files, long done) {
    long games = (long) files.size() * plan.gamesPerFile();
    return Math.max(plan.positions(), done * plan.games() / Math.max(1, games));
  }

  /** How many files of games are played in one go: here as many as threads, so that no more are played than are wanted. */
  private int files(int round) {
    if (!request.onGrid()) {
      return request.threads();
    }
    List<Path> played = folder.games(round);
    long done = GamesFile.positions(played);
    long each =
        played.isEmpty() ? (long) plan.gamesPerFile() * PLIES_GUESSED : done / played.size();
    long left = wanted(played, done) - done;
    return (int) Math.max(1, Math.min(MOST_UNITS, left / Math.max(1, each) + 1));
  }

  /** What is done with the games of a unit. */
  private interface Keeper {
    void keep(GamesUnit unit, List<TrainingGame> games);
  }

  /** Has units played and looks at them. */
  private void work(
      List<GamesUnit> units,
      long nodes,
      Optional<Network> first,
      Optional<Network> second,
      Keeper keeper) {
    Optional<byte[]> within = given.bytes();
    GamesSpec spec = GamesSpec.of(nodes, first, second, within);
    Stream<byte[]> networks =
        Stream.of(first, second).flatMap(Optional::stream).distinct().map(NetworkFile::write);
    List<byte[]> data = Stream.concat(networks, within.stream()).toList();
    GamesCheck check = new GamesCheck(request.rules(), nodes, first, second, given);
    TrainingPlace.Job job = new TrainingPlace.Job(
        id(units, spec),
        request.rules(),
        spec.bytes(),
        units.stream().map(GamesUnit::bytes).toList(),
        data);
    place.play(
        job,
        (number, result) -> {
          GamesUnit unit = units.get(number);
          List<TrainingGame> games = request.onGrid()
              ? check.games(unit, result, new Random())
              : GamesFile.read(result, "games");
          synchronized (this) {
            keeper.keep(unit, games);
          }
        },
        stopped);
  }

  /** The same for the same games of this training, so that a training that was killed finds its job again. */
  private String id(List<GamesUnit> units, GamesSpec spec) {
    StringBuilder all = new StringBuilder(folder.name()).append('\n');
    units.forEach(unit -> all.append(unit).append('\n'));
    return "t-"
        + Digests.of((all + spec.toString()).getBytes(StandardCharsets.UTF_8)).substring(0, 16);
  }

  private void learn(int round) {
    learning.learn(
        round,
        epoch ->
            tell(round, Step.LEARNING, epoch.number(), plan.epochs(), 1000 * epoch.otherError()));
  }

  private void match(int round) {
    Optional<Network> learnt = folder.learnt(round);
    if (stopped.getAsBoolean() || learnt.isEmpty()) {
      return;
    }
    Optional<Network> best = folder.best();
    MatchFile match = MatchFile.read(folder.match(round));
    while (!match.isOver(plan.matchPairs()) && !stopped.getAsBoolean()) {
      match = pairs(round, match, learnt, best);
    }
    if (match.isOver(plan.matchPairs()) && match.percent() >= BETTER) {
      Network won = learnt
          .get()
          .withChanceUnit(chanceUnit(round))
          .made(Instant.now())
          .with(String.format(
              "%s; %.1f of %d games against the one before",
              learnt.get().about().origin(), match.points() / 2.0, 2 * match.pairs()));
      folder.keep(won);
      networksKept++;
      kept.accept(won);
      tell(round, Step.MATCH, 2L * match.pairs(), 2L * match.pairs(), match.percent());
    }
    if (match.isOver(plan.matchPairs())) {
      folder.forgetMatchGames(round);
    }
  }

  /** What values of the new network mean, as the games of the match show in which it had Black. */
  private int chanceUnit(int round) {
    List<TrainingGame> asBlack = new ArrayList<>();
    for (Path file : folder.matchGames(round)) {
      List<TrainingGame> games = GamesFile.read(file);
      for (int i = 0; i < games.size(); i += 2) {
        asBlack.add(games.get(i));
      }
    }
    return (int) Math.round(Calibration.unit(asBlack));
  }

  /** Plays some pairs; what was played without a gap counts. */
  private MatchFile pairs(
      int round, MatchFile before, Optional<Network> learnt, Optional<Network> best) {
    int each = request.onGrid() ? PAIRS_IN_UNIT : 1;
    int left = plan.matchPairs() - before.pairs();
    int wanted = request.onGrid() ? left : Math.min(request.threads(), left);
    GamesRange range = range(round, new GamesRange(true, before.pairs(), wanted, before.points()));
    List<GamesUnit> units = new ArrayList<>();
    for (int pair = 0; pair < range.count(); pair += each) {
      int count = Math.min(each, range.count() - pair);
      units.add(new GamesUnit(true, round, range.first() + pair, count));
    }
    Map<GamesUnit, Integer> points = new HashMap<>();
    MatchFile begun = new MatchFile(range.first(), range.points());
    MatchFile[] match = {before};
    long nodes = folder.begin().isPresent() ? DEEPER * plan.nodes() : plan.nodes();
    work(units, nodes, learnt, best, (unit, games) -> {
      GamesFile.write(folder.matchGames(round, unit.first()), games);
      points.put(unit, GamesPlayer.points(games));
      MatchFile now = begun;
      for (GamesUnit next : units) {
        Integer found = points.get(next);
        if (found == null) {
          break;
        }
        now = now.plus(next.count(), found);
      }
      if (now.pairs() > match[0].pairs()) {
        match[0] = now;
        now.write(folder.match(round));
        tell(round, Step.MATCH, 2L * now.pairs(), 2L * plan.matchPairs(), now.percent());
      }
    });
    played(round);
    return match[0];
  }
}

package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Run;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.Networks;
import org.komabako.engine.TrainingPlace;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.NetworkStore;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** Trainings of a small game: rounds, what is left of one that was stopped, and days when things go wrong. */
class TrainingServiceTest {
  private static final int BESIDE_ROYAL = 16;

  private static final TrainingRun.Plan SMALL = new TrainingRun.Plan(300, 4, 4, 40, 4, 2, 2);
  private static final long ROOM = 1 << 20;

  @TempDir
  private Path data;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Forbidden(4, false)));
  private final List<Progress> told = new CopyOnWriteArrayList<>();

  private Optional<byte[]> bundled = Optional.empty();

  private TrainingService service() {
    return service(SMALL);
  }

  private TrainingService service(TrainingRun.Plan plan) {
    return new TrainingService(Optional.of(data.resolve("training")), store(), plan);
  }

  private NetworkStore store() {
    return new NetworkStore(Optional.of(data.resolve("nets")), variant -> bundled);
  }

  private Request request(long room) {
    return new Request(rules, Duration.ofMinutes(5), 2, room);
  }

  private Path folder() {
    return data.resolve("training").resolve("small-game");
  }

  private static Progress end(Run run) throws Exception {
    return run.ended().get(1, TimeUnit.MINUTES);
  }

  /** Until the match of a round is over. */
  private Progress trainUntil(int round) throws Exception {
    return trainUntil(progress -> progress.round() > round);
  }

  private Progress trainUntil(Predicate<Progress> over) throws Exception {
    Run[] run = new Run[1];
    Object begun = new Object();
    synchronized (begun) {
      run[0] = service().start(request(ROOM), progress -> {
        told.add(progress);
        if (over.test(progress)) {
          synchronized (begun) {
            run[0].stop();
          }
        }
      });
    }
    return end(run[0]);
  }

  private void awaitRound(int round) {
    Awaitility.await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> told.stream().anyMatch(each -> each.round() >= round));
  }

  @Test
  void theResultOfALongGameSaysLessOfEachOfItsPositions() {
    assertEquals(0.5, RoundLearning.share(2_000, 50), 1e-9);
    assertEquals(0.75, RoundLearning.share(120_000, 1_000), 1e-9);
    assertEquals(0.9, RoundLearning.share(300_000, 1_000), 1e-9);
  }

  @Test
  void aRoundIsGamesLearningAndAMatchAndTheNextTrainingGoesOnThere() throws Exception {
    trainUntil(1);
    assertEquals(
        List.of(Step.GAMES, Step.LEARNING, Step.MATCH),
        told.stream()
            .filter(each -> each.round() == 1)
            .map(Progress::step)
            .distinct()
            .toList());
    assertTrue(Files.exists(folder().resolve("round-001/learnt.net")));
    byte[] games = Files.readAllBytes(folder().resolve("round-001/games-00000.games"));
    told.clear();
    trainUntil(2);
    assertTrue(told.stream().allMatch(each -> each.round() >= 2), () -> "went on: " + told);
    assertEquals(
        games.length,
        Files.size(folder().resolve("round-001/games-00000.games")),
        "what was played stays");
  }

  /** Of a match that is not over yet the new network, as Black, has said 900 in games of which it won 73 of 100. */
  @Test
  void aNetworkThatIsKeptSaysWhatItsValuesMeanAndWhenItWasMade() throws Exception {
    List<TrainingGame> played = new ArrayList<>();
    for (int pair = 0; pair < 100; pair++) {
      played.add(CalibrationTest.game(900, 30, pair < 73 ? 2 : 0));
      played.add(CalibrationTest.game(30, 900, 0));
    }
    Files.createDirectories(folder().resolve("round-001"));
    Files.write(folder().resolve("round-001/learnt.net"), network(RoyalZones.ONE, 4));
    GamesFile.write(folder().resolve("round-001/match-00000.games"), played);
    new MatchFile(100, 346).write(folder().resolve("round-001/match.properties"));
    TrainingRun.Plan plan = new TrainingRun.Plan(300, 4, 4, 40, 4, 2, 101);
    Instant before = Instant.now().truncatedTo(ChronoUnit.MINUTES);
    Run run = service(plan).start(request(ROOM), told::add);
    awaitRound(2);
    run.stop();
    assertEquals(1, end(run).kept());
    byte[] best = Files.readAllBytes(folder().resolve("best.net"));
    NetworkInfo about = NetworkFile.about("best.net", best);
    assertEquals(900, about.chanceUnit(), 50);
    Instant made = about.made().orElseThrow();
    assertFalse(made.isBefore(before) || made.isAfter(Instant.now()), made::toString);
    assertEquals(0, matchGames(1), "they are not needed any more");
  }

  @Test
  void theGamesOfAMatchAreThereUntilItIsOver() throws Exception {
    List<Long> played = new CopyOnWriteArrayList<>();
    trainUntil(progress -> {
      if (progress.step() == Step.MATCH && progress.kept() == 0) {
        played.add(matchGames(progress.round()));
      }
      return progress.round() > 1;
    });
    assertFalse(played.isEmpty());
    assertTrue(played.stream().allMatch(number -> number > 0), played::toString);
    assertEquals(0, matchGames(1));
  }

  private long matchGames(int round) {
    try (var files = Files.list(folder().resolve(String.format("round-%03d", round)))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("match-"))
          .count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] network(RoyalZones zones, int hidden) {
    NetworkInputs inputs = new NetworkInputs(rules.layout(), zones);
    return NetworkFile.write(FloatNetwork.random(inputs, hidden, 7)
        .rounded(NetworkInfo.of(rules.table(), BESIDE_ROYAL, "of the variant")));
  }

  private Network learnt(int round) throws IOException {
    Path file = folder().resolve(String.format("round-%03d/learnt.net", round));
    return NetworkFile.read(file.toString(), Files.readAllBytes(file), rules.layout());
  }

  @Test
  void aTrainingGoesOnFromTheNetworkThatTheEnginePlaysWith() throws Exception {
    bundled = Optional.of(network(RoyalZones.NINE, 4));
    trainUntil(1);
    assertArrayEquals(bundled.get(), Files.readAllBytes(folder().resolve("begin.net")));
    assertEquals(RoyalZones.NINE, learnt(1).zones(), "no smaller than what it goes on from");
    assertEquals(BESIDE_ROYAL, learnt(1).about().besideRoyal(), "the same evaluation is corrected");
    String digest = Digests.of(bundled.get()).substring(0, 16);
    assertTrue(
        learnt(1).about().origin().endsWith(", on from network " + digest),
        learnt(1).about().origin());
  }

  /** What was learnt from 300 positions is a small correction, which a search of few nodes does not see. */
  @Test
  void aCorrectedNetworkPlaysItsMatchWithMoreNodes() throws Exception {
    bundled = Optional.of(network(RoyalZones.NINE, 4));
    TrainingPlace here = new LocalGames(new GamesPlayer(), 2);
    List<String> nodes = new CopyOnWriteArrayList<>();
    TrainingService service = service();
    service.setPlace((job, taker, stopped) -> {
      String kind = GamesUnit.read(job.units().get(0)).pairs() ? "match" : "games";
      nodes.add(kind + " "
          + new String(job.spec(), StandardCharsets.UTF_8).lines().findFirst().orElseThrow());
      here.play(job, taker, stopped);
    });
    Run run = service.start(
        new Request(rules, Duration.ofMinutes(5), 2, ROOM, false, true, Games.USUAL), told::add);
    awaitRound(2);
    run.stop();
    end(run);
    assertEquals(Set.of("games nodes 40", "match nodes 160"), Set.copyOf(nodes));
  }

  @Test
  void aTrainingOfAnEngineWithoutNetworkBeginsWithNone() throws Exception {
    bundled = Optional.of(network(RoyalZones.NINE, 4));
    store().use(rules, Optional.of(Networks.Source.NONE));
    trainUntil(1);
    assertFalse(Files.exists(folder().resolve("begin.net")));
    assertEquals(RoyalZones.ONE, learnt(1).zones());
  }

  @Test
  void gamesThatTeachALargerNetworkBeginAnew() throws Exception {
    bundled = Optional.of(network(RoyalZones.ONE, 2));
    trainUntil(1);
    assertEquals(4, learnt(1).hidden());
    assertFalse(learnt(1).about().origin().contains("on from"));
  }

  @Test
  void aNetworkGrowsWithWhatItLearnsFrom() {
    assertEquals(32, TrainingRun.Plan.USUAL.hidden(199_999, 1_000));
    assertEquals(64, TrainingRun.Plan.USUAL.hidden(200_000, 1_000));
  }

  /** The positions of one game are much alike. */
  @Test
  void aRoundHasSoManyGamesAtLeastHoweverLongTheyAre() throws Exception {
    TrainingRun.Plan plan = new TrainingRun.Plan(1, 22, 4, 40, 4, 2, 2);
    Run run = service(plan).start(request(ROOM), told::add);
    awaitRound(2);
    run.stop();
    end(run);
    try (var files = Files.list(folder().resolve("round-001"))) {
      long games = 4 * files.filter(file -> file.toString().endsWith(".games")).count();
      assertTrue(games >= 22 && games < 22 + 4 * 3, games + " games");
    }
  }

  @Test
  void aTrainingThatWasStoppedLeavesOnlyWholeFiles() throws Exception {
    trainUntil(progress -> progress.done() > 0);
    try (var files = Files.list(folder().resolve("round-001"))) {
      files
          .filter(file -> file.toString().endsWith(".games"))
          .forEach(file -> assertFalse(GamesFile.read(file).isEmpty(), file.toString()));
    }
  }

  @Test
  void aTrainingRestsWhileItIsPausedAndGoesOnThere() throws Exception {
    Run run = service().start(request(ROOM), told::add);
    awaitRound(2);
    run.pause();
    // What is played at this moment is played to its end.
    int[] before = {-1};
    Awaitility.await()
        .during(Duration.ofMillis(400))
        .atMost(Duration.ofSeconds(30))
        .until(() -> {
          int now = told.size();
          boolean same = now == before[0];
          before[0] = now;
          return same;
        });
    assertFalse(run.ended().isDone());
    int round = told.get(told.size() - 1).round();
    run.resume();
    awaitRound(round + 1);
    run.pause();
    run.stop();
    assertTrue(end(run).round() > round);
  }

  @Test
  void theSameGameIsTrainedOnlyOnce() throws Exception {
    Run first = service().start(request(ROOM), progress -> {});
    EngineException refused =
        assertThrows(EngineException.class, () -> service().start(request(ROOM), progress -> {}));
    assertEquals("small game is being trained already", refused.getMessage());
    first.stop();
    end(first);
  }

  @Test
  void anewForgetsWhatWasLearntUnlessItIsRefused() throws Exception {
    Run first = service().start(request(ROOM), told::add);
    awaitRound(2);
    Path learnt = folder().resolve("round-001").resolve("learnt.net");
    byte[] before = Files.readAllBytes(learnt);
    assertThrows(EngineException.class, () -> service().start(anew(Games.USUAL), told::add));
    first.stop();
    end(first);
    Games none = new Games(OptionalLong.empty(), List.of(List.of()));
    assertThrows(EngineException.class, () -> service().start(anew(none), told::add));
    assertArrayEquals(before, Files.readAllBytes(learnt));
    told.clear();
    Run second = service().start(anew(Games.USUAL), told::add);
    Awaitility.await().atMost(Duration.ofMinutes(1)).until(() -> !told.isEmpty());
    second.stop();
    assertEquals(1, told.get(0).round());
    end(second);
  }

  private Request anew(Games games) {
    return new Request(rules, Duration.ofMinutes(5), 2, ROOM, true, false, games);
  }

  @Test
  void whenTheServiceLeavesTheTrainingEnds() throws Exception {
    TrainingService service = service();
    Run run = service.start(request(ROOM), progress -> {});
    service.leave();
    end(run);
  }

  @Test
  void aFullDiskEndsItWithOneSentence() {
    Run run = service().start(request(0), progress -> {});
    Exception ended = assertThrows(Exception.class, () -> end(run));
    assertInstanceOf(EngineException.class, ended.getCause());
    assertEquals(
        "the training has filled the 0 megabytes that it may take; allow more with --disk",
        ended.getCause().getMessage());
  }

  @Test
  void damagedGamesEndItWithTheirName() throws Exception {
    Files.createDirectories(folder().resolve("round-001"));
    Path file = folder().resolve("round-001/games-00000.games");
    Files.write(file, new byte[3000]);
    Run run = service().start(request(ROOM), progress -> {});
    CompletionException ended =
        assertThrows(CompletionException.class, () -> run.ended().join());
    assertTrue(ended.getCause().getMessage().startsWith(file + " is damaged"), ended::getMessage);
  }

  private static TrainingGame twoPlies(long nodes) {
    return new TrainingGame(
        new int[] {1, 2}, new short[] {TrainingGame.UNKNOWN, -5}, new short[] {0, 7}, 2, nodes);
  }

  @Test
  void itReadsWhatItWrites() throws IOException {
    Path file = data.resolve("some.games");
    TrainingGame game = twoPlies(5_000_000_000L);
    GamesFile.write(file, List.of(game));
    TrainingGame read = GamesFile.read(file).get(0);
    assertEquals(2, read.moves()[1]);
    assertEquals(-5, read.values()[1]);
    assertEquals(7, read.statics()[1]);
    assertEquals(2, read.blackPoints());
    assertEquals(5_000_000_000L, read.nodes());
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 15));
    assertThrows(RuntimeException.class, () -> GamesFile.read(file));
  }

  @Test
  void gamesOfBeforeDoNotTellTheirNodes() {
    ByteBuffer before = ByteBuffer.allocate(4 + 4 + 2 + 1 + 8)
        .putInt(0x4b47_0001)
        .putInt(1)
        .putShort((short) 1)
        .put((byte) 2)
        .putInt(7)
        .putShort((short) -5)
        .putShort((short) 3);
    TrainingGame read = GamesFile.read(before.array(), "before.games").get(0);
    assertEquals(0, read.nodes());
    assertEquals(7, read.moves()[0]);
    assertEquals(-5, read.values()[0]);
    assertEquals("", RoundLearning.nodes(List.of(read, twoPlies(500))));
  }

  @Test
  void aNetworkTellsHowManyNodesItsGamesHad() throws Exception {
    trainUntil(1);
    assertTrue(
        learnt(1).about().origin().contains(" own games at 40 nodes a move, data "),
        learnt(1).about().origin());
    Request deeper = request(ROOM).with(new Games(OptionalLong.of(50), List.of()));
    Run run = service().start(deeper, told::add);
    awaitRound(3);
    run.stop();
    end(run);
    assertTrue(
        learnt(2).about().origin().contains(" own games at 40 to 50 nodes a move, data "),
        learnt(2).about().origin());
  }
}

package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Run;
import org.komabako.engine.TrainingPlace;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.network.NetworkFile;
import org.komabako.engine.search.network.NetworkStore;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** Games that are played elsewhere: the same as here, looked at, and found again by a training that was killed. */
class GamesElsewhereTest {
  private static final TrainingRun.Plan SMALL = new TrainingRun.Plan(300, 4, 4, 40, 4, 2, 2);
  /** How many games there are stands in the bytes from 4 to 7. */
  private static final int LAST_OF_COUNT = 7;

  private static final GamesUnit UNIT = new GamesUnit(false, 1, 3, 4);

  @TempDir
  private Path data;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Forbidden(4, false)));
  private final GamesCheck check =
      new GamesCheck(rules, 40, Optional.empty(), Optional.empty(), GivenGames.NONE);

  /** A place that plays as this machine does, and remembers what it was asked for. */
  private static final class Elsewhere implements TrainingPlace {
    final List<String> ids = new CopyOnWriteArrayList<>();
    final AtomicInteger refused = new AtomicInteger();
    volatile int most = Integer.MAX_VALUE;
    volatile boolean lies;
    private volatile boolean lost;

    @Override
    public void play(Job job, Taker taker, BooleanSupplier stopped) {
      ids.add(job.id());
      new LocalGames(new GamesPlayer(), 2)
          .play(job, (unit, result) -> give(taker, unit, result), stopped);
      if (lost) {
        lost = false;
        throw new EngineException("the power is off");
      }
    }

    private synchronized void give(Taker taker, int unit, byte[] result) {
      if (lies) {
        byte[] wrong = result.clone();
        wrong[LAST_OF_COUNT] ^= 1;
        try {
          taker.take(unit, wrong);
        } catch (IllegalArgumentException e) {
          refused.incrementAndGet();
        }
      }
      if (most > 0) {
        most--;
        taker.take(unit, result);
      } else {
        lost = true;
      }
    }
  }

  private byte[] played(GamesUnit unit) {
    return new GamesPlayer()
        .play(
            rules,
            GamesSpec.of(40, Optional.empty(), Optional.empty(), Optional.empty())
                .bytes(),
            unit.bytes(),
            digest -> Optional.empty(),
            () -> false)
        .orElseThrow();
  }

  @Test
  void theSameUnitGivesTheSameGames() {
    assertArrayEquals(played(UNIT), played(UNIT));
    assertFalse(java.util.Arrays.equals(played(UNIT), played(new GamesUnit(false, 1, 4, 4))));
    assertEquals(4, check.games(UNIT, played(UNIT), new Random(1)).size());
    GamesUnit pairs = new GamesUnit(true, 1, 0, 2);
    List<TrainingGame> games = check.games(pairs, played(pairs), new Random(1));
    assertEquals(4, games.size());
    assertEquals(4, GamesPlayer.points(games), "one network against itself, with colours changed");
    assertTrue(new GamesPlayer()
        .play(
            rules,
            GamesSpec.of(40, Optional.empty(), Optional.empty(), Optional.empty())
                .bytes(),
            UNIT.bytes(),
            digest -> Optional.empty(),
            () -> true)
        .isEmpty());
  }

  /** One game of the unit is wrong, and found when it is drawn. */
  @Test
  void anInventedValueIsFoundWhereItsGameIsDrawn() {
    List<TrainingGame> games = new ArrayList<>(GamesFile.read(played(UNIT), "games"));
    TrainingGame last = games.get(3);
    last.values()[last.values().length - 1] += 3;
    byte[] wrong = GamesFile.bytes(games);
    int found = 0;
    Random random = new Random(20261124);
    for (int i = 0; i < 40; i++) {
      try {
        check.games(UNIT, wrong, random);
      } catch (RequestException e) {
        assertTrue(e.getMessage().contains("game 4"), e.getMessage());
        found++;
      }
    }
    assertTrue(found > 2 && found < 25, found + " of 40");
  }

  @Test
  void gamesOfOtherNodesAreRefusedWhicheverIsDrawn() {
    List<TrainingGame> games = new ArrayList<>(GamesFile.read(played(UNIT), "games"));
    TrainingGame last = games.get(3);
    games.set(
        3, new TrainingGame(last.moves(), last.values(), last.statics(), last.blackPoints(), 41));
    byte[] wrong = GamesFile.bytes(games);
    Random random = new Random(20261130);
    for (int i = 0; i < 10; i++) {
      RequestException refused =
          assertThrows(RequestException.class, () -> check.games(UNIT, wrong, random));
      assertEquals("game 4 should have 40 nodes for each move, not 41", refused.getMessage());
    }
  }

  @Test
  void whatIsNoGameIsRefusedInASentence() {
    Random random = new Random(20261124);
    byte[] right = played(UNIT);
    for (int i = 0; i < 300; i++) {
      byte[] wrong = right.clone();
      for (int n = 0; n < 200; n++) {
        wrong[random.nextInt(wrong.length)] = (byte) random.nextInt(256);
      }
      assertThrows(RequestException.class, () -> check.games(UNIT, wrong, random));
    }
    assertThrows(RequestException.class, () -> check.games(UNIT, new byte[0], random));
    assertThrows(
        RequestException.class,
        () -> check.games(UNIT, played(new GamesUnit(false, 1, 3, 3)), random));
    for (String text : List.of("", "games 1 2", "pairs 1 2 99999", "chess 1 2 3")) {
      assertThrows(RequestException.class, () -> GamesUnit.read(text.getBytes()));
      assertThrows(RequestException.class, () -> GamesSpec.read(text.getBytes()));
    }
  }

  private TrainingService service(TrainingPlace place) {
    NetworkStore store =
        new NetworkStore(Optional.of(data.resolve("nets")), variant -> Optional.empty());
    TrainingService service =
        new TrainingService(Optional.of(data.resolve("training")), store, SMALL);
    service.setPlace(place);
    return service;
  }

  private Progress train(TrainingService service, boolean onGrid) throws Exception {
    return train(service, onGrid, Games.USUAL);
  }

  private Progress train(TrainingService service, boolean onGrid, Games games) throws Exception {
    Run[] run = new Run[1];
    Object begun = new Object();
    synchronized (begun) {
      run[0] = service.start(
          new Request(rules, Duration.ofMinutes(5), 2, 1 << 20, false, onGrid, games), progress -> {
            if (progress.round() > 1) {
              synchronized (begun) {
                run[0].stop();
              }
            }
          });
    }
    return run[0].ended().get(1, TimeUnit.MINUTES);
  }

  private byte[] file(String name) throws Exception {
    return Files.readAllBytes(data.resolve("training/small-game/round-001").resolve(name));
  }

  @Test
  void aRoundElsewhereIsARoundHere() throws Exception {
    Elsewhere place = new Elsewhere();
    place.lies = true;
    train(service(place), true);
    assertTrue(place.refused.get() > 0, "what is wrong was looked at");
    assertTrue(place.ids.size() >= 2, "games and a match");
    byte[] games = file("games-00000.games");
    byte[] learnt = file("match.properties");
    assertArrayEquals(games, played(new GamesUnit(false, 1, 0, 4)));
    assertTrue(learnt.length > 0);
  }

  /** The games go along with the job, and are played within as they are here; what is learnt says so. */
  @Test
  void gamesElsewhereBeginWithinThoseThatWereGiven() throws Exception {
    List<List<Move>> within = List.of(GivenGamesTest.game(rules, 40, 1));
    Elsewhere place = new Elsewhere();
    train(service(place), true, new Games(OptionalLong.of(50), within));
    byte[] given = GivenGames.usable(rules, within).bytes().orElseThrow();
    byte[] here = new GamesPlayer()
        .play(
            rules,
            GamesSpec.of(50, Optional.empty(), Optional.empty(), Optional.of(given))
                .bytes(),
            new GamesUnit(false, 1, 0, 4).bytes(),
            digest -> Optional.of(given).filter(each -> Digests.of(each).equals(digest)),
            () -> false)
        .orElseThrow();
    assertArrayEquals(file("games-00000.games"), here);
    String origin = NetworkFile.about("learnt.net", file("learnt.net")).origin();
    assertTrue(
        origin.matches(
            "round 1, .* own games at 50 nodes a move, [1-9][0-9]* of them begun within games that were given, data .*"),
        origin);
  }

  @Test
  void withoutTheGamesThatItNamesNothingIsPlayed() {
    byte[] spec = "nodes 40\nfirst none\nsecond none\nwithin beef".getBytes();
    assertThrows(
        RequestException.class,
        () -> new GamesPlayer()
            .play(rules, spec, UNIT.bytes(), digest -> Optional.empty(), () -> false));
  }

  @Test
  void aTrainingThatIsKilledAsksForTheSameJobAgain() throws Exception {
    Elsewhere place = new Elsewhere();
    place.most = 1;
    Exception told = assertThrows(Exception.class, () -> train(service(place), true));
    assertTrue(told.getMessage().contains("the power is off"), told.getMessage());
    int jobs = place.ids.size();
    String killed = place.ids.get(jobs - 1);
    place.most = Integer.MAX_VALUE;
    train(service(place), true);
    assertEquals(killed, place.ids.get(jobs));
    assertTrue(new TreeSet<>(place.ids).size() > jobs, "others follow");
  }

  @Test
  void withoutAPlaceThatIsSaid() {
    NetworkStore store =
        new NetworkStore(Optional.of(data.resolve("nets")), variant -> Optional.empty());
    TrainingService service =
        new TrainingService(Optional.of(data.resolve("training")), store, SMALL);
    assertThrows(EngineException.class, () -> train(service, true));
  }
}

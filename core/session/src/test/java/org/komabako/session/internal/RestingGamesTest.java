package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.GameSummary;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.session.GameRequest;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.Journal;

/** Open games are their text alone until somebody looks, and when nobody has looked for long. */
class RestingGamesTest {
  private static final GameRequest NEW = GameRequest.of(MadeUpGame.KEY);
  private static final int FEW = 2000;

  @TempDir
  Path data;

  private final List<String> told = new CopyOnWriteArrayList<>();
  private final AtomicInteger rulesMade = new AtomicInteger();
  private OpenGames games;

  @BeforeEach
  void begin() {
    games = open(FEW);
  }

  /** A variant that counts how often somebody asks for its rules, as each replay does. */
  private final class Counting extends MadeUpGame {
    @Override
    public RuleBook rules(OptionValues values) {
      rulesMade.incrementAndGet();
      return super.rules(values);
    }
  }

  private OpenGames open(long bytes) {
    MemoryReserve memory = new MemoryReserve();
    return new OpenGames(data, GameFiles.SLACK, told::add, memory, new Replayed(memory, bytes));
  }

  private void start(long bytes) {
    games.close();
    games = open(bytes);
    games.addVariant(new Counting());
  }

  @AfterEach
  void stop() {
    games.close();
  }

  private static void play(LiveGame game, int plies) {
    for (int i = 0; i < plies; i++) {
      var unused = game.change(g -> g.legalMoves().isEmpty()
          ? g.undo()
          : g.play(g.legalMoves().get(g.current().ply() % g.legalMoves().size()))
                  .ply()
              > 0);
    }
  }

  private long replayed() {
    return games.list().stream()
        .filter(game -> ((SharedGame) game).isReplayed())
        .count();
  }

  private Map<String, GameSummary> summaries() {
    Map<String, GameSummary> all = new HashMap<>();
    games.list().forEach(game -> all.put(game.id(), game.summary().orElseThrow()));
    return all;
  }

  @Test
  void aStartReplaysNoGameAndAListNeedsNone() {
    start(FEW);
    for (int i = 0; i < 50; i++) {
      play(games.create(NEW), i % 7);
    }
    LiveGame resigned = games.create(NEW);
    resigned.change(g -> {
      g.resign(Side.BLACK);
      g.tag("black", "Tama");
      return true;
    });
    Map<String, GameSummary> before = summaries();
    start(FEW);
    rulesMade.set(0);
    assertEquals(before, summaries());
    assertTrue(games.list().stream().allMatch(game -> game.suspended().isEmpty()));
    LiveGame again = games.find(resigned.id()).orElseThrow();
    assertEquals("Tama", again.tags().get("black"));
    assertEquals(0, replayed());
    int forChecks = rulesMade.get();
    assertTrue(forChecks <= games.list().size(), forChecks + " looks at rules");
    games.list().forEach(game -> assertEquals(before.get(game.id()), game.read(GameSummary::of)));
  }

  @Test
  void gamesThatWereNotUsedForLongRestAndAreTheSameLater() {
    start(FEW);
    Map<String, String> texts = new HashMap<>();
    for (int i = 0; i < 40; i++) {
      LiveGame game = games.create(NEW);
      play(game, 5);
      texts.put(game.id(), game.text());
      assertTrue(replayed() <= 1 + FEW / game.text().length(), replayed() + " games are held");
    }
    games.list().forEach(game -> {
      assertEquals(5, game.read(g -> g.current().ply()).intValue());
      assertEquals(texts.get(game.id()), game.text());
    });
    assertTrue(replayed() < 40);
  }

  @Test
  void whoIsFollowedOrPlayedByTheClockDoesNotRest() throws Exception {
    start(0);
    LiveGame followed = games.create(NEW);
    AutoCloseable following = followed.listen(game -> {});
    LiveGame timed = games.create(NEW.with(Optional.of(TimeControl.parse("10m"))));
    timed.change(g -> {
      g.startClock();
      return true;
    });
    play(followed, 1);
    for (int i = 0; i < 5; i++) {
      play(games.create(NEW), 1);
    }
    assertTrue(((SharedGame) followed).isReplayed());
    assertTrue(((SharedGame) timed).isReplayed());
    assertEquals(3, replayed(), "these and the last one");
    following.close();
    play(games.create(NEW), 1);
    assertFalse(((SharedGame) followed).isReplayed());
  }

  @Test
  void anOlderTextIsReplayedToTellHowItStands() throws Exception {
    start(FEW);
    LiveGame game = games.create(NEW);
    play(game, 3);
    GameSummary summary = game.summary().orElseThrow();
    String text = game.text().replaceFirst("\nhere .*", "\nhere");
    games.close();
    new Journal(data.resolve("1.journal"), GameFiles.SLACK)
        .keep(text.getBytes(StandardCharsets.UTF_8));
    start(FEW);
    LiveGame again = games.find("1").orElseThrow();
    assertEquals(Optional.empty(), again.summary());
    assertEquals(summary, again.read(GameSummary::of));
    assertEquals(Optional.of(summary), again.summary());
  }

  @Test
  void whereMemoryEndsGamesAreRefusedWithASentenceAndTheNextStartHasThemAll() throws Exception {
    AtomicInteger free = new AtomicInteger(1000);
    AtomicInteger collections = new AtomicInteger();
    MemoryReserve memory =
        new MemoryReserve(1000, free::get, collections::incrementAndGet, System::nanoTime);
    games.close();
    games = new OpenGames(
        data, GameFiles.SLACK, told::add, memory, new Replayed(new MemoryReserve(), FEW));
    games.addVariant(new MadeUpGame());
    LiveGame first = games.create(NEW);
    free.set(1);
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> games.create(NEW)).getMessage());
    assertTrue(message.startsWith("no more games can be opened (1 are open): the "), message);
    assertTrue(message.contains("-Xmx"), message);
    assertEquals(1, collections.get(), "garbage is collected before anything is refused");
    assertThrows(IllegalArgumentException.class, () -> games.openText(first.text()));
    assertEquals(1, collections.get(), "and not over and over");
    play(first, 1);
    assertEquals(1, games.list().size());
    free.set(1000);
    assertEquals("2", games.create(NEW).id());
    // A start with too little leaves the files and says so.
    List<Path> kept =
        new ArrayList<>(List.of(data.resolve("1.journal"), data.resolve("2.journal")));
    free.set(1);
    games.close();
    games = new OpenGames(data, GameFiles.SLACK, told::add, memory, new Replayed(memory, FEW));
    assertEquals(List.of(), games.list());
    assertEquals(2, told.size());
    assertTrue(
        told.get(0).contains("1.journal is left as it is, its game is not opened: the "),
        told.get(0));
    kept.forEach(file -> assertTrue(Files.exists(file), file.toString()));
    start(FEW);
    assertEquals(2, games.list().size());
  }

  @Test
  void garbageIsNoReasonToRefuse() {
    AtomicInteger free = new AtomicInteger();
    MemoryReserve memory = new MemoryReserve(1000, free::get, () -> free.set(1000), () -> 0L);
    for (int i = 0; i < 10; i++) {
      free.set(1);
      assertTrue(memory.has(100), "collected " + i + " times at the same moment");
    }
    assertFalse(memory.has(900));
  }

  @Test
  void aGameThatIsTooLargeForTheMemoryIsNotShownAndIsThereLater() {
    start(FEW);
    play(games.create(NEW), 3);
    games.close();
    AtomicInteger free = new AtomicInteger(1 << 20);
    MemoryReserve memory = new MemoryReserve(1 << 20, free::get, () -> {}, System::nanoTime);
    games = new OpenGames(data, GameFiles.SLACK, told::add, memory, new Replayed(memory, FEW));
    games.addVariant(new MadeUpGame());
    LiveGame game = games.find("1").orElseThrow();
    free.set(1 << 19);
    String message = String.valueOf(assertThrows(
            IllegalStateException.class, () -> game.read(g -> g.current().ply()))
        .getMessage());
    assertTrue(message.startsWith("game 1 cannot be shown now: the "), message);
    assertEquals(Optional.empty(), game.suspended());
    assertEquals(3, game.summary().orElseThrow().ply());
    free.set(1 << 20);
    assertEquals(3, game.read(g -> g.current().ply()).intValue());
  }
}

package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.JournalRecovery;

/** Open games are kept, suspended when their variant leaves, and go on when it returns. */
class OpenGamesTest {
  private static final GameRequest NEW = GameRequest.of(MadeUpGame.KEY);

  @TempDir
  Path data;

  private final Variant variant = new MadeUpGame();
  private final List<String> told = new CopyOnWriteArrayList<>();
  private Path folder;
  private OpenGames games;

  @BeforeEach
  void start() {
    folder = data.resolve("games");
    games = open();
    games.addVariant(variant);
  }

  private OpenGames open() {
    return new OpenGames(folder, GameFiles.SLACK, told::add);
  }

  private void restart() {
    games.close();
    games = open();
  }

  /** What is on the disk of a game. */
  private String kept(String id) throws IOException {
    return new String(
        JournalRecovery.of(folder.resolve(id + ".journal")).text(), StandardCharsets.UTF_8);
  }

  @AfterEach
  void stop() {
    games.close();
  }

  private static String playFirst(LiveGame game) {
    return game.change(g -> g.play(g.legalMoves().get(0)).position().sfen());
  }

  private static String sfen(LiveGame game) {
    return game.read(g -> g.position().sfen());
  }

  private LiveGame find(String id) {
    return games.find(id).orElseThrow();
  }

  @Test
  void aGameIsSavedAsItChangesAndGoesOnAfterARestart() {
    LiveGame game = games.create(NEW);
    String sfen = playFirst(game);
    restart();
    assertTrue(find("1").suspended().orElseThrow().in(Locale.ENGLISH).contains("is not installed"));
    assertThrows(GameSuspendedException.class, () -> sfen(find("1")));
    games.addVariant(variant);
    assertEquals(Optional.empty(), find("1").suspended());
    assertEquals(sfen, sfen(find("1")));
  }

  @Test
  void anIdIsNotUsedAgainWhileItIsKept() {
    games.create(NEW);
    games.create(NEW);
    games.close(find("1"));
    restart();
    games.addVariant(variant);
    assertEquals("3", games.create(NEW).id());
    assertEquals(List.of("2", "3"), games.list().stream().map(LiveGame::id).toList());
  }

  @Test
  void aGameIsSuspendedAndGoesOnWithANewVersion() {
    LiveGame game = games.create(NEW);
    String sfen = playFirst(game);
    String text = game.text();
    List<Boolean> news = new ArrayList<>();
    var unused = game.listen(g -> news.add(g.suspended().isPresent()));
    games.removeVariant(variant);
    assertEquals(text, game.text());
    assertThrows(GameSuspendedException.class, () -> game.change(Game::undo));
    games.addVariant(new MadeUpGame());
    assertEquals(sfen, sfen(game));
    assertEquals(List.of(true, false), news);
  }

  @Test
  void aVersionThatCannotReadTheGameLeavesItSuspendedAndSaysWhy() {
    LiveGame game = games.create(new GameRequest(
        MadeUpGame.KEY,
        Optional.empty(),
        Map.of("fence", "high"),
        Optional.empty(),
        Optional.empty()));
    String text = game.text();
    games.removeVariant(variant);
    Variant without = new MadeUpGame("wall");
    games.addVariant(without);
    String reason = game.suspended().orElseThrow().in(Locale.ENGLISH);
    assertTrue(reason.contains("fence"), reason);
    games.removeVariant(without);
    games.addVariant(variant);
    assertEquals(Optional.empty(), game.suspended());
    assertEquals(text, game.text());
  }

  @Test
  void aVariantThatThrowsLeavesOthersInPeace() {
    LiveGame game = games.create(NEW);
    games.removeVariant(variant);
    games.addVariant(new MadeUpGame() {
      @Override
      public List<RuleOption> options() {
        throw new IllegalStateException("out of order");
      }
    });
    assertTrue(game.suspended().orElseThrow().in(Locale.ENGLISH).contains("out of order"));
  }

  /** A variant during whose answer another version takes its place. */
  private final class Replaced extends MadeUpGame {
    private final Variant next = new MadeUpGame();
    private boolean armed;

    @Override
    public RuleBook rules(OptionValues values) {
      if (armed) {
        armed = false;
        games.removeVariant(this);
        games.addVariant(next);
      }
      return super.rules(values);
    }
  }

  @Test
  void aGameThatIsMadeWhileItsVariantIsReplacedGoesOn() {
    games.removeVariant(variant);
    Replaced replaced = new Replaced();
    games.addVariant(replaced);
    replaced.armed = true;
    LiveGame game = games.create(NEW);
    assertEquals(Optional.empty(), game.suspended());
    playFirst(game);
  }

  @Test
  void aVariantThatLeavesInMidChangeWaitsForTheChange() throws Exception {
    LiveGame game = games.create(NEW);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<String> change = threads.submit(() -> game.change(g -> {
        begun.countDown();
        await(goOn);
        return g.play(g.legalMoves().get(0)).position().sfen();
      }));
      begun.await();
      Future<?> leaving = threads.submit(() -> games.removeVariant(variant));
      assertThrows(TimeoutException.class, () -> leaving.get(100, TimeUnit.MILLISECONDS));
      goOn.countDown();
      String sfen = change.get(10, TimeUnit.SECONDS);
      leaving.get(10, TimeUnit.SECONDS);
      assertTrue(game.suspended().isPresent());
      games.addVariant(variant);
      assertEquals(sfen, sfen(game));
    } finally {
      threads.shutdownNow();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aChangeMayRemoveItsOwnVariant() {
    LiveGame game = games.create(NEW);
    String sfen = game.change(g -> {
      games.removeVariant(variant);
      return g.play(g.legalMoves().get(0)).position().sfen();
    });
    assertTrue(game.suspended().isPresent());
    games.addVariant(variant);
    assertEquals(sfen, sfen(game));
  }

  @Test
  void aChangeThatThrowsIsSavedToo() throws Exception {
    LiveGame game = games.create(NEW);
    assertThrows(
        IllegalStateException.class,
        () -> game.change(g -> {
          g.resign(Side.BLACK);
          throw new IllegalStateException("after the fact");
        }));
    assertEquals(game.text(), kept("1"));
    assertTrue(game.read(Game::outcome).isPresent());
  }

  @Test
  void aListenerThatFailsDisturbsNobody() {
    LiveGame game = games.create(NEW);
    List<String> told = new ArrayList<>();
    var first = game.listen(g -> {
      throw new IllegalStateException("a listener of this test, no worry");
    });
    var second = game.listen(g -> told.add(g.id()));
    assertFalse(playFirst(game).isEmpty());
    assertEquals(List.of("1"), told);
    assertDoesNotFail(first);
    assertDoesNotFail(second);
    playFirst(game);
    assertEquals(List.of("1"), told);
  }

  @Test
  void aMoveIsOnTheDiskBeforeAnybodyHearsOfIt() {
    LiveGame game = games.create(NEW);
    List<Boolean> there = new ArrayList<>();
    var unused = game.listen(g -> {
      try {
        there.add(kept("1").equals(g.text()));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    });
    playFirst(game);
    playFirst(game);
    assertEquals(List.of(true, true), there);
    assertEquals(Optional.empty(), game.unkept());
  }

  private static void assertDoesNotFail(AutoCloseable handle) {
    assertDoesNotThrow(handle::close);
  }

  @Test
  void aClosedGameIsGoneForGood() {
    LiveGame game = games.create(NEW);
    games.close(game);
    assertEquals(List.of(), games.list());
    assertThrows(GameSuspendedException.class, () -> playFirst(game));
    assertFalse(Files.exists(folder.resolve("1.journal")));
    assertFalse(game.text().isEmpty());
  }

  @Test
  void withoutAFolderGamesGoOnInMemory() throws Exception {
    Path file = Files.writeString(data.resolve("a-file"), "");
    OpenGames others = new OpenGames(file.resolve("games"));
    others.addVariant(variant);
    LiveGame game = others.create(NEW);
    assertEquals(playFirst(game), sfen(game));
    assertTrue(game.unkept().orElseThrow().in(Locale.ENGLISH).contains("in memory only"));
    assertTrue(game.unkept().orElseThrow().in(Locale.JAPANESE).contains("メモリー上だけ"));
    Files.delete(file);
    playFirst(game);
    assertEquals(Optional.empty(), game.unkept());
    others.close();
    OpenGames again = new OpenGames(file.resolve("games"));
    assertEquals(game.text(), again.find("1").orElseThrow().text());
    again.close();
  }

  @Test
  void anotherProcessOnTheSameFolderLeavesItAlone() throws Exception {
    games.create(NEW);
    OpenGames others = new OpenGames(folder);
    others.addVariant(variant);
    assertEquals(List.of(), others.list());
    playFirst(others.create(NEW));
    others.close(others.create(NEW));
    others.close();
    assertEquals(List.of(), told);
    assertEquals(find("1").text(), kept("1"));
  }

  @Test
  void aGameIsSavedToAFileAndOpenedAgain() throws Exception {
    LiveGame game = games.create(NEW);
    String sfen = playFirst(game);
    Path file = data.resolve("sub").resolve("game.txt");
    games.save(game, file);
    LiveGame again = games.open(file);
    assertEquals("2", again.id());
    assertEquals(sfen, sfen(again));
    Files.writeString(file, "no game\n");
    String message =
        assertThrows(IllegalArgumentException.class, () -> games.open(file)).getMessage();
    assertTrue(message.contains("this is no game in a format"), message);
  }

  @Test
  void aRequestThatCannotBeMetIsRefusedClearly() {
    assertRefused(new GameRequest("other", none(), Map.of(), none(), none()), MadeUpGame.KEY);
    assertRefused(request(Map.of("fence", "none"), none(), none()), "low, high");
    assertRefused(request(Map.of(), Optional.of("queen"), none()), "it has gold");
    assertRefused(request(Map.of(), none(), Optional.of("9/9 b")), "");
    assertRefused(request(Map.of(), Optional.of("gold"), Optional.of("9/9 b")), "not both");
    assertEquals(List.of(), games.list());
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static GameRequest request(
      Map<String, String> options, Optional<String> handicap, Optional<String> sfen) {
    return new GameRequest(MadeUpGame.KEY, none(), options, handicap, sfen);
  }

  private void assertRefused(GameRequest request, String words) {
    String message =
        String.valueOf(assertThrows(IllegalArgumentException.class, () -> games.create(request))
            .getMessage());
    assertTrue(message.contains(words), message);
  }

  @Test
  @Tag("slow")
  void threeHundredGamesLeaveNothingBehind() throws Exception {
    List<String> sizes = new ArrayList<>();
    var unused = games.listen(all -> sizes.add(String.valueOf(all.size())));
    LiveGame first = games.create(NEW);
    var weak = new java.lang.ref.WeakReference<>(first.read(game -> game));
    for (int i = 0; i < 300; i++) {
      LiveGame game = i == 0 ? first : games.create(NEW);
      playFirst(game);
      game.change(g -> {
        g.resign(g.position().side());
        return g.outcome();
      });
      games.close(game);
    }
    assertEquals(600, sizes.size());
    assertEquals(List.of(), games.list());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(".lock"), files.map(f -> f.getFileName().toString()).toList());
    }
    Awaitility.await().until(() -> {
      System.gc();
      return weak.get() == null;
    });
  }

  @Test
  void whoPlaysAndWhenIsPartOfTheGame() throws Exception {
    LiveGame game = games.create(
        NEW.tagged(Map.of(Tags.BLACK, "Alice", Tags.WHITE, "Bob", Tags.EVENT, "Autumn Cup")));
    String today = LocalDate.now().format(DateTimeFormatter.ofPattern("uuuu/MM/dd"));
    String begun = game.read(each -> each.tags().getOrDefault(Tags.BEGUN, ""));
    // Midnight may pass meanwhile.
    assertTrue(
        begun.substring(0, 10).compareTo(today) <= 0 && begun.matches("[0-9/]{10} [0-9:]{8}"));
    var unused = playFirst(game);
    game.change(Game::undo);
    Map<String, String> tags = game.read(each -> Map.copyOf(each.tags()));
    restart();
    games.addVariant(variant);
    assertEquals(tags, find("1").read(each -> Map.copyOf(each.tags())));
    games.save(find("1"), data.resolve("put-aside"));
    games.close(find("1"));
    LiveGame again = games.reopen(data.resolve("put-aside"));
    assertEquals(tags, again.read(each -> Map.copyOf(each.tags())));
    LiveGame dated = games.create(NEW.tagged(Map.of(Tags.BEGUN, "1999/12/31")));
    assertEquals("1999/12/31", dated.read(each -> each.tags().get(Tags.BEGUN)));
  }

  /** A file must start no program; a game that was put aside here goes on. */
  @Test
  void theEnginesOfAFileAreNamesOnly() throws Exception {
    LiveGame game = games.create(NEW);
    game.change(each -> {
      each.tag(Tags.WHITE_ENGINE, "fox time=2000 option.Level=3");
      each.tag(Tags.BLACK_ENGINE, "cat");
      each.tag(Tags.BLACK, "Tama");
      return true;
    });
    Path file = data.resolve("game.komabako");
    games.save(game, file);
    Games.Opened opened = games.open(file, false);
    assertEquals("fox", opened.game().read(each -> each.tags().get(Tags.WHITE)));
    assertEquals("Tama", opened.game().read(each -> each.tags().get(Tags.BLACK)));
    assertEquals(
        Set.of(Tags.BEGUN, Tags.WHITE, Tags.BLACK),
        opened.game().read(each -> Set.copyOf(each.tags().keySet())));
    assertEquals(
        List.of(
            "Black was played by the engine cat; seat it if it is to play on",
            "White was played by the engine fox; seat it if it is to play on"),
        opened.remarks().stream().map(text -> text.in(Locale.ENGLISH)).toList());
    assertEquals(game.read(Game::tags), games.reopen(file).read(Game::tags));
  }

  @Test
  void gamesAreSavedAndOpenedInOtherFormats() throws Exception {
    LiveGame game = games.create(NEW);
    var unused = playFirst(game);
    var event = game.change(each -> {
      each.tag(Tags.EVENT, "Meijin");
      return true;
    });
    Path file = data.resolve("game.pgn");
    games.save(game, file);
    assertTrue(Files.readString(file).startsWith("[Variant \"made-up\"]"));
    var lost = games.save(game, data.resolve("game"), Optional.of("usi"));
    assertEquals(
        List.of("players, dates and the like"),
        lost.stream().map(text -> text.in(Locale.ENGLISH)).toList());
    String moves = game.read(each -> each.root().last().line().toString());
    for (String name : List.of("game.pgn", "game")) {
      LiveGame again = games.open(data.resolve(name));
      assertEquals(moves, again.read(each -> each.root().last().line().toString()));
    }
    assertThrows(IllegalArgumentException.class, () -> games.save(game, file, Optional.of("csa")));
  }

  @Test
  void whatCouldBeReadIsOpenedWhereThatIsWanted() throws Exception {
    Path file = data.resolve("bad.usi");
    Files.writeString(
        file, "setoption name USI_Variant value made-up\n" + "position startpos moves 2d2c 1a1a\n");
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> games.open(file)).getMessage());
    assertTrue(message.contains("line 2, column 30: "), message);
    assertTrue(message.contains("1 moves could be read before"), message);
    Games.Opened opened = games.open(file, true);
    assertEquals(1, opened.remarks().size());
    assertEquals(1, opened.game().read(each -> each.root().last().ply()).intValue());
  }

  @Test
  void aTextIsOpenedAsAFileIs() {
    String start = "setoption name USI_Variant value made-up\nposition startpos moves 2d2c";
    LiveGame game = games.openText(start + "\n").game();
    assertEquals(1, game.read(each -> each.root().last().ply()).intValue());
    String message = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> games.openText(start + " 1a1a\n"))
            .getMessage());
    assertTrue(message.startsWith("line 2, column 30: "), message);
    assertEquals(List.of(game), games.list());
  }
}

package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.GameSummary;
import org.komabako.game.Tags;
import org.komabako.game.clock.TimeControl;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Variants;
import org.komabako.session.GameRequest;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;
import org.osgi.framework.BundleContext;

/** What a game says and does while its variant, its folder or the memory for it is away. */
class SuspendedGamesTest {
  private static final GameRequest NEW = GameRequest.of(MadeUpGame.KEY);

  @TempDir
  Path data;

  private final Variant variant = new MadeUpGame();
  private final List<String> told = new CopyOnWriteArrayList<>();
  private Path folder = Path.of("");
  private OpenGames games;

  @BeforeEach
  void start() {
    folder = data.resolve("games");
    games = new OpenGames(folder, GameFiles.SLACK, told::add);
  }

  @AfterEach
  void stop() {
    games.close();
    System.clearProperty(OpenGames.UNKEPT);
  }

  private static boolean play(LiveGame game) {
    return game.change(g -> g.play(g.legalMoves().get(0)).ply() > 0);
  }

  private static String message(LiveGame game) {
    return String.valueOf(
        assertThrows(GameSuspendedException.class, () -> game.read(g -> true)).getMessage());
  }

  private static SharedGame shared(LiveGame game) {
    return (SharedGame) game;
  }

  @Test
  void whyAGameWaitsIsSaid() {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    games.removeVariant(variant);
    assertEquals(
        "the variant made-up is not installed", game.suspended().orElseThrow().in(Locale.ENGLISH));
    assertEquals("game 1 is suspended: the variant made-up is not installed", message(game));
    games.close(game);
    assertEquals("it is closed", game.suspended().orElseThrow().in(Locale.ENGLISH));
    assertEquals("game 1 is closed", message(game));
  }

  /** As the platform tells of variants, with the versions of their bundles. */
  @Test
  void theVersionThatAGameWasPlayedWithIsKeptAndNamedWhereAnotherCannotReadIt() {
    Variants service = mock(Variants.class);
    AtomicReference<Variants.Follower> follower = new AtomicReference<>();
    List<String> closed = new ArrayList<>();
    when(service.follow(any())).thenAnswer(call -> {
      follower.set(call.getArgument(0));
      return (org.komabako.base.Registration) () -> closed.add("closed");
    });
    when(service.version(variant)).thenReturn(Optional.of("1.2.3"));
    games.setVariants(service);
    follower.get().arrived(variant);
    LiveGame game = games.create(new GameRequest(
        MadeUpGame.KEY,
        Optional.empty(),
        Map.of("fence", "high"),
        Optional.empty(),
        Optional.empty()));
    assertTrue(game.text().contains("\nbundle 1.2.3\n"), game.text());
    play(game);
    assertTrue(game.text().contains("\nbundle 1.2.3\n"), game.text());
    follower.get().left(variant);
    assertTrue(game.suspended().isPresent());
    Variant other = new MadeUpGame("wall");
    when(service.version(other)).thenReturn(Optional.of("2.0"));
    follower.get().arrived(other);
    String why = game.suspended().orElseThrow().in(Locale.ENGLISH);
    assertTrue(
        why.startsWith("the installed made-up cannot go on with this game, last played with its"
            + " version 1.2.3: "),
        why);
    assertEquals("game 1 is suspended: " + why, message(game));
    games.unsetVariants(service);
    assertEquals(List.of("closed"), closed);
  }

  @Test
  void whatAVariantThrowsIsNamed() {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    play(game);
    games.removeVariant(variant);
    games.addVariant(new MadeUpGame() {
      @Override
      public RuleBook rules(OptionValues values) {
        throw new NoClassDefFoundError("Missing");
      }
    });
    assertEquals(
        "the installed made-up cannot go on with this game: java.lang.NoClassDefFoundError: Missing",
        game.suspended().orElseThrow().in(Locale.ENGLISH));
  }

  @Test
  void howItStandsIsKnownWithoutTheVariant() {
    games.addVariant(variant);
    LiveGame game = games.create(NEW.tagged(Map.of(Tags.BLACK, "Tama", Tags.BEGUN, "2026")));
    play(game);
    GameSummary summary = game.read(GameSummary::of);
    assertEquals(Optional.of(summary), game.summary());
    games.removeVariant(variant);
    assertEquals(Optional.of(summary), game.summary());
    assertEquals(Map.of(Tags.BLACK, "Tama", Tags.BEGUN, "2026"), game.tags());
    assertFalse(shared(game).isReplayed());
    games.addVariant(variant);
    assertTrue(shared(game).isReplayed(), "it was in use before");
    assertEquals(Map.of(Tags.BLACK, "Tama", Tags.BEGUN, "2026"), game.tags());
    game.change(g -> {
      g.tag(Tags.BLACK, "");
      g.tag(Tags.BEGUN, "");
      return true;
    });
    games.removeVariant(variant);
    assertEquals(Map.of(), game.tags());
  }

  @Test
  void whoListensIsToldOfEachChangeAndOfNoLook() {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    List<Integer> heard = new ArrayList<>();
    var unused = game.listen(g -> heard.add(g.read(each -> each.current().ply())));
    play(game);
    play(game);
    assertEquals(List.of(1, 2), heard);
    assertThrows(
        IllegalStateException.class,
        () -> game.change(g -> {
          throw new IllegalStateException("nothing is done");
        }));
    assertEquals(List.of(1, 2, 2), heard);
    games.addVariant(variant);
    assertEquals(4, heard.size(), "another arrival is news");
    shared(game).settle(null);
    assertEquals(4, heard.size(), "the listener that reads fails, and nobody else");
  }

  @Test
  void aChangeThatCannotBeginIsNotTold() {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    games.removeVariant(variant);
    List<String> heard = new ArrayList<>();
    var unused = game.listen(g -> heard.add(g.id()));
    assertThrows(GameSuspendedException.class, () -> play(game));
    assertEquals(List.of(), heard);
  }

  @Test
  void openedAndClosedGamesAreTold() throws Exception {
    games.addVariant(variant);
    List<String> heard = new ArrayList<>();
    AutoCloseable listening =
        games.listen(all -> heard.add(all.stream().map(LiveGame::id).toList().toString()));
    LiveGame first = games.create(NEW);
    games.create(NEW);
    games.close(first);
    games.close(first);
    listening.close();
    games.create(NEW);
    assertEquals(List.of("[1]", "[1, 2]", "[2]"), heard);
    assertNotSame(games.list(), games.list());
  }

  @ParameterizedTest
  @ValueSource(strings = {"01", "2", "x", "", "-1", "9999999999"})
  void onlyTheNumberOfAGameFindsIt(String id) {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    assertEquals(Optional.of(game), games.find("1"));
    assertEquals(Optional.empty(), games.find(id));
  }

  @Test
  void whatTheVariantsAreIsSaidWhereOneIsNot() {
    String none = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> games.create(GameRequest.of("shogi")))
            .getMessage());
    assertEquals("the variant 'shogi' is not installed; there are ", none);
    games.addVariant(variant);
    String one = String.valueOf(
        assertThrows(IllegalArgumentException.class, () -> games.create(GameRequest.of("shogi")))
            .getMessage());
    assertEquals("the variant 'shogi' is not installed; there are made-up", one);
  }

  private Path inTheWay(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.deleteIfExists(file);
    return Files.createDirectories(file.resolve("in the way"));
  }

  private static void away(Path blocked) throws IOException {
    Files.delete(blocked);
    Files.delete(blocked.getParent());
  }

  @Test
  void whatCouldNotBeKeptIsKeptWhenItIsTriedAgainAndTold() throws Exception {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    List<Boolean> kept = new ArrayList<>();
    var unused = game.listen(g -> kept.add(g.unkept().isEmpty()));
    Path blocked = inTheWay("1.journal");
    play(game);
    assertFalse(shared(game).keepAgain());
    assertEquals(List.of(false), kept, "nothing has changed");
    away(blocked);
    assertTrue(shared(game).keepAgain());
    assertEquals(List.of(false, true), kept);
    assertEquals(Optional.empty(), game.unkept());
    assertTrue(shared(game).keepAgain());
    assertEquals(List.of(false, true), kept, "it was kept before");
    blocked = inTheWay("1.journal");
    play(game);
    games.close(game);
    assertTrue(shared(game).keepAgain(), "a closed game need not be kept");
    assertFalse(Files.isRegularFile(folder.resolve("1.journal")));
  }

  /** The first time after a second. */
  @Test
  @Timeout(20)
  void whatCouldNotBeKeptIsKeptByItselfAsSoonAsThatWorks() throws Exception {
    games.addVariant(variant);
    LiveGame first = games.create(NEW);
    LiveGame second = games.create(NEW);
    CountDownLatch kept = new CountDownLatch(2);
    Path one = inTheWay("1.journal");
    Path two = inTheWay("2.journal");
    play(first);
    play(second);
    away(one);
    away(two);
    for (LiveGame each : List.of(first, second)) {
      var unused = each.listen(g -> kept.countDown());
    }
    kept.await();
    assertEquals(Optional.empty(), first.unkept());
    assertEquals(Optional.empty(), second.unkept());
  }

  @Test
  void whatIsLostAtTheEndIsSaid() throws Exception {
    games.addVariant(variant);
    List<LiveGame> all = List.of(games.create(NEW), games.create(NEW), games.create(NEW));
    Path first = inTheWay("1.journal");
    Path third = inTheWay("3.journal");
    all.forEach(SuspendedGamesTest::play);
    games.close();
    assertEquals(
        "what was last changed in game 1, 3 could not be kept in " + folder + " and is lost",
        System.getProperty(OpenGames.UNKEPT));
    assertEquals(List.of(), games.list());
    System.clearProperty(OpenGames.UNKEPT);
    away(first);
    away(third);
  }

  @Test
  void whatCanBeKeptAtTheEndIsNotLost() throws Exception {
    games.addVariant(variant);
    LiveGame game = games.create(NEW);
    Path blocked = inTheWay("1.journal");
    play(game);
    away(blocked);
    games.close();
    assertEquals(null, System.getProperty(OpenGames.UNKEPT));
    games = new OpenGames(folder, GameFiles.SLACK, told::add);
    assertEquals(game.text(), games.find("1").orElseThrow().text());
  }

  @Test
  void theGamesLieInTheDataFolderOfThePlatform() {
    BundleContext context = mock(BundleContext.class);
    when(context.getProperty("komabako.data")).thenReturn(data.toString());
    games.close();
    games = new OpenGames(context);
    games.addVariant(variant);
    games.create(NEW);
    assertTrue(Files.isRegularFile(data.resolve("games").resolve("1.journal")));
  }

  /** The clock of a game that rests would not end it. */
  @Test
  void aGameRestsOnlyWhereNobodyNeedsIt() throws Exception {
    games.addVariant(variant);
    SharedGame game = shared(games.create(NEW.with(Optional.of(TimeControl.parse("10m")))));
    play(game);
    assertFalse(game.rest(), "its clock runs");
    game.change(g -> {
      g.resign(Side.BLACK);
      return true;
    });
    AutoCloseable listening = game.listen(g -> {});
    assertFalse(game.rest(), "somebody listens");
    listening.close();
    boolean rested = game.read(g -> game.rest());
    assertFalse(rested, "it is being read");
    assertTrue(game.isReplayed());
    assertTrue(game.rest());
    assertFalse(game.isReplayed());
    games.addVariant(new MadeUpGame());
    assertFalse(game.isReplayed(), "one that rests is not replayed by an arrival");
  }
}

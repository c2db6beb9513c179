package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.GameRequest;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.GameViewer;
import org.komabako.session.LiveGame;
import org.komabako.session.internal.journal.JournalRecovery;

/** Several look at one open game, each where he wants, and nobody but who plays writes anything. */
class ViewedGamesTest {
  private static final int MOVES = 6;

  @TempDir
  Path data;

  private final Variant variant = new MadeUpGame();
  private OpenGames games;
  private LiveGame game;
  private GameViewer window;
  private GameViewer console;

  @BeforeEach
  void start() {
    games = open();
    game = games.create(GameRequest.of(MadeUpGame.KEY));
    for (int i = 0; i < MOVES; i++) {
      play(game);
    }
    window = GameViewer.of(game);
    console = GameViewer.of(game);
  }

  private OpenGames open() {
    OpenGames opened = new OpenGames(data.resolve("games"), GameFiles.SLACK, message -> {});
    opened.addVariant(variant);
    return opened;
  }

  @AfterEach
  void stop() {
    games.close();
  }

  private static void play(LiveGame in) {
    var unused = in.change(each -> each.play(each.legalMoves().get(0)));
  }

  private static void look(GameViewer viewer, int ply) {
    var unused = viewer.look(each -> {
      each.goTo(ply);
      return true;
    });
  }

  private static int ply(LiveGame seen) {
    return seen.read(each -> each.current().ply());
  }

  private Path journal() {
    return data.resolve("games").resolve(game.id() + ".journal");
  }

  @Test
  void twoHundredStepsOfLookingLeaveTheJournalAsItWas() throws IOException {
    byte[] before = Files.readAllBytes(journal());
    var modified = Files.getLastModifiedTime(journal());
    List<String> told = new CopyOnWriteArrayList<>();
    var unusedGame = game.listen(each -> told.add("game"));
    var unusedWindow = window.listen(each -> told.add("window"));
    var unusedConsole = console.listen(each -> told.add("console"));
    for (int i = 0; i < 200; i++) {
      look(console, i % MOVES);
    }
    assertEquals(199 % MOVES, ply(console));
    assertArrayEquals(before, Files.readAllBytes(journal()));
    assertEquals(modified, Files.getLastModifiedTime(journal()));
    assertEquals(200, told.size());
    assertTrue(told.stream().allMatch("console"::equals), told::toString);
    assertEquals(MOVES, ply(game));
    assertEquals(MOVES, ply(window));
  }

  @Test
  void whereSomebodyLooksIsNotWrittenWithTheNextChangeEither() throws IOException {
    look(console, 2);
    var unused = console.change(each -> {
      each.current().comment("here");
      return true;
    });
    String kept = new String(JournalRecovery.of(journal()).text(), StandardCharsets.UTF_8);
    assertTrue(kept.contains("comment here"), kept);
    assertEquals(
        MOVES, games.find(game.id()).orElseThrow().summary().orElseThrow().ply());
    games.close();
    games = open();
    LiveGame again = games.find(game.id()).orElseThrow();
    assertEquals(MOVES, ply(again));
    assertEquals(MOVES, ply(GameViewer.of(again)));
  }

  @Test
  void eachLooksWhereHeWantsAndSeesWhatOthersPlay() {
    look(console, 1);
    play(window);
    assertEquals(MOVES + 1, ply(window));
    assertEquals(1, ply(console));
    look(window, 3);
    assertEquals(1, ply(console));
    play(game);
    assertEquals(3, ply(window));
    var unused = console.look(each -> {
      each.goTo(each.line().size() - 1);
      return true;
    });
    play(game);
    assertEquals(MOVES + 3, ply(console));
  }

  @Test
  void aViewerFindsItsPlaceAgainWhenTheVariantIsBack() {
    look(console, 2);
    games.removeVariant(variant);
    assertTrue(console.suspended().isPresent());
    assertThrows(GameSuspendedException.class, () -> ply(console));
    assertThrows(GameSuspendedException.class, () -> look(console, 1));
    games.addVariant(variant);
    assertEquals(2, ply(console));
    assertEquals(MOVES, ply(window));
  }

  @Test
  void aGameThatRestedIsSeenFromTheSamePlace() {
    look(console, 2);
    Game before = game.read(each -> each);
    assertTrue(((SharedGame) game).rest());
    assertEquals(2, ply(console));
    assertNotSame(before, game.read(each -> each));
    assertEquals(MOVES, ply(window));
  }

  /** What a program wrote that kept the place that was looked at with the game: it opens there. */
  @Test
  void aJournalThatTellsAPlaceOpensThere() throws IOException {
    var unused = game.change(each -> {
      each.goTo(4);
      return true;
    });
    games.close();
    games = open();
    LiveGame again = games.find(game.id()).orElseThrow();
    GameViewer viewer = GameViewer.of(again);
    assertEquals(4, ply(viewer));
    assertEquals(MOVES + 1, viewer.read(each -> each.line().size()).intValue());
  }

  @Test
  void whoClosesWhatHeSeesClosesTheGame() {
    games.close(console);
    assertEquals(List.of(), games.list());
    assertFalse(Files.exists(journal()));
  }
}

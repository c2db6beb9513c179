package org.komabako.distribution;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Variants that are texts come and go as jars do; the ones here are made up. */
class TextVariantsIT {
  private static final String DUEL = """
      [variant]
      key = duel
      version = %s
      name = duel
      board = 3x3
      start = 1k1/3/1K1 b - 1
      [piece: K]
      name = king
      moves = %s
      flags = royal
      [readme]
      # Duel
      Two kings. [Each] takes the other.
      [readme: ja]
      # 決闘
      """;

  private static final String SMALLER = """
      [variant]
      key = smaller-duel
      name = smaller duel
      extends = duel
      board = 2x3
      start = 1k/2/K1 b - 1
      """;

  @TempDir
  Path folder;

  private RunningPlatform platform;

  @BeforeEach
  void start() throws Exception {
    platform = new RunningPlatform(folder);
  }

  @AfterEach
  void stop() throws Exception {
    platform.close();
  }

  private Path watched(String name) {
    return folder.resolve("data/variants").resolve(name);
  }

  private Path text(String name, String text) throws Exception {
    return Files.writeString(folder.resolve(name), text);
  }

  private void drop(String name, String text) throws Exception {
    Path part = text("part", text);
    Files.move(part, watched(name), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  private static String play(Remote game) {
    Function<Object, Object> first = live -> {
      Remote board = new Remote(live);
      return board
          .get("play", board.all("legalMoves").get(0).target())
          .get("position")
          .text("sfen");
    };
    return game.text("change", first);
  }

  private boolean isRefused(String file, String problem) {
    return platform.bundles().all("list").stream()
        .filter(each -> each.text("source").endsWith(file))
        .anyMatch(each -> each.text("problem").contains(problem));
  }

  @Test
  void aTextIsInstalledPlayedUpdatedAndRemoved() throws Exception {
    platform
        .bundles()
        .call("install", text("duel.variant", DUEL.formatted("1.0", "W")).toUri());
    assertTrue(platform.keys().contains("duel"));
    Remote game = platform.newGame("duel");
    play(game);

    Path newer = text("newer.variant", DUEL.formatted("1.1", "K"));
    assertEquals(
        "1.1.0", platform.bundles().get("update", "duel", newer.toUri()).text("version"));
    assertEquals(Optional.empty(), game.call("suspended"));
    assertTrue(Files.readString(watched("duel.variant")).contains("1.1"));

    platform.bundles().call("uninstall", "duel");
    assertFalse(platform.keys().contains("duel"));
    assertTrue(String.valueOf(game.call("suspended")).contains("duel is not installed"));
  }

  @Test
  void aBrokenTextIsRefusedAndLeavesTheOldOneInUse() throws Exception {
    drop("duel.variant", DUEL.formatted("1.0", "W"));
    await().until(() -> platform.keys().contains("duel"));
    Path wrong = text("wrong.variant", DUEL.formatted("1.1", "X"));
    Exception refused = assertThrows(
        IllegalArgumentException.class,
        () -> platform.bundles().call("update", "duel", wrong.toUri()));
    assertTrue(refused.getMessage().contains("Line 9, column 9"), refused::getMessage);
    drop("duel.variant", DUEL.formatted("1.2", "X"));
    await().until(() -> isRefused("duel.variant", "X"));
    assertTrue(platform.keys().contains("duel"));
    play(platform.newGame("duel"));
    Path noText = text("none.variant", "GIF89a");
    Exception none = assertThrows(
        IllegalArgumentException.class, () -> platform.bundles().call("install", noText.toUri()));
    assertTrue(none.getMessage().startsWith("none.variant"), none::getMessage);
  }

  @Test
  void everyTextOfTheShelfIsInstalledPlayedAndHasPages() throws Exception {
    List<Path> texts;
    try (Stream<Path> files = Files.list(Distribution.TREE.resolve("shelf"))) {
      texts =
          files.filter(file -> file.toString().endsWith(".variant")).sorted().toList();
    }
    assertTrue(texts.size() >= 10, texts::toString);
    for (Path text : texts) {
      String key = String.valueOf(text.getFileName()).replace(".variant", "");
      platform.bundles().call("install", text.toUri());
      play(platform.newGame(key));
      for (Locale language : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
        String page = String.valueOf(platform.bundles().call("readme", key, language));
        assertTrue(page.startsWith("Optional[# "), key);
      }
    }
  }

  /** What cannot even be read must not keep the others out. */
  @Test
  void hostileFilesAreRefusedAndTheRestGoesOn() throws Exception {
    drop("large.variant", "# ".repeat(5_000_000));
    Path latin = watched("latin.variant");
    Files.write(latin, new byte[] {'[', (byte) 0xE9, ']'});
    Files.createDirectory(watched("folder.variant"));
    drop("itself.variant", SMALLER.replace("= duel", "= smaller-duel"));
    drop("round.variant", SMALLER.replace("smaller-duel", "round").replace("= duel", "= about"));
    drop("about.variant", SMALLER.replace("smaller-duel", "about").replace("= duel", "= round"));
    await().until(() -> isRefused("large.variant", "too many"));
    await().until(() -> isRefused("latin.variant", "UTF-8"));
    await().until(() -> isRefused("folder.variant", "is no file"));
    await().until(() -> isRefused("itself.variant", "itself"));
    await().until(() -> isRefused("round.variant", "'about'"));
    await().until(() -> isRefused("about.variant", "'round'"));
    drop("duel.variant", DUEL.formatted("1.0", "W"));
    await().until(() -> platform.keys().contains("duel"));
    platform.close();
    platform = new RunningPlatform(folder);
    assertTrue(platform.keys().contains("duel"));
    for (String source : new String[] {"file:duel.variant", "file:///no/such.variant"}) {
      assertThrows(
          Exception.class,
          () -> platform.bundles().call("install", java.net.URI.create(source)),
          source);
    }
  }

  @Test
  void aTextWaitsForWhatItExtendsAndLeavesWithIt() throws Exception {
    drop("a.variant", SMALLER);
    await().until(() -> isRefused("a.variant", "'duel'"));
    drop("duel.variant", DUEL.formatted("1.0", "W"));
    await().until(() -> platform.keys().contains("smaller-duel"));
    Remote game = platform.newGame("smaller-duel");
    play(game);

    platform
        .bundles()
        .call("update", "duel", text("x.variant", DUEL.formatted("2.0", "K")).toUri());
    assertTrue(platform.keys().contains("smaller-duel"));
    Function<Object, Object> count = live -> new Remote(live).all("legalMoves").size();
    assertEquals("3", game.text("read", count), "what it extends has kings' moves now");

    platform.bundles().call("uninstall", "duel");
    assertFalse(platform.keys().contains("smaller-duel"));
    assertTrue(String.valueOf(game.call("suspended")).contains("smaller-duel is not installed"));
    drop("duel.variant", DUEL.formatted("1.0", "W"));
    await().until(() -> platform.keys().contains("smaller-duel"));
    assertEquals(Optional.empty(), game.call("suspended"));
  }

  @Test
  void theNextStartFindsItAndItsPages() throws Exception {
    drop("duel.variant", DUEL.formatted("1.0", "W"));
    platform.close();
    platform = new RunningPlatform(folder);
    assertTrue(platform.keys().contains("duel"));
    assertEquals(
        "Optional[# Duel\nTwo kings. [Each] takes the other.]",
        String.valueOf(platform.bundles().call("readme", "duel", Locale.ENGLISH)));
    assertEquals(
        "Optional[# 決闘]",
        String.valueOf(platform.bundles().call("readme", "duel", Locale.JAPANESE)));
  }
}

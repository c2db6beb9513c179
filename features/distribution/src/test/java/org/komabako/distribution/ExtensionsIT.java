package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;

/** Extensions and networks in the assembled console: by file, from a shelf, over a restart. */
class ExtensionsIT {
  private static final String DUEL = """
      [variant]
      key = duel
      version = 1.0
      name = duel
      board = 3x3
      start = 1k1/3/1K1 b - 1
      [piece: K]
      name = king
      moves = K
      flags = royal
      """;

  @TempDir
  Path folder;

  private static List<String> told(RunningPlatform platform) {
    return platform.service("org.komabako.platform.Extensions").all("list").stream()
        .map(each -> each.text("name")
            + each.all("brings").stream()
                .map(text -> text.text("in", Locale.ENGLISH))
                .toList()
            + each.get("problem").text("in", Locale.ENGLISH))
        .toList();
  }

  private Path language() throws Exception {
    return Path.of(MadeUpLanguage.jar(Files.createDirectories(folder.resolve("language")), false));
  }

  /** What a command prints. */
  private static String run(RunningPlatform platform, String command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
    Remote session = platform
        .service("org.apache.felix.service.command.CommandProcessor")
        .get("createSession", InputStream.nullInputStream(), print, print);
    try {
      return session.text("execute", command) + out.toString(StandardCharsets.UTF_8);
    } finally {
      session.call("close");
    }
  }

  /** The networks of the duel, as the command tells them. */
  private static String networks(RunningPlatform platform) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    Remote session = platform
        .service("org.apache.felix.service.command.CommandProcessor")
        .get("createSession", InputStream.nullInputStream(), nowhere, nowhere);
    try {
      return session.get("execute", "engine:net duel").text("full");
    } finally {
      session.call("close");
    }
  }

  @Test
  void aLanguageIsInstalledByCommandKeptAndRemoved() throws Exception {
    Path jar = language();
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      String said = run(platform, "extension:install " + jar);
      assertEquals("made.up.language", said);
      assertTrue(told(platform).get(0).contains("a language"), told(platform).toString());
    }
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      String name = platform
          .service("org.komabako.platform.Extensions")
          .all("list")
          .get(0)
          .text("name");
      assertEquals(Bundle.ACTIVE, platform.bundle(name).orElseThrow().getState());
      assertTrue(run(platform, "extension:list").contains(name));
      run(platform, "extension:uninstall " + name);
      assertEquals(List.of(), told(platform));
      assertTrue(platform.bundle(name).isEmpty());
    }
  }

  @Test
  void whatNeedsTheWindowIsKnownInTheConsoleAndWaitsForIt() throws Exception {
    URI jar = MadeUpExtension.build(folder.resolve("foreign"));
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      platform.service("org.komabako.platform.Extensions").call("install", jar);
      String all = told(platform).get(0);
      for (String each : List.of(
          "a set of pieces", "colours of the board", "a file format", "a part of the window")) {
        assertTrue(all.contains(each), all);
      }
      assertTrue(all.contains("it waits"), all);
      assertEquals(
          Bundle.INSTALLED, platform.bundle(MadeUpExtension.NAME).orElseThrow().getState());
    }
  }

  @Test
  void whatNeedsTheWindowIsHadFromAShelfInTheConsole() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source"));
    Files.copy(
        Path.of(MadeUpExtension.build(folder.resolve("foreign"))), source.resolve("dots.jar"));
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      Remote shelf = platform.service("org.komabako.platform.VariantShelf");
      shelf.call("write", source, Optional.empty());
      shelf.call("use", List.of(source.toUri().toString()));
      Remote item = item(shelf, MadeUpExtension.NAME);
      assertEquals("", item.get("problem").text("in", Locale.ENGLISH));
      shelf.call("install", item.target(), true);
      assertTrue(told(platform).get(0).contains("it waits"), told(platform).toString());
    }
  }

  @Test
  void namesOfTheProgramAndVariantsAreRefused() throws Exception {
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      Remote extensions = platform.service("org.komabako.platform.Extensions");
      Path shogi = Distribution.jars(Distribution.TREE.resolve("variants")).stream()
          .filter(file -> file.toString().contains("shogi"))
          .findFirst()
          .orElseThrow();
      assertTrue(refused(extensions, shogi).contains("variant:install"));
      Path ours = Distribution.jars(Distribution.REPOSITORY).stream()
          .filter(file -> file.getFileName().toString().startsWith("org.komabako.ui.analysis"))
          .findFirst()
          .orElseThrow();
      assertTrue(refused(extensions, ours).contains("is called org.komabako.ui.analysis already"));
      assertEquals(List.of(), told(platform));
    }
  }

  private static String refused(Remote extensions, Path jar) {
    return assertThrows(
            IllegalArgumentException.class, () -> extensions.call("install", jar.toUri()))
        .getMessage();
  }

  @Test
  void aShelfHasExtensionsAndNetworksAndANetworkComesWithItsGame() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source"));
    Files.copy(language(), source.resolve("language.jar"));
    Files.writeString(source.resolve("duel.variant"), DUEL);
    Files.write(source.resolve("duel.net"), DuelNetwork.bytes("round 3"));
    Files.write(source.resolve("shogi.net"), DuelNetwork.bytes("shogi", "round 1"));
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      Remote shelf = platform.service("org.komabako.platform.VariantShelf");
      assertEquals(4, shelf.call("write", source, Optional.empty()));
      shelf.call("use", List.of(source.toUri().toString()));
      List<Remote> items = shelf.get("look").all("items");
      assertEquals(
          List.of("komabako.variant", "komabako.network", "komabako.network", "komabako.extension"),
          items.stream()
              .map(item -> item.text("kind"))
              .sorted(java.util.Comparator.reverseOrder())
              .toList());
      String said = run(platform, "variant:install duel --trust");
      assertTrue(platform.keys().contains("duel"), said);
      String nets = networks(platform);
      assertTrue(nets.contains("duel * shelf") && nets.contains("round 3"), nets);
      String wrong = assertThrows(
              IllegalArgumentException.class,
              () -> shelf.call("install", item(shelf, "shogi").target(), true))
          .getMessage();
      assertTrue(wrong.contains("3x3"), wrong);
      Remote language = items.stream()
          .filter(item -> item.text("kind").equals("komabako.extension"))
          .findFirst()
          .orElseThrow();
      run(platform, "extension:install --trust " + language.text("name"));
      assertEquals(1, told(platform).size());
      assertEquals(
          "[" + language.text("name") + "]",
          run(platform, "variant:available " + language.text("name")));
      assertEquals(List.of(), shelf.call("newer", shelf.call("look")));
      Files.write(source.resolve("duel.net"), DuelNetwork.bytes("round 4"));
      Files.setLastModifiedTime(
          source.resolve("duel.net"),
          java.nio.file.attribute.FileTime.fromMillis(System.currentTimeMillis() + 3_600_000));
      shelf.call("write", source, Optional.empty());
      assertEquals(1, ((List<?>) shelf.call("newer", shelf.call("look"))).size());
      run(platform, "variant:update --all --trust");
      nets = networks(platform);
      assertTrue(nets.contains("round 4"), nets);
    }
  }

  private static Remote item(Remote shelf, String name) {
    return shelf.get("look").all("items").stream()
        .filter(item -> item.text("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aKindThatLeavesTakesOnlyItsInstallingWithIt() throws Exception {
    Path source = Files.createDirectories(folder.resolve("source"));
    Files.writeString(source.resolve("duel.variant"), DUEL);
    Files.write(source.resolve("duel.net"), DuelNetwork.bytes("round 3"));
    try (RunningPlatform platform = new RunningPlatform(folder)) {
      Remote shelf = platform.service("org.komabako.platform.VariantShelf");
      shelf.call("write", source, Optional.empty());
      shelf.call("use", List.of(source.toUri().toString()));
      Bundle search = platform.bundle("org.komabako.engine.search").orElseThrow();
      search.stop();
      Object seen = shelf.call("look");
      String said = assertThrows(
              IllegalArgumentException.class,
              () ->
                  shelf.call("require", seen, "duel", Set.of("komabako.network"), Optional.empty()))
          .getMessage();
      assertTrue(said.contains("cannot install that"), said);
      run(platform, "variant:install duel --trust");
      assertTrue(platform.keys().contains("duel"));
      search.start();
      assertFalse(networks(platform).contains("shelf"));
      run(platform, "engine:net duel --from-shelf --trust");
      assertTrue(networks(platform).contains("duel * shelf"));
    }
  }
}

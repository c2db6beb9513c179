package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Variants come by name: from the folder that is shipped, and from one that somebody has made. */
class ShelfIT {
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
      """;

  private static final Set<String> VARIANTS = Set.of("komabako.variant", "osgi.bundle");

  @TempDir
  Path folder;

  private RunningPlatform platform;
  private Remote shelf;

  @BeforeEach
  void start() throws Exception {
    platform = new RunningPlatform(folder);
    shelf = platform.service("org.komabako.platform.VariantShelf");
  }

  @AfterEach
  void stop() throws Exception {
    platform.close();
  }

  /** What can be played, without what goes along with it. */
  private List<Remote> games() {
    return shelf.get("look").all("items").stream()
        .filter(item -> item.text("isVariant").equals("true"))
        .toList();
  }

  private Remote item(String name) {
    return games().stream()
        .filter(item -> item.text("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void ofTwoShelvesWithOneNameTheOneThatWasChosenCounts() throws Exception {
    Path mine = source("1.0", "K");
    Path theirs = Files.createDirectories(folder.resolve("theirs"));
    Files.writeString(theirs.resolve("duel.variant"), DUEL.formatted("2.0", "W"));
    shelf.call("write", theirs, Optional.empty());
    shelf.call("use", List.of(mine.toUri().toString(), theirs.toUri().toString()));
    Object seen = shelf.call("look");
    String said = assertThrows(
            IllegalArgumentException.class,
            () -> shelf.call("require", seen, "duel", VARIANTS, Optional.empty()))
        .getMessage();
    assertTrue(said.contains("duel is in shelves of different people"), said);
    assertTrue(said.contains(theirs.toUri().toString()), said);
    Object chosen =
        shelf.call("require", seen, "duel", VARIANTS, Optional.of(mine.toUri().toString()));
    shelf.call("install", chosen, true);
    assertEquals(List.of(), shelf.call("newer", shelf.call("look")));
    source("1.1", "K");
    shelf.call("use", List.of(mine.toUri().toString(), theirs.toUri().toString()));
    List<?> newer = (List<?>) shelf.call("newer", shelf.call("look"));
    assertEquals(
        List.of("1.1.0"),
        newer.stream().map(each -> new Remote(each).text("version")).toList());
  }

  private String refused(Remote item, boolean trusted) {
    return assertThrows(
            IllegalArgumentException.class, () -> shelf.call("install", item.target(), trusted))
        .getMessage();
  }

  /** Writes a source with a version of the duel. */
  private Path source(String version, String moves) throws Exception {
    Path source = Files.createDirectories(folder.resolve("source"));
    Files.writeString(source.resolve("duel.variant"), DUEL.formatted(version, moves));
    shelf.call("write", source, Optional.empty());
    shelf.call("use", List.of(source.toUri().toString()));
    return source;
  }

  /** The keys of what is shipped. */
  private static List<String> shipped(String suffix) throws Exception {
    try (Stream<Path> files = Files.list(Distribution.TREE.resolve("shelf"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(suffix))
          .map(name -> name.substring(0, name.length() - suffix.length()))
          .sorted()
          .toList();
    }
  }

  private static List<String> names(Stream<Remote> items) {
    return items.map(item -> item.text("name")).sorted().toList();
  }

  @Test
  void aNetworkOnTheShippedShelfComesAlongWithItsGame() throws Exception {
    List<String> nets = shipped(".net");
    assertFalse(nets.isEmpty());
    for (String key : nets) {
      var unused = shelf.call("install", item(key).target(), false);
      Remote network = item(key).all("beside").get(0);
      assertEquals(network.text("version"), network.text("installed"), key);
    }
  }

  @Test
  void everythingOnTheShippedShelfCanBeHadByName() throws Exception {
    List<Remote> items = games();
    assertEquals(shipped(".variant"), names(items.stream()));
    for (Remote item : items) {
      assertEquals("false", item.get("about").text("isEmpty"), item.text("name"));
      assertTrue(
          String.valueOf(shelf.call("read", item.target())).startsWith("Optional["),
          item.text("name"));
    }
    assertEquals(
        shipped(".net"), names(items.stream().flatMap(item -> item.all("beside").stream())));
    Remote item = item("dobutsu");
    assertEquals("", item.text("installed"));
    Remote entry = shelf.get("install", item.target(), false);
    assertEquals("dobutsu", entry.text("name"));
    assertTrue(platform.keys().contains("dobutsu"));
    var unused = platform.newGame("dobutsu");
    assertEquals(entry.text("version"), item("dobutsu").text("installed"));
  }

  @Test
  void whatNobodyHasSignedIsAskedForAndCanBeTakenBack() throws Exception {
    source("1.0", "K");
    assertTrue(refused(item("duel"), false).contains("is not signed"));
    assertFalse(platform.keys().contains("duel"));
    shelf.call("install", item("duel").target(), true);
    assertTrue(platform.keys().contains("duel"));
    source("1.1", "W");
    assertEquals(1, ((List<?>) shelf.call("newer", shelf.call("look"))).size());
    assertEquals("1.1.0", shelf.get("install", item("duel").target(), true).text("version"));
    assertEquals("1.0.0", platform.bundles().get("rollback", "duel").text("version"));
    assertEquals("Optional[1.1.0]", String.valueOf(platform.bundles().call("earlier", "duel")));
    assertEquals("1.1.0", platform.bundles().get("rollback", "duel").text("version"));
  }

  @Test
  void whatIsOfTomorrowOrWasChangedIsRefusedAndTheInstalledOneStays() throws Exception {
    source("1.0", "K");
    shelf.call("install", item("duel").target(), true);
    Path source = source("2.0", "W");
    Path index = source.resolve("index.xml");
    Files.writeString(source.resolve("duel.variant"), DUEL.formatted("2.0", "R"));
    assertTrue(refused(item("duel"), true).contains("SHA-256"));
    source("2.0", "W");
    String said = Files.readString(index);
    Files.writeString(index, said.replace("value=\"2.0\"", "value=\"3.0\""));
    assertTrue(refused(item("duel"), true).contains("its file holds duel 2.0"));
    Files.writeString(
        index,
        said.replace("version&gt;=1.0.0", "version&gt;=9.0.0")
            .replace("version&gt;=2.0.0", "version&gt;=10.0.0"));
    assertTrue(refused(item("duel"), true).contains("a newer one may be needed"));
    assertEquals("1.0.0", item("duel").text("installed"));
    assertTrue(platform.keys().contains("duel"));
  }
}

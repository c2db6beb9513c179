package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which of several jars with the same bundle is used. */
class JarChoiceTest {
  @TempDir
  Path folder;

  private final Map<String, Path> inUse = new TreeMap<>();
  private final Map<String, String> elsewhere = new TreeMap<>();
  private Path shipped;
  private Path own;

  @BeforeEach
  void start() throws IOException {
    shipped = Files.createDirectory(folder.resolve("shipped"));
    own = Files.createDirectory(folder.resolve("own"));
  }

  private Path jar(Path where, String name, String version) throws IOException {
    return Jars.pack(
        where.resolve(name),
        Map.of("Bundle-SymbolicName", "a.b", "Bundle-Version", version),
        Jars.provider(folder));
  }

  private JarChoice choose(String... unwanted) throws IOException {
    JarChoice choice = new JarChoice(Set.of(unwanted), inUse::get, elsewhere::get);
    for (Path where : List.of(shipped, own)) {
      try (var files = Files.list(where)) {
        choice.add(where, where.equals(shipped), files.sorted().toList());
      }
    }
    return choice;
  }

  @Test
  void theFirstOfAFolderIsUsed() throws Exception {
    Path first = jar(own, "1.jar", "1.0");
    Path second = jar(own, "2.jar", "2.0");
    JarChoice choice = choose();
    assertEquals(Map.of("a.b", first), choice.wanted());
    assertTrue(choice.refused().get(second).english().contains("a.b 1.0.0 is installed already"));
  }

  @Test
  void theOneInUseStays() throws Exception {
    Path first = jar(own, "1.jar", "1.0");
    Path second = jar(own, "2.jar", "2.0");
    inUse.put("a.b", second);
    assertEquals(Map.of("a.b", second), choose().wanted());
    assertEquals(Set.of(first), choose().refused().keySet());
  }

  @Test
  void theUsersIsUsedIfItIsNewer() throws Exception {
    Path old = jar(shipped, "1.jar", "1.0");
    Path mine = jar(own, "1.jar", "1.1");
    assertEquals(Map.of("a.b", mine), choose().wanted());
    assertEquals(Set.of(), choose().refused().keySet());
    jar(own, "1.jar", "1.0");
    assertEquals(Map.of("a.b", old), choose().wanted());
    assertEquals(Set.of(mine), choose().refused().keySet());
  }

  @Test
  void whatIsNotWantedIsNotTakenFromTheShippedFolder() throws Exception {
    jar(shipped, "1.jar", "1.0");
    assertEquals(Map.of(), choose("a.b").wanted());
    Path mine = jar(own, "1.jar", "0.9");
    assertEquals(Map.of("a.b", mine), choose("a.b").wanted());
    assertEquals(Set.of(), choose("a.b").refused().keySet());
  }

  @Test
  void aBundleThatCameInAnotherWayStays() throws Exception {
    Path mine = jar(own, "1.jar", "1.0");
    elsewhere.put("a.b", "file:/somewhere");
    assertEquals(Map.of(), choose().wanted());
    assertTrue(choose().refused().get(mine).english().contains("from file:/somewhere"));
  }

  @Test
  void aBrokenJarKeepsNoOtherOut() throws Exception {
    Path mine = jar(own, "2.jar", "1.0");
    Path broken = Files.writeString(own.resolve("1.jar"), "no");
    assertEquals(Map.of("a.b", mine), choose().wanted());
    assertEquals(Set.of(broken), choose().refused().keySet());
  }
}

package org.komabako.platform.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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
  private final Set<Path> setAside = new HashSet<>();
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
    JarChoice choice = new JarChoice(Set.of(unwanted), inUse::get, elsewhere::get, file -> {
      if (setAside.contains(file)) {
        throw new IllegalArgumentException("it is set aside");
      }
      return JarInspector.inspect(file);
    });
    choice.choose(files(shipped), files(own));
    return choice;
  }

  private static List<Path> files(Path where) throws IOException {
    try (var files = Files.list(where)) {
      return files.sorted().toList();
    }
  }

  @Test
  void theNewestOfAFolderIsUsed() throws Exception {
    Path first = jar(own, "1.jar", "9.0");
    Path second = jar(own, "2.jar", "10.0");
    inUse.put("a.b", first);
    JarChoice choice = choose();
    assertEquals(Map.of("a.b", second), choice.wanted());
    assertTrue(
        choice.refused().get(first).in(Locale.ENGLISH).contains("a.b 10.0.0 is installed already"));
  }

  @Test
  void ofTwoOfTheSameVersionTheOneInUseStays() throws Exception {
    Path first = jar(own, "1.jar", "1.0");
    Path second = jar(own, "2.jar", "1.0");
    assertEquals(Map.of("a.b", first), choose().wanted());
    inUse.put("a.b", second);
    assertEquals(Map.of("a.b", second), choose().wanted());
    assertEquals(Set.of(first), choose().refused().keySet());
  }

  @Test
  void aFileWithAShippedNameReplacesNothingHoweverNewItIs() throws Exception {
    Path old = jar(shipped, "1.jar", "1.0");
    Path mine = jar(own, "1.jar", "99.0");
    JarChoice choice = choose();
    assertEquals(Map.of("a.b", old), choice.wanted());
    assertTrue(
        choice
            .refused()
            .get(mine)
            .in(Locale.ENGLISH)
            .contains("variant:update a.b puts this one in its"),
        choice.refused()::toString);
  }

  @Test
  void whereWhatReplacesAShippedOneIsSetAsideTheShippedOneIsUsed() throws Exception {
    Path old = jar(shipped, "1.jar", "1.0");
    Path mine = jar(own, "a.b.jar", "1.1");
    assertEquals(Map.of("a.b", mine), choose("a.b").wanted());
    setAside.add(mine);
    assertEquals(Map.of("a.b", old), choose("a.b").wanted());
    assertEquals(Set.of(mine), choose("a.b").refused().keySet());
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
    assertTrue(choose().refused().get(mine).in(Locale.ENGLISH).contains("from file:/somewhere"));
  }

  @Test
  void aBrokenJarKeepsNoOtherOut() throws Exception {
    Path mine = jar(own, "2.jar", "1.0");
    Path broken = Files.writeString(own.resolve("1.jar"), "no");
    assertEquals(Map.of("a.b", mine), choose().wanted());
    assertEquals(Set.of(broken), choose().refused().keySet());
  }
}

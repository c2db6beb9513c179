package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;

/** What the user chose of our own engine. */
class ChosenValuesTest {
  @TempDir
  private Path folder;

  private static String base(SearchEngine engine, String name) {
    return engine.options().stream()
        .filter(option -> option.name().equals(name))
        .map(EngineOption::base)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void itIsKept() {
    Path file = folder.resolve("data/engine.properties");
    SearchEngine engine = new SearchEngine(Optional.of(file), Weights.standard());
    engine.choose(Map.of("Threads", "2"));
    engine.choose(Map.of("USI_Hash", "3"));
    SearchEngine again = new SearchEngine(Optional.of(file), Weights.standard());
    assertEquals(
        List.of("2", "3", "39"),
        List.of("Threads", "USI_Hash", "Level").stream()
            .map(name -> base(again, name))
            .toList());
  }

  @Test
  void whatIsSaidElsewhereComesLast() {
    ChosenValues chosen = new ChosenValues(Optional.empty());
    chosen.add(Map.of("Threads", "2", "Level", "4"));
    assertEquals(Map.of("Threads", "2", "Level", "5"), chosen.under(Map.of("Level", "5")));
  }

  @Test
  void whatIsWrongIsNotChosen() {
    SearchEngine engine = new SearchEngine();
    assertThrows(EngineException.class, () -> engine.choose(Map.of("Level", "40", "Threads", "2")));
    assertThrows(EngineException.class, () -> engine.choose(Map.of("Strength", "1")));
    assertEquals("1", base(engine, "Threads"));
  }

  @Test
  void aDamagedFileIsReadAsFarAsItIsRight() throws IOException {
    Path file = Files.writeString(folder.resolve("e"), "Level=40\nStrength=1\nThreads=3\n");
    assertEquals(Map.of("Threads", "3"), new ChosenValues(Optional.of(file)).values());
    Files.writeString(file, "Threads=\\u00");
    assertEquals(Map.of(), new ChosenValues(Optional.of(file)).values());
  }

  @Test
  void aFileThatCannotBeWrittenIsNamed() throws IOException {
    Path noFolder = Files.createFile(folder.resolve("file")).resolve("engine.properties");
    SearchEngine engine = new SearchEngine(Optional.of(noFolder), Weights.standard());
    EngineException problem =
        assertThrows(EngineException.class, () -> engine.choose(Map.of("Threads", "2")));
    assertEquals(true, problem.getMessage().contains(noFolder.toString()));
    assertEquals("1", base(engine, "Threads"));
  }

  @Test
  void aFileThatCannotBeReadForAMomentIsNotWrittenOver() throws IOException {
    Path file = Files.createDirectories(folder.resolve("engine.properties"));
    ChosenValues chosen = new ChosenValues(Optional.of(file));
    assertThrows(EngineException.class, () -> chosen.add(Map.of("Level", "4")));
    Files.delete(file);
    Files.writeString(file, "Threads=3\n");
    chosen.add(Map.of("Level", "4"));
    assertEquals(
        Map.of("Threads", "3", "Level", "4"), new ChosenValues(Optional.of(file)).values());
  }
}

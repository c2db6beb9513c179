package org.komabako.ui.widgets.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is thrown below the client is shown by it, so it brings a sentence for people. Looks through the
 * sources, so that none can be forgotten; that each is there in every language is held by MessagesIT.
 */
class SentencesTest {
  private static final Path CORE = Path.of("..", "..", "core");

  /** Where sentences come from that a user of the client can bring about. */
  private static final List<String> SOURCES =
      List.of("kernel", "position", "notation", "session", "platform", "library");

  /** What is wrong with a table, or with how the kernel is called, is told to who writes it. */
  private static final Pattern FOR_PROGRAMMERS = Pattern.compile(
      ".*/position/board/.*|.*/position/PerftThreads\\.java|.*/kernel/model/(Betza|Leg|Square|Handicap|LionPower|MoveWords|Odds|PieceType|Spelling|VariantTable)\\.java|.*/kernel/rules/(OptionValues|RuleOption|RuleSet|Titles)\\.java");

  private static final Pattern MUTE =
      Pattern.compile("new (?:IllegalArgument|IllegalState|UncheckedIO)Exception\\(");

  private static List<Path> sources() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String module : SOURCES) {
      files.addAll(java(CORE.resolve(module).resolve(Path.of("src", "main", "java"))));
    }
    files.addAll(java(Path.of("..", "workbench", "src", "main", "java")));
    return files;
  }

  private static List<Path> java(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  @Test
  void nothingIsThrownInEnglishOnly() throws IOException {
    List<String> mute = new ArrayList<>();
    for (Path file : sources()) {
      boolean programmers =
          FOR_PROGRAMMERS.matcher(file.toString().replace('\\', '/')).matches();
      if (!programmers && MUTE.matcher(Files.readString(file)).find()) {
        mute.add(file.getFileName().toString());
      }
    }
    assertEquals(List.of(), mute);
  }
}

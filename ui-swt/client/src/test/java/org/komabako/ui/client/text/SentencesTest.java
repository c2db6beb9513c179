package org.komabako.ui.client.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is thrown below the client is shown by it: each sentence has both languages. Looks through the
 * sources, so that a new sentence cannot be forgotten.
 */
class SentencesTest {
  private static final Path CORE = Path.of("..", "..", "core");

  /** Where sentences come from that a user of the client can bring about. */
  private static final List<String> SOURCES =
      List.of("kernel", "notation", "session", "platform", "library");

  /** What is wrong with a table, or with how the kernel is called, is told to who writes it. */
  private static final Pattern FOR_PROGRAMMERS =
      Pattern.compile(".*/kernel/(betza|pieces|board|variant)/.*|.*/kernel/Square\\.java");

  private static final Pattern MUTE =
      Pattern.compile("new (?:IllegalArgument|IllegalState|UncheckedIO)Exception\\(");

  private static final String LITERAL = "\"(?:[^\"\\\\]|\\\\.)*\"";
  private static final String TEXT = LITERAL + "(?:\\s*\\+\\s*" + LITERAL + ")*";

  private static final Pattern SENTENCE = Pattern.compile(
      "\\b(?:(?:Sentence|Text|RequestException|TextException|FileException)\\.of|error|refuse|state)"
          + "\\((?:[\\w\\s.+()]+,)?\\s*(" + TEXT + "),\\s*(" + TEXT + ")");

  private static final Pattern JAPANESE = Pattern.compile("[\\u3000-\\u9fff\\uff00-\\uffef]");

  private static List<Path> sources() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String module : SOURCES) {
      files.addAll(java(CORE.resolve(module).resolve(Path.of("src", "main", "java"))));
    }
    files.addAll(java(Path.of("src", "main", "java", "org", "komabako", "ui", "client", "share")));
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

  @Test
  void everySentenceIsJapaneseToo() throws IOException {
    int found = 0;
    List<String> missing = new ArrayList<>();
    for (Path file : sources()) {
      Matcher matcher = SENTENCE.matcher(Files.readString(file));
      while (matcher.find()) {
        found++;
        boolean words = matcher.group(1).replaceAll("\\{\\d}", "").matches(".*[a-z].*");
        if (words && !JAPANESE.matcher(matcher.group(2)).find()) {
          missing.add(file.getFileName() + ": " + matcher.group(1));
        }
      }
    }
    assertEquals(List.of(), missing);
    int sentences = found;
    assertTrue(sentences > 120, () -> "only " + sentences + " sentences are seen");
  }
}

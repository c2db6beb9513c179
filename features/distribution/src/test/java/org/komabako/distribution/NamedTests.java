package org.komabako.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tests of all modules, by the names that documents give them, {@code Class#method}. */
final class NamedTests {
  private static final Pattern CONTRACT =
      Pattern.compile("extends (?:Board|Record|Variant)Contract\\b");
  private static final Pattern MARK =
      Pattern.compile("@(?:Test|ParameterizedTest|TestFactory|RepeatedTest)\\b");

  /** The end of a member before a method, or the beginning of its class. */
  private static final Pattern BEFORE = Pattern.compile("(?m)^  }$|^\\S.*\\{$");

  /** Simple names are not unique among tests. */
  private static final Map<String, List<Path>> SOURCES = sources();

  private NamedTests() {}

  private static Map<String, List<Path>> sources() {
    try (Stream<Path> files = Files.walk(Distribution.ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().contains("/target/"))
          .filter(file -> file.toString().contains("/src/test/")
              || file.toString().contains("/testkit/src/main/"))
          .collect(Collectors.groupingBy(
              file -> String.valueOf(file.getFileName()).replaceFirst("\\.java$", "")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a class of that name has a test of that name. */
  static boolean areThere(String test) {
    String[] names = test.split("#", -1);
    return SOURCES.getOrDefault(names[0], List.of()).stream()
        .anyMatch(source -> has(text(source), names[1]));
  }

  private static boolean has(String source, String method) {
    Matcher declared =
        Pattern.compile("(?m)^  (?! )[^\\n=]*\\b" + method + "\\(").matcher(source);
    while (declared.find()) {
      String above = source.substring(0, declared.start());
      Matcher before = BEFORE.matcher(above);
      int from = 0;
      while (before.find()) {
        from = before.end();
      }
      if (MARK.matcher(above).region(from, above.length()).find()) {
        return true;
      }
    }
    return false;
  }

  /** How many classes below a folder stand under a contract of the test kit. */
  static long contracts(String folder) {
    return SOURCES.values().stream()
        .flatMap(List::stream)
        .filter(source -> source.startsWith(Distribution.ROOT.resolve(folder)))
        .filter(source -> CONTRACT.matcher(text(source)).find())
        .count();
  }

  /** The text of a source. */
  static String text(Path source) {
    try {
      return Files.readString(source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.notation.Notation;

/** What the documents for those who work on the sources say is there, is there. */
class DocumentsIT {
  private static final Path DOCS = Distribution.ROOT.resolve("core/docs");
  private static final Pattern PICTURE = Pattern.compile("(?s)(```mermaid\n)(.*?)(```)");
  private static final Pattern CLASS =
      Pattern.compile("`([A-Z][a-z]+(?:[A-Z][A-Za-z0-9]*)+|Search|Level|Game|Betza)\\b");
  private static final Pattern FILE =
      Pattern.compile("`((?:core|variants|ui-swt|console|features|\\.run)/[\\w./-]+)");

  private static final Pattern TEST = Pattern.compile("`[A-Z]\\w*#\\w+`");

  /** Classes of the JDK that are named, too. */
  private static final Set<String> OTHERS = Set.of("MessageFormat");

  private static final Set<String> NAMES = sources();

  private static Set<String> sources() {
    try (Stream<Path> files = Files.walk(Distribution.ROOT)) {
      return files
          .map(Path::toString)
          .filter(name -> name.endsWith(".java") && !name.contains("/target/"))
          .map(name -> name.substring(name.lastIndexOf('/') + 1, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void thePictureShowsTheModulesAsTheyAre() throws IOException {
    Path file = DOCS.resolve("architecture.md");
    String text = Files.readString(file);
    String drawn = ModulePicture.draw();
    if (Boolean.getBoolean("komabako.picture.write")) {
      Files.writeString(
          file,
          PICTURE
              .matcher(text)
              .replaceFirst(block -> java.util.regex.Matcher.quoteReplacement(
                  block.group(1) + drawn + block.group(3))));
      return;
    }
    String shown = PICTURE.matcher(text).results().findFirst().orElseThrow().group(2);
    assertEquals(drawn, shown, "-Dkomabako.picture.write=true draws it anew");
  }

  @ParameterizedTest
  @ValueSource(strings = {"architecture.md", "contributing.md", "glossary.md"})
  void theClassesAndFilesThatItNamesAreThere(String name) throws IOException {
    String text = Files.readString(DOCS.resolve(name));
    Set<String> missing = new TreeSet<>();
    List<String> classes =
        CLASS.matcher(text).results().map(found -> found.group(1)).toList();
    for (String each : classes) {
      if (!NAMES.contains(each) && !OTHERS.contains(each)) {
        missing.add(each);
      }
    }
    for (String path : FILE.matcher(text).results().map(MatchResult::group).toList()) {
      String file = path.substring(1).replaceAll("\\.$", "");
      if (!file.contains("/target/") && !Files.exists(Distribution.ROOT.resolve(file))) {
        missing.add(file);
      }
    }
    assertEquals(Set.of(), missing);
    assertTrue(classes.size() > 10, () -> "only " + classes.size() + " classes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"regressions.md", "testing.md", "what-players-expect.md"})
  void theTestsThatItNamesAreThere(String name) throws IOException {
    Set<String> named = TEST.matcher(Files.readString(DOCS.resolve(name)))
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
    Set<String> missing = named.stream()
        .filter(test -> !NamedTests.areThere(test.substring(1, test.length() - 1)))
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), missing);
  }

  /** Each part names its test, or says why it has none. */
  @Test
  void everyFaultHasItsTest() throws IOException {
    List<String> rows = Files.readAllLines(DOCS.resolve("regressions.md")).stream()
        .filter(line -> line.startsWith("| "))
        .filter(line -> !line.startsWith("| row |"))
        .toList();
    List<String> without = rows.stream()
        .filter(line -> {
          String last = line.split(" \\| ", -1)[2];
          return !TEST.matcher(last).find() && !last.startsWith("no test: ");
        })
        .toList();
    assertEquals(List.of(), without);
    assertTrue(rows.size() > 100, () -> "only " + rows.size() + " rows");
  }

  /** How long tests look, by default and in the long checks. */
  @ParameterizedTest
  @CsvSource({
    "plies of random games, core/testkit/src/main/java/org/komabako/testkit/BoardContract.java, PLIES",
    "positions whose legal moves, core/testkit/src/main/java/org/komabako/testkit/RecordContract.java, POSITIONS",
    "random games written, core/testkit/src/main/java/org/komabako/testkit/RecordContract.java, GAMES",
    "damaged files, core/testkit/src/main/java/org/komabako/testkit/RecordContract.java, DAMAGES",
    "counted positions, core/testkit/src/main/java/org/komabako/testkit/VariantContract.java, NODES",
    "random tables, core/position/src/test/java/org/komabako/position/board/RandomTablesTest.java, TABLES"
  })
  void howLongTestsLookIsAsItIsTold(String row, String file, String constant) throws IOException {
    String source = Files.readString(Distribution.ROOT.resolve(file));
    MatchResult figures = Pattern.compile(
            "\\b" + constant + "\\s*=[^;]*\\?\\s*([\\d_]+)L?\\s*:\\s*([\\d_]+)L?")
        .matcher(source)
        .results()
        .findFirst()
        .orElseThrow();
    assertEquals(List.of(figure(figures.group(2)), figure(figures.group(1))), told(row));
  }

  @Test
  void asManyTablesAreLookedAtAsIsTold() throws IOException {
    long variants = ShippedVariants.all().size();
    long madeUp = NamedTests.contracts("core/testkit/src/test");
    List<Long> each = told("plies of random games");
    assertEquals(each.stream().map(plies -> plies * (variants + madeUp)).toList(), told("of all "));
    String text = Files.readString(DOCS.resolve("testing.md"));
    List<String> words = List.of(
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    assertTrue(text.contains("each of " + words.get((int) madeUp) + " made-up tables"));
    assertTrue(text.contains("of all " + words.get((int) (variants + madeUp)) + " together"));
    assertTrue(text.contains("each of the " + words.get((int) (variants + madeUp)) + " |"));
    assertTrue(text.contains("each of " + words.get(Notation.values().length) + " notations"));
  }

  @Test
  void foldersAreLookedAtAsOftenAsIsTold() throws IOException {
    String source = Files.readString(Distribution.ROOT.resolve(
        "core/platform/src/main/java/org/komabako/platform/internal/VariantFolders.java"));
    String millis = Pattern.compile("POLL = Duration.ofMillis\\((\\d+)\\)")
        .matcher(source)
        .results()
        .findFirst()
        .orElseThrow()
        .group(1);
    String told = Files.readString(DOCS.resolve("decisions/2026-11-21-own-variant-folders.md"));
    assertTrue(told.contains("folders are listed every " + millis + " ms"));
  }

  /** The two figures of a row of testing.md. */
  private static List<Long> told(String row) throws IOException {
    String line = Files.readAllLines(DOCS.resolve("testing.md")).stream()
        .filter(each -> each.startsWith("| " + row))
        .findFirst()
        .orElseThrow();
    String[] cells = line.split("\\|", -1);
    return List.of(figure(cells[3]), figure(cells[4]));
  }

  private static Long figure(String cell) {
    return Long.valueOf(cell.strip().replaceAll("[,_]", ""));
  }
}

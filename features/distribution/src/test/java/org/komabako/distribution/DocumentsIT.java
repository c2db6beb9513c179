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
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents for those who work on the sources say is there, is there. */
class DocumentsIT {
  private static final Path DOCS = Distribution.ROOT.resolve("core/docs");
  private static final Pattern PICTURE = Pattern.compile("(?s)(```mermaid\n)(.*?)(```)");
  private static final Pattern CLASS =
      Pattern.compile("`([A-Z][a-z]+(?:[A-Z][A-Za-z0-9]*)+|Search|Level|Game|Betza)\\b");
  private static final Pattern FILE =
      Pattern.compile("`((?:core|variants|ui-swt|console|features|\\.run)/[\\w./-]+)");

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
}

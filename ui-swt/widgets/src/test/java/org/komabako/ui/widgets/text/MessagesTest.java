package org.komabako.ui.widgets.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.kernel.model.Outcome;

class MessagesTest {
  private static final Pattern KEY = Pattern.compile("\"((?:%s)\\.[a-z][a-z0-9.-]*[a-z0-9])\"");

  /** Names of settings and of widgets look like keys. */
  private static final Pattern NAMES =
      Pattern.compile("(?:Setting(?:\\.\\w+|<>)\\(|setData\\()[^;]*;", Pattern.DOTALL);

  private static Path folder() throws URISyntaxException {
    return Path.of(Objects.requireNonNull(Messages.class.getResource("window_en.properties"))
            .toURI())
        .getParent();
  }

  static List<String> areas() throws IOException, URISyntaxException {
    try (Stream<Path> files = Files.list(folder())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".properties"))
          .map(name -> name.substring(0, name.lastIndexOf('_')))
          .distinct()
          .sorted()
          .toList();
    }
  }

  private static Properties read(String area, Language language)
      throws IOException, URISyntaxException {
    Properties texts = new Properties();
    Path file = folder().resolve(area + "_" + language.code() + ".properties");
    try (Reader reader = Files.newBufferedReader(file)) {
      texts.load(reader);
    }
    return texts;
  }

  @ParameterizedTest
  @MethodSource("areas")
  void everyLanguageHasTheSameKeys(String area) throws IOException, URISyntaxException {
    TreeSet<String> english = new TreeSet<>(read(area, Language.ENGLISH).stringPropertyNames());
    for (Language language : Language.values()) {
      Properties texts = read(area, language);
      assertEquals(
          String.join("\n", english),
          String.join("\n", new TreeSet<>(texts.stringPropertyNames())));
      for (String key : english) {
        assertTrue(key.startsWith(area + "."), key);
        assertFalse(texts.getProperty(key).isBlank(), key);
        assertEquals(
            parts(read(area, Language.ENGLISH).getProperty(key)),
            parts(texts.getProperty(key)),
            key);
      }
    }
  }

  /** Which parts a text fills in; also fails if the pattern is broken. */
  private static TreeSet<String> parts(String pattern) {
    TreeSet<String> found = new TreeSet<>();
    Matcher matcher = Pattern.compile("\\{(\\d)").matcher(pattern);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    assertFalse(new MessageFormat(pattern).format(new Object[] {1, 2, 3, 4}).isEmpty());
    return found;
  }

  @Test
  void everyKeyInTheSourcesHasAText() throws IOException, URISyntaxException {
    Messages messages = new Messages(Language.ENGLISH);
    Pattern key = Pattern.compile(KEY.pattern().formatted(String.join("|", areas())));
    TreeSet<String> missing = new TreeSet<>();
    try (Stream<Path> sources = Files.walk(Path.of(".."))) {
      for (Path source : sources
          .filter(file ->
              file.toString().contains("/src/main/java/") && file.toString().endsWith(".java"))
          .toList()) {
        Matcher matcher = key.matcher(NAMES.matcher(Files.readString(source)).replaceAll(""));
        while (matcher.find()) {
          String found = matcher.group(1);
          // The id of an action is a part of the key of its text.
          if (!messages.has(found) && !messages.has("action." + found)) {
            missing.add(found);
          }
        }
      }
    }
    assertEquals(List.of(), List.copyOf(missing));
  }

  @Test
  void everyEndOfAGameHasAText() {
    Messages messages = new Messages(Language.JAPANESE);
    for (Outcome.Reason reason : Outcome.Reason.values()) {
      assertTrue(messages.has("outcome." + reason.text()), reason::text);
    }
  }

  @Test
  void aMissingTextIsSeen() {
    assertEquals("window.nothing", new Messages(Language.JAPANESE).get("window.nothing"));
  }

  @Test
  void partsAreFilledIn() {
    assertEquals("5 toy", new Messages(Language.ENGLISH).get("window.tab", "toy", 5));
  }

  @Test
  void oneGameIsNotManyGames() {
    Messages messages = new Messages(Language.ENGLISH);
    assertEquals(
        "1 game came in, 1 was there already, 0 could not be read. ",
        messages.get("library.imported", 1L, 1L, 0L, ""));
    assertEquals(
        "12 games came in, 0 were there already, 3 could not be read. x",
        messages.get("library.imported", 12L, 0L, 3L, "x"));
    assertEquals(
        "No game came in,", messages.get("library.imported", 0L, 2L, 0L, "").substring(0, 16));
    String cancelled = messages.get("library.import-cancelled", 1L, 0L);
    assertTrue(
        cancelled.startsWith("Cancelled: 1 game came in and stays, 0 were there"), cancelled);
  }
}

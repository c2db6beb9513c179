package org.komabako.ui.widgets.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Outcome;

class MessagesTest {
  /** Names of settings and of widgets look like keys. */
  private static final Pattern NAMES =
      Pattern.compile("(?:Setting(?:\\.\\w+|<>)\\(|setData\\()[^;]*;", Pattern.DOTALL);

  private static Properties english() throws IOException {
    Properties texts = new Properties();
    try (Reader reader = new InputStreamReader(
        Objects.requireNonNull(Messages.class.getResourceAsStream(
            "/OSGI-INF/l10n/org.komabako.ui.widgets/messages_en.properties")),
        StandardCharsets.UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }

  /** What begins like a key of the window is one. */
  private static Pattern keys() throws IOException {
    return Pattern.compile("\"((?:"
        + english().stringPropertyNames().stream()
            .map(key -> key.substring(0, key.indexOf('.')))
            .distinct()
            .collect(Collectors.joining("|"))
        + ")\\.[a-z][a-z0-9.-]*[a-z0-9])\"");
  }

  @Test
  void everyKeyInTheSourcesHasAText() throws IOException {
    Messages messages = new Messages(Locale.ENGLISH);
    Pattern key = keys();
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
    Messages messages = new Messages(Locale.JAPANESE);
    for (Outcome.Reason reason : Outcome.Reason.values()) {
      assertTrue(messages.has("outcome." + reason.text()), reason::text);
    }
  }

  @Test
  void aMissingTextIsSeen() {
    assertEquals("window.nothing", new Messages(Locale.JAPANESE).get("window.nothing"));
  }

  @Test
  void partsAreFilledIn() {
    assertEquals("5 toy", new Messages(Locale.ENGLISH).get("window.tab", "toy", 5));
  }

  @Test
  void oneGameIsNotManyGames() {
    Messages messages = new Messages(Locale.ENGLISH);
    assertEquals(
        "1 game imported, 1 already there, 0 could not be read.",
        messages.get("library.imported", 1L, 1L, 0L, ""));
    assertEquals(
        "12 games imported, 0 already there, 3 could not be read.\nx",
        messages.get("library.imported", 12L, 0L, 3L, "\nx"));
    assertEquals(
        "No game imported", messages.get("library.imported", 0L, 2L, 0L, "").substring(0, 16));
    String cancelled = messages.get("library.import-cancelled", 1L, 0L);
    assertTrue(cancelled.startsWith("Cancelled: 1 game imported, 0 already there"), cancelled);
  }
}

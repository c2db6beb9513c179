package org.komabako.console.commands.game;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.komabako.base.message.RequestException;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.view.words.Spoken;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;

/** In which format a game is saved: the one that is asked for, or the one that the ending of the file tells. */
final class SaveFormat {
  private static final Pattern ENDING = Pattern.compile(".+\\.([A-Za-z][A-Za-z0-9]{1,7})");
  private static final String TEXT = "txt";

  private SaveFormat() {}

  /**
   * The key of the format; empty for our own, where the name tells none.
   *
   * @throws RequestException if the name has an ending that nobody knows, so that something else may be meant
   */
  static Optional<String> of(Arguments arguments, Path file) {
    Optional<String> asked = arguments.value("--format");
    String name = String.valueOf(file.getFileName());
    Matcher ending = ENDING.matcher(name);
    Formats formats = new Formats();
    if (asked.isEmpty()
        && ending.matches()
        && !ending.group(1).equalsIgnoreCase(TEXT)
        && formats.ofFile(name).isEmpty()) {
      throw RequestException.of(
          Spoken.class,
          "saveFormat.unknown",
          ending.group(1),
          formats.all().stream().map(GameFormat::key).collect(Collectors.joining(", ")));
    }
    return asked;
  }
}

package org.komabako.launcher;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a command line asks of the running instance. */
final class RemoteRequests {
  private RemoteRequests() {}

  /**
   * The request of a mode.
   *
   * @throws CommandLineException if the script cannot be read
   */
  static RemoteRequest of(Mode mode, List<String> arguments) throws CommandLineException {
    String folder = Path.of("").toAbsolutePath().toString();
    Map<String, String> environment = new HashMap<>();
    for (String name : RemoteRequest.ENVIRONMENT) {
      String value = System.getenv(name);
      if (value != null) {
        environment.put(name, value);
      }
    }
    if (mode == Mode.DESKTOP) {
      return new RemoteRequest(RemoteRequest.Kind.FILES, "", "", arguments, folder, environment);
    }
    String first = arguments.get(0);
    List<String> rest = arguments.subList(1, arguments.size());
    return mode == Mode.SCRIPT
        ? new RemoteRequest(
            RemoteRequest.Kind.COMMANDS, first, script(first), rest, folder, environment)
        : new RemoteRequest(RemoteRequest.Kind.COMMANDS, "-c", first, rest, folder, environment);
  }

  private static String script(String file) throws CommandLineException {
    try {
      return Files.readString(Path.of(file));
    } catch (CharacterCodingException e) {
      throw new CommandLineException("--script: " + file + " is not a text in UTF-8");
    } catch (IOException e) {
      throw new CommandLineException("--script: cannot read " + file + ": " + e.getMessage());
    }
  }
}

package org.komabako.launcher;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The command line, understood.
 *
 * @param request what to do
 * @param mode the mode to run in; meaningful for {@link Request#RUN} only
 * @param arguments what the mode gets: the commands or the script file first, then the user's arguments;
 *     the files to open, whole paths, for the desktop
 * @param data the folder given by {@code --data}, or null for the usual one
 */
record CommandLine(
    Request request,
    Mode mode,
    List<String> arguments,
    @Nullable Path data) {

  /** The three kinds of answer that a command line asks for. */
  enum Request {
    /** Start the platform. */
    RUN,
    /** Print how to use it. */
    HELP,
    /** Print the version. */
    VERSION
  }

  static final String HELP = """
            Usage: komabako [--data DIR] [MODE | FILE...]

            Modes:
              (none)                the desktop; without a display, the console
              FILE...               the desktop with these games, or with these variants (jars) installed
              console               the shell
              -c 'COMMANDS' [ARGS]  run commands and end
              --script FILE [ARGS]  run the commands of a file and end
              usi                   speak USI on standard input and output
              xboard                speak CECP, as XBoard does, on standard input and output
              --help, -h            this text
              --version             the version

            Options:
              --data DIR            keep all user data in DIR (usual place: $XDG_DATA_HOME/komabako)

            Exit status of -c and --script: 0 success, 1 a command failed, 2 wrong usage or syntax,
            130 interrupted.
            """;

  /**
   * Reads a command line.
   *
   * @throws UsageException if it is not as {@link #HELP} says
   */
  static CommandLine parse(String... words) throws UsageException {
    Deque<String> rest = new ArrayDeque<>(List.of(words));
    Path data = null;
    List<String> files = new ArrayList<>();
    while (!rest.isEmpty()) {
      String word = rest.remove();
      switch (word) {
        case "--data" -> data = folder(value(rest, "--data", "a folder"));
        case "--help", "-h", "help" -> {
          return new CommandLine(Request.HELP, Mode.CONSOLE, List.of(), data);
        }
        case "--version" -> {
          return new CommandLine(Request.VERSION, Mode.CONSOLE, List.of(), data);
        }
        case "-c", "--command" -> {
          String commands = value(rest, word, "commands, in quotes");
          return run(Mode.COMMAND, commands, rest, data);
        }
        case "--script" -> {
          String file = value(rest, "--script", "a file");
          return run(Mode.SCRIPT, file, rest, data);
        }
        case "console" -> {
          return alone(Mode.CONSOLE, rest, data);
        }
        case "usi" -> {
          return alone(Mode.USI, rest, data);
        }
        case "xboard" -> {
          return alone(Mode.XBOARD, rest, data);
        }
        default -> files.add(file(word).toString());
      }
    }
    return new CommandLine(Request.RUN, Mode.DESKTOP, List.copyOf(files), data);
  }

  private static CommandLine run(Mode mode, String first, Deque<String> rest, @Nullable Path data) {
    rest.addFirst(first);
    return new CommandLine(Request.RUN, mode, List.copyOf(rest), data);
  }

  /** A mode without arguments; {@code --data} may still follow it. */
  private static CommandLine alone(Mode mode, Deque<String> rest, @Nullable Path data)
      throws UsageException {
    Path folder = data;
    while (!rest.isEmpty()) {
      String word = rest.remove();
      if (!word.equals("--data")) {
        throw new UsageException("the mode " + mode.id() + " takes no argument " + word);
      }
      folder = folder(value(rest, "--data", "a folder"));
    }
    return new CommandLine(Request.RUN, mode, List.of(), folder);
  }

  private static String value(Deque<String> rest, String option, String what)
      throws UsageException {
    String value = rest.poll();
    if (value == null || value.isEmpty()) {
      throw new UsageException(option + " wants " + what);
    }
    return value;
  }

  /** What is neither option nor mode is a file to open. */
  private static Path file(String word) throws UsageException {
    if (word.startsWith("-")) {
      throw new UsageException("unknown option " + word);
    }
    try {
      Path file = Path.of(word).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException e) {
      // No file then, as told below.
    }
    throw new UsageException("unknown mode " + word + ", and no file has that name");
  }

  private static Path folder(String name) throws UsageException {
    try {
      return Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new UsageException("--data: not a folder name: " + name);
    }
  }
}

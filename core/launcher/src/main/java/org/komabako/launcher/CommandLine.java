package org.komabako.launcher;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
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
 * @param alone whether this process neither asks another one nor is asked
 * @param safe whether only the shipped variants are used
 */
record CommandLine(
    Request request,
    Mode mode,
    List<String> arguments,
    @Nullable Path data,
    boolean alone,
    boolean safe) {

  /** The three kinds of answer that a command line asks for. */
  enum Request {
    /** Start the platform. */
    RUN,
    /** Print how to use it. */
    HELP,
    /** Print the version. */
    VERSION
  }

  /**
   * Reads a command line.
   *
   * @throws CommandLineException if it is not as {@link HelpText} says
   */
  static CommandLine parse(String... words) throws CommandLineException {
    Deque<String> rest = new ArrayDeque<>(List.of(words));
    Options options = new Options();
    List<String> files = new ArrayList<>();
    while (!rest.isEmpty()) {
      String word = rest.remove();
      switch (word) {
        case "--help", "-h", "help" -> {
          return options.line(Request.HELP, Mode.CONSOLE, List.of());
        }
        case "--version" -> {
          return options.line(Request.VERSION, Mode.CONSOLE, List.of());
        }
        case "-c", "--command" -> {
          rest.addFirst(value(rest, word, "commands, in quotes"));
          if (rest.contains("-c") || rest.contains("--command")) {
            throw new CommandLineException(
                word + " stands once: its commands are separated by ; or by line breaks");
          }
          return options.line(Request.RUN, Mode.COMMAND, rest);
        }
        case "--script" -> {
          rest.addFirst(value(rest, "--script", "a file"));
          return options.line(Request.RUN, Mode.SCRIPT, rest);
        }
        case "console" -> {
          return withoutArguments(Mode.CONSOLE, rest, options);
        }
        case "usi" -> {
          return withoutArguments(Mode.USI, rest, options);
        }
        case "worker" -> {
          boolean asked = rest.stream().anyMatch(CommandLine::isHelp);
          return options.line(asked ? Request.HELP : Request.RUN, Mode.WORKER, rest);
        }
        case "xboard" -> {
          return withoutArguments(Mode.XBOARD, rest, options);
        }
        default -> {
          if (!options.take(word, rest)) {
            files.add(file(word).toString());
          }
        }
      }
    }
    return options.line(Request.RUN, Mode.DESKTOP, files);
  }

  /** What may stand before a mode, and behind one without arguments. */
  private static final class Options {
    private @Nullable Path data;
    private boolean alone;
    private boolean safe;

    /** Takes a word if it is an option, with its value. */
    boolean take(String word, Deque<String> rest) throws CommandLineException {
      switch (word) {
        case "--data" -> data = folder(value(rest, "--data", "a folder"));
        case "--alone" -> alone = true;
        case "--safe" -> safe = true;
        default -> {
          return false;
        }
      }
      return true;
    }

    CommandLine line(Request request, Mode mode, Collection<String> arguments) {
      return new CommandLine(request, mode, List.copyOf(arguments), data, alone || safe, safe);
    }
  }

  private static CommandLine withoutArguments(Mode mode, Deque<String> rest, Options options)
      throws CommandLineException {
    while (!rest.isEmpty()) {
      String word = rest.remove();
      if (isHelp(word)) {
        return options.line(Request.HELP, mode, List.of());
      }
      if (!options.take(word, rest)) {
        throw new CommandLineException("the mode " + mode.id() + " takes no argument " + word);
      }
    }
    return options.line(Request.RUN, mode, List.of());
  }

  private static boolean isHelp(String word) {
    return word.equals("--help") || word.equals("-h");
  }

  private static String value(Deque<String> rest, String option, String what)
      throws CommandLineException {
    String value = rest.poll();
    if (value == null || value.isEmpty()) {
      throw new CommandLineException(option + " wants " + what);
    }
    return value;
  }

  /** What is neither option nor mode is a file to open. */
  private static Path file(String word) throws CommandLineException {
    if (word.startsWith("-")) {
      throw new CommandLineException("unknown option " + word);
    }
    try {
      Path file = Path.of(word).toAbsolutePath().normalize();
      if (Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException e) {
      // No file then, as told below.
    }
    throw new CommandLineException("unknown mode " + word + ", and no file has that name");
  }

  private static Path folder(String name) throws CommandLineException {
    try {
      return Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw new CommandLineException("--data: not a folder name: " + name);
    }
  }
}

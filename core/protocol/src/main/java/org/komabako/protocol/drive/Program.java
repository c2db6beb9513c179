package org.komabako.protocol.drive;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.TextException;
import org.komabako.engine.EngineException;
import org.komabako.protocol.ForeignEngines.Request;
import org.komabako.protocol.ShellWords;

/**
 * What is started.
 *
 * @param command the program and its arguments
 * @param folder where it runs; empty for where we do
 * @param remote whether the program is a line to an engine on another machine
 */
record Program(List<String> command, Optional<Path> folder, boolean remote) {
  /** Keeps a copy of the command. */
  Program {
    command = List.copyOf(command);
  }

  /** A program on this machine. */
  Program(List<String> command, Optional<Path> folder) {
    this(command, folder, false);
  }

  /**
   * What a user asks to be added. A single word with blanks that is no file is a whole command, as {@code ssh -T host
   * komabako usi}: a line to another machine.
   *
   * @throws EngineException if the command cannot be taken apart; the message says where
   */
  static Program of(Request request) {
    List<String> command = request.command();
    String first = command.isEmpty() ? "" : command.get(0);
    if (command.size() != 1 || first.chars().noneMatch(Character::isWhitespace) || isFile(first)) {
      return new Program(command, request.folder(), request.remote());
    }
    try {
      return new Program(ShellWords.split(first), request.folder(), true);
    } catch (TextException e) {
      throw new EngineException(e.text(), e);
    }
  }

  private static boolean isFile(String text) {
    try {
      return Files.exists(Path.of(text));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** The words that are started. */
  List<String> started() {
    return remote ? SshCommand.complete(command) : command;
  }
}

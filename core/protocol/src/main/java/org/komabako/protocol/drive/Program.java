package org.komabako.protocol.drive;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is started.
 *
 * @param command the program and its arguments
 * @param folder where it runs; empty for where we do
 */
record Program(List<String> command, Optional<Path> folder) {
  /** Keeps a copy of the command. */
  Program {
    command = List.copyOf(command);
  }
}

package org.komabako.protocol.drive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines of the conversation with an engine; older ones are forgotten. */
final class EngineLog {
  private static final int LINES = 2_000;
  private static final int LENGTH = 500;

  private final Deque<String> lines = new ArrayDeque<>();

  /**
   * Keeps a line.
   *
   * @param direction {@code >} to the engine, {@code <} from it, {@code !} from its error output
   */
  synchronized void add(char direction, String line) {
    if (lines.size() == LINES) {
      lines.removeFirst();
    }
    String kept = line.length() > LENGTH ? line.substring(0, LENGTH) + "…" : line;
    lines.addLast(direction + " " + kept);
  }

  synchronized List<String> lines() {
    return List.copyOf(lines);
  }
}

package org.komabako.protocol.serve;

import java.io.PrintWriter;
import org.komabako.protocol.text.OneLine;

/**
 * What is said in a conversation, line by line, by several threads. What others have written may be part of
 * it: whatever would end the line or steer a terminal is a blank.
 */
final class LineOutput {
  private final PrintWriter out;

  LineOutput(PrintWriter out) {
    this.out = out;
  }

  synchronized void say(String line) {
    out.println(OneLine.of(line));
    out.flush();
  }
}

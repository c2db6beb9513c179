package org.komabako.protocol;

import java.io.PrintWriter;

/** What is said in a conversation, line by line, by several threads. */
final class Lines {
  private final PrintWriter out;

  Lines(PrintWriter out) {
    this.out = out;
  }

  synchronized void say(String line) {
    out.println(line);
    out.flush();
  }
}

package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What a thread prints that a variant has started, is not seen. */
class ForeignOutputTest {
  @Test
  void onlyOurOwnThreadsPrint() throws Exception {
    ByteArrayOutputStream seen = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(
        new ForeignOutput(new PrintStream(seen, true, StandardCharsets.UTF_8)),
        true,
        StandardCharsets.UTF_8);
    out.println("one");
    ThreadGroup group = new ThreadGroup(ForeignOutput.GROUP + "a.b");
    Thread foreign = new Thread(group, () -> {
      out.println("foreign");
      Thread child = new Thread(() -> out.print("child"));
      child.start();
      try {
        child.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    foreign.start();
    foreign.join();
    out.println("two 駒");
    assertEquals("one\ntwo 駒\n", seen.toString(StandardCharsets.UTF_8));
  }
}

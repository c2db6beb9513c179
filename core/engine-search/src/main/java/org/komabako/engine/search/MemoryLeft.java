package org.komabako.engine.search;

import java.lang.ref.Reference;

/** The memory that is left when a transposition table has been made: a search needs more than its table. */
final class MemoryLeft {
  /** In bytes: for the networks, what each thread remembers, what plays the games. */
  private static final int REST = EngineSettings.REST << 20;

  private MemoryLeft() {}

  /**
   * Makes sure that there is enough.
   *
   * @throws OutOfMemoryError if there is not
   */
  static void check() {
    Runtime runtime = Runtime.getRuntime();
    long sure = runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    if (sure < REST) {
      // Some of what is used may be garbage: only whoever asks for the memory knows.
      Reference.reachabilityFence(new byte[REST]);
    }
  }
}

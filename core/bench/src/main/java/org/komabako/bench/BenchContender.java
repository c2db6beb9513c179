package org.komabako.bench;

import java.io.IOException;

/** Somebody who counts, in a process of his own for each round. */
interface BenchContender {
  /**
   * Counts, after warming up.
   *
   * @throws IOException if it cannot be done, or was not; the message says why
   * @throws WrongCountException if the count is wrong
   */
  Timing run() throws IOException;
}

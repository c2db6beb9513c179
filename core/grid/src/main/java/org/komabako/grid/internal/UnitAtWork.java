package org.komabako.grid.internal;

/** A unit that is worked on, and the thread that does it. */
final class UnitAtWork {
  private final String job;
  private final Thread thread = Thread.currentThread();
  private boolean over;

  UnitAtWork(String job) {
    this.job = job;
  }

  String job() {
    return job;
  }

  /** Breaks it off, if it is worked on still. */
  synchronized void stop() {
    if (!over) {
      thread.interrupt();
    }
  }

  /** From now on nothing interrupts the thread; one interruption that came too late is forgotten. */
  synchronized void end() {
    over = true;
    boolean unused = Thread.interrupted();
  }
}

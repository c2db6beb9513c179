package org.komabako.engine.search;

/** Counts the positions that one thread looks at, and asks from time to time whether it has to stop. */
final class NodeCounter {
  private final int thread;
  private final StopControl control;
  private long nodes;
  private long nextPoll;
  private boolean stopped;

  NodeCounter(int thread, StopControl control) {
    this.thread = thread;
    this.control = control;
    nextPoll = control.nextPoll(0);
  }

  /** One more position, or none if the search has to stop: whether it goes on. */
  boolean goesOn() {
    if (nodes >= nextPoll) {
      stopped = control.poll(thread, nodes);
      nextPoll = control.nextPoll(nodes);
      if (stopped) {
        return false;
      }
    }
    nodes++;
    return true;
  }

  long nodes() {
    return nodes;
  }

  boolean isStopped() {
    return stopped;
  }
}

package org.komabako.engine.search;

import java.util.concurrent.atomic.AtomicLongArray;
import org.komabako.engine.EngineException;

/** Time management of a running search: when its threads have to stop. One for each task; may be told by any thread. */
final class StopControl {
  /** A fraction of a millisecond; before the methods are compiled, some milliseconds. */
  private static final int BETWEEN_POLLS = 250;

  private final long begun = System.nanoTime();
  private final long mostNodes;

  /** By thread. */
  private final AtomicLongArray nodes;

  private volatile TimePlan plan;
  private volatile boolean stopped;
  private volatile boolean pondering;
  private volatile long counted;
  private volatile boolean abandoned;

  StopControl(TimePlan plan, long mostNodes, boolean pondering, int threads) {
    this.plan = plan;
    this.mostNodes = mostNodes;
    this.pondering = pondering;
    counted = begun;
    nodes = new AtomicLongArray(threads);
  }

  /** Stop now, and answer. */
  void stop() {
    pondering = false;
    stopped = true;
  }

  /** Stop now; nobody wants the answer. */
  void abandon() {
    abandoned = true;
    stop();
  }

  /** From now on the time counts. */
  void ponderHit() {
    counted = System.nanoTime();
    pondering = false;
  }

  /** From now on the time counts, and it is divided otherwise than was planned. */
  void ponderHit(TimePlan other) {
    plan = other;
    ponderHit();
  }

  /** Whether only who asked can say when it is enough, as far as time goes. */
  boolean isTimeless() {
    return plan.most() == Long.MAX_VALUE;
  }

  boolean isStopped() {
    return stopped;
  }

  boolean isPondering() {
    return pondering;
  }

  /**
   * The search is over if nobody wants its answer.
   *
   * @throws EngineException if so
   */
  void checkWanted() {
    if (abandoned) {
      throw EngineException.of(StopControl.class, "stopControl.engineWasClosedWhile");
    }
  }

  /** A thread tells how far it is; whether it has to stop. */
  boolean poll(int thread, long done) {
    nodes.lazySet(thread, done);
    // Only ever set: somebody else may stop it meanwhile, and that must stay so.
    if (!pondering && (done >= mostNodes || System.nanoTime() - counted >= plan.most())) {
      stopped = true;
    }
    return stopped;
  }

  /** How many positions a thread may look at before it polls again. */
  long nextPoll(long done) {
    return pondering ? done + BETWEEN_POLLS : Math.min(done + BETWEEN_POLLS, mostNodes);
  }

  /**
   * Whether it is worth while to look a ply deeper.
   *
   * @param doubt how much more time than planned is well spent, 1 if no more
   */
  boolean goesDeeper(double doubt) {
    return pondering || !stopped && System.nanoTime() - counted < plan.usual() * doubt;
  }

  /** Positions looked at by all threads; the first tells its own number, which is exact. */
  long nodes(long own) {
    long sum = own - nodes.get(0);
    for (int i = 0; i < nodes.length(); i++) {
      sum += nodes.get(i);
    }
    return sum;
  }

  /** Nanoseconds since it began. */
  long elapsed() {
    return System.nanoTime() - begun;
  }
}

package org.komabako.ui.install.shelf;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Callable;

/** Lets the user stop what lanes are doing, by interrupting their threads. */
final class Interrupt {
  private final Set<Thread> working = new HashSet<>();

  /** Does something that {@link #now} may interrupt. */
  <T> T allow(Callable<T> task) throws Exception {
    synchronized (this) {
      working.add(Thread.currentThread());
    }
    try {
      return task.call();
    } finally {
      synchronized (this) {
        working.remove(Thread.currentThread());
        // Whatever the thread does next was not meant.
        var unused = Thread.interrupted();
      }
    }
  }

  /** Interrupts all that is being done. */
  synchronized void now() {
    working.forEach(Thread::interrupt);
  }
}

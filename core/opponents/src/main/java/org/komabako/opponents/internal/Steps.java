package org.komabako.opponents.internal;

import java.time.Duration;
import java.util.function.Consumer;
import org.komabako.base.SerialExecutor;

/**
 * One thread that does step after step, whoever asks for them. Steps call engines and variants, which are
 * foreign code: whatever they throw is handed to one place, and the next step is done.
 */
public final class Steps implements AutoCloseable {
  private final SerialExecutor worker;

  /** @param failed takes what a step has thrown, in the same thread */
  public Steps(String name, Consumer<Throwable> failed) {
    worker = SerialExecutor.onOwnThread(name, failed);
  }

  /** Does something after all that was asked for before; nothing once this is closed. */
  public void run(Runnable step) {
    worker.execute(step);
  }

  /** The same after some time. */
  public void run(Duration later, Runnable step) {
    var unused = worker.schedule(later, step);
  }

  /** Does what was asked for, and then no more. */
  @Override
  public void close() {
    worker.close();
  }
}

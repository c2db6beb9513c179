package org.komabako.ui.workbench.dialog;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.komabako.base.Listeners;
import org.komabako.ui.workbench.desk.Desk;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Does what a dialog is asked for, one thing after the other in a lane of its own, and knows how the
 * last has ended. The methods are for the display thread, and so are all callbacks.
 */
public final class TaskRunner implements AutoCloseable {
  private static final Logger LOG = System.getLogger(TaskRunner.class.getName());

  /** Something that may take long. */
  @ConsumerType
  public interface Task {
    /** Does it; whatever it throws is told. */
    Notification run() throws Exception;
  }

  private final Desk desk;
  private final String failed;
  private final Executor lane;
  private final Listeners<Runnable> listeners = new Listeners<>();
  private Optional<Notification> news = Optional.empty();
  private Optional<String> underWay = Optional.empty();
  private int waiting;

  /** @param failed the message of what could not be done, with the places for what and why */
  public TaskRunner(Desk desk, String failed) {
    this.desk = desk;
    this.failed = failed;
    lane = desk.work().lane();
  }

  /** Runs something when an errand begins or ends, until closed. */
  public void listen(Runnable change) {
    var unused = listeners.add(change);
  }

  /** How the last one ended; empty while one is under way. */
  public Optional<Notification> news() {
    return news;
  }

  /** What was told is old: something else is being looked at. */
  public void forget() {
    news = Optional.empty();
  }

  /** What was asked for last and is not done yet. */
  public Optional<String> underWay() {
    return underWay;
  }

  /** Whether something is being done. */
  public boolean busy() {
    return waiting > 0;
  }

  /**
   * Does something.
   *
   * @param what what it is done to, for the message if it fails
   */
  public void run(String what, Task task) {
    waiting++;
    news = Optional.empty();
    underWay = Optional.of(what);
    listeners.tell(Runnable::run);
    lane.execute(() -> {
      Notification ended;
      try {
        ended = task.run();
      } catch (Exception | Error e) {
        LOG.log(Level.DEBUG, what, e);
        ended = Notification.failed(failed, what, e);
      }
      Notification told = ended;
      desk.gate().send(() -> {
        waiting--;
        news = Optional.of(told);
        listeners.tell(Runnable::run);
      });
    });
  }

  /** Tells nobody any more; what is under way is done. */
  @Override
  public void close() {
    listeners.clear();
  }
}

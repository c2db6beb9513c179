package org.komabako.ui.widgets.work;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;

/**
 * The one way from other threads to the display thread (SWT's UI thread). What is sent under a key replaces what waits
 * under the same key, so a thousand changes of a game in a row are one update of the window. Never
 * blocks; after the display is gone, what is sent is dropped.
 */
public final class DisplayGate {
  private final Display display;
  private final Map<Object, Runnable> waiting = new LinkedHashMap<>();

  /** The gate of a display. */
  public DisplayGate(Display display) {
    this.display = display;
  }

  /** Runs something soon; each time that it is sent. */
  public void send(Runnable update) {
    send(new Object(), update);
  }

  /** Runs something soon, instead of what else waits under this key. */
  public void send(Object key, Runnable update) {
    boolean first;
    synchronized (waiting) {
      first = waiting.isEmpty();
      waiting.put(key, update);
    }
    if (first && !display.isDisposed()) {
      try {
        display.asyncExec(this::runAll);
      } catch (SWTException e) {
        // Disposed in between: nobody is left to be told.
        synchronized (waiting) {
          waiting.clear();
        }
      }
    }
  }

  private void runAll() {
    List<Runnable> updates;
    synchronized (waiting) {
      updates = new ArrayList<>(waiting.values());
      waiting.clear();
    }
    Throwable problem = null;
    for (Runnable update : updates) {
      try {
        update.run();
      } catch (RuntimeException | Error e) {
        // The others are run all the same.
        if (problem == null) {
          problem = e;
        } else {
          problem.addSuppressed(e);
        }
      }
    }
    if (problem instanceof Error error) {
      throw error;
    }
    if (problem instanceof RuntimeException exception) {
      throw exception;
    }
  }
}

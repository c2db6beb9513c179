package org.komabako.ui.client.work;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.swt.widgets.Widget;

/**
 * Listeners that each belong to a widget: they are told as long as it is there. One may dispose the
 * widgets of others while all are told, or throw, and the rest is told all the same. For the display
 * thread.
 */
public final class WidgetListeners {
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** Runs something now and whenever {@link #tell} is called, until the widget is disposed. */
  public void add(Widget widget, Runnable update) {
    Runnable living = () -> {
      if (!widget.isDisposed()) {
        update.run();
      }
    };
    listeners.add(living);
    widget.addDisposeListener(e -> listeners.remove(living));
    update.run();
  }

  /** Tells all. */
  public void tell() {
    EachOf.run(listeners);
  }

  /** Forgets all. */
  public void clear() {
    listeners.clear();
  }
}

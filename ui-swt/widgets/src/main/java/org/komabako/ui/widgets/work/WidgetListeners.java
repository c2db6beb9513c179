package org.komabako.ui.widgets.work;

import org.eclipse.swt.widgets.Widget;
import org.komabako.base.Listeners;
import org.komabako.base.Registration;

/**
 * Listeners that each belong to a widget: they are told as long as it is there. One may dispose the
 * widgets of others while all are told, or throw, and the rest is told all the same. For the display
 * thread.
 */
public final class WidgetListeners {
  private final Listeners<Runnable> listeners = new Listeners<>();

  /** Runs something now and whenever {@link #tell} is called, until the widget is disposed. */
  public void add(Widget widget, Runnable update) {
    Registration listening = listeners.add(() -> {
      if (!widget.isDisposed()) {
        update.run();
      }
    });
    widget.addDisposeListener(e -> listening.close());
    update.run();
  }

  /** Tells all. */
  public void tell() {
    listeners.tell(Runnable::run);
  }

  /** Forgets all. */
  public void clear() {
    listeners.clear();
  }
}

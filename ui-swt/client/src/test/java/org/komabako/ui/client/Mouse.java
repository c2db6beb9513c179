package org.komabako.ui.client;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/**
 * The mouse of the test screen. It presses what is seen below the pointer: what lies over a widget gets
 * in the way, as it would for a player. Each call waits until the window has seen it.
 */
public final class Mouse {
  private static final InputDevices DEVICES = connect();

  private Mouse() {}

  private static InputDevices connect() {
    try {
      return new InputDevices(Screen.number());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Something that is done to the devices. */
  private interface Deed {
    void run() throws IOException;
  }

  /** One press and release. */
  public static void click(Control on, Point at) {
    button(SWT.MouseDown, on, at, 1);
    button(SWT.MouseUp, on, at, 1);
  }

  /** Moves to a point of a widget, from beside it: no event tells of a pointer that is there already. */
  public static void move(Control on, Point at) {
    Point goal = on.toDisplay(at);
    run(() -> DEVICES.move(goal.x + 1, goal.y));
    awaitSeen(
        SWT.MouseMove,
        event -> event.widget instanceof Control over
            && over.toDisplay(event.x, event.y).equals(goal),
        () -> DEVICES.move(goal.x, goal.y));
  }

  /** Presses or releases a button at a point of a widget. */
  public static void button(int type, Control on, Point at, int button) {
    move(on, at);
    awaitSeen(type, event -> true, () -> DEVICES.button(type == SWT.MouseDown, button));
  }

  /** Presses or releases the shift key. */
  public static void shift(int type) {
    awaitSeen(type, event -> true, () -> DEVICES.key(type == SWT.KeyDown, InputDevices.SHIFT));
  }

  private static void awaitSeen(int type, Predicate<Event> wanted, Deed deed) {
    Display display = Screen.display();
    int[] seen = new int[1];
    Listener counter = e -> seen[0] += wanted.test(e) ? 1 : 0;
    display.addFilter(type, counter);
    try {
      run(deed);
      Screen.await("the window sees an event " + type, () -> seen[0] > 0);
    } finally {
      display.removeFilter(type, counter);
    }
    Screen.settle();
  }

  private static void run(Deed deed) {
    try {
      deed.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.komabako.ui.client;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.widgets.Display;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.widgets.look.Fonts;

/**
 * The display of the window. To open it takes a fifth of the start and needs no bundle, so the launcher has it opened on
 * the main thread while the framework is made: its property {@code komabako.early.desktop} names this class.
 */
public final class EarlyDisplay implements Runnable {
  private static final Logger LOG = System.getLogger(EarlyDisplay.class.getName());

  /** Why it could not be opened: GTK is begun once in a process. */
  private static @Nullable Error failure;

  /** Opens it, if it can be opened. Where it cannot, who needs it is told the reason. */
  @Override
  public void run() {
    try {
      var unused = open();
    } catch (SWTError | LinkageError e) {
      LOG.log(Level.DEBUG, "no display", e);
    }
  }

  /**
   * The display of this thread, opened if it is not.
   *
   * @throws SWTError if it cannot be opened
   * @throws LinkageError if the toolkit of the system is missing
   */
  static Display open() {
    if (failure != null) {
      throw failure;
    }
    try {
      Display opened = Display.getCurrent();
      return opened == null ? opened() : opened;
    } catch (SWTError | LinkageError e) {
      failure = e;
      throw e;
    }
  }

  private static Display opened() {
    Display.setAppName("Komabako");
    // Nothing is asked at the end of a desktop session: all is kept as it changes.
    System.setProperty("org.eclipse.swt.internal.SessionManagerDBus.disable", "true");
    Fonts.prefer();
    return new Display();
  }
}

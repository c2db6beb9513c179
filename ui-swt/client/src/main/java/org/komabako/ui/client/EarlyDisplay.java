package org.komabako.ui.client;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWTError;
import org.eclipse.swt.widgets.Display;
import org.jspecify.annotations.Nullable;
import org.komabako.base.DataFolder;
import org.komabako.ui.widgets.look.Fonts;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.settings.Settings;

/**
 * The display of the window. To open it takes a fifth of the start and needs no bundle, so the launcher has it opened on
 * the main thread while the framework is made: its property {@code komabako.early.desktop} names this class.
 */
public final class EarlyDisplay implements Runnable {
  private static final Logger LOG = System.getLogger(EarlyDisplay.class.getName());

  /** Why it could not be opened: GTK is begun once in a process. */
  private static @Nullable Error failure;

  private final Optional<Path> data;

  /** With the framework properties, of which one says where the user's data are. */
  public EarlyDisplay(Map<String, String> properties) {
    data = Optional.ofNullable(properties.get(DataFolder.PROPERTY)).map(Path::of);
  }

  /** Opens it, if it can be opened. Where it cannot, who needs it is told the reason. */
  @Override
  public void run() {
    try {
      Fonts.prefer();
      data.map(Client::settings)
          .filter(Files::exists)
          .ifPresent(file -> Look.prefer(new Settings(file, task -> {})));
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

package org.komabako.ui.client;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.swt.widgets.Display;
import org.komabako.base.message.Languages;
import org.komabako.ui.client.window.MainWindow;
import org.komabako.ui.client.window.Offers;
import org.komabako.ui.widgets.action.Actions;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.widgets.work.DisplayGate;
import org.komabako.ui.widgets.work.Work;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.LanguageDefaults;
import org.komabako.ui.workbench.opponents.Engines;
import org.komabako.ui.workbench.services.Services;

/** The running client on a display. It owns what a {@link Desk} names, and the window. */
public final class Client implements AutoCloseable {
  private final Desk desk;
  private final MainWindow window;
  private final Runnable languages;

  /**
   * Opens the window.
   *
   * @param offers what bundles add to the window
   */
  public Client(Display display, Services services, Offers offers, Launch launch) {
    Path data = launch.data();
    Work work = new Work();
    Settings settings = new Settings(settings(data), work.lane());
    Messages messages = new Messages(Language.spoken(settings.get(Language.SETTING)));
    DisplayGate gate = new DisplayGate(display);
    Look look = new Look(display, settings);
    settings.listen(Look.APPEARANCE, appearance -> gate.send(look, look::update));
    desk = new Desk(
        services,
        gate,
        work,
        settings,
        messages,
        new Actions(messages),
        new Pictures(display),
        look,
        new Engines(services, work, gate),
        data,
        launch.version());
    Runnable speak = () -> gate.send(
        Language.SETTING, () -> messages.language(Language.spoken(settings.get(Language.SETTING))));
    settings.listen(Language.SETTING, language -> speak.run());
    AtomicReference<Locale> spoken = new AtomicReference<>(messages.language());
    settings.listen(Language.SETTING, language -> {
      Locale now = Language.spoken(language);
      LanguageDefaults.follow(settings, spoken.getAndSet(now), now);
    });
    languages = Languages.listen(speak);
    window = new MainWindow(display, desk, offers, launch.starting());
    window.open();
  }

  /** The file of what the user has chosen for the window, in the folder of his data. */
  static Path settings(Path data) {
    return data.resolve("desktop.properties");
  }

  /** What the parts share. */
  public Desk desk() {
    return desk;
  }

  /** The window. */
  public MainWindow window() {
    return window;
  }

  /** Closes the window, lets go of all resources, and waits for what is being written. */
  @Override
  public void close() {
    languages.run();
    window.close();
    desk.engines().close();
    desk.look().close();
    desk.pictures().close();
    desk.work().close();
  }
}

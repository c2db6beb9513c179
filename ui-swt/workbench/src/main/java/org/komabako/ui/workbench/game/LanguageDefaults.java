package org.komabako.ui.workbench.game;

import java.util.Locale;
import java.util.function.Function;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Moves and squares are written as books in the language of the window do, unless the user has chosen something else. */
public final class LanguageDefaults {
  private LanguageDefaults() {}

  /** The language of the window was another before: what was usual in that becomes what is usual now. */
  public static void follow(Settings settings, Locale before, Locale now) {
    follow(settings, MoveSettings.NOTATION, MoveSettings::usual, before, now);
    follow(settings, BoardSettings.COORDINATES, BoardSettings::usualCoordinates, before, now);
  }

  private static <T> void follow(
      Settings settings, Setting<T> setting, Function<Locale, T> usual, Locale before, Locale now) {
    if (settings.get(setting).equals(usual.apply(before))) {
      settings.set(setting, usual.apply(now));
    }
  }
}

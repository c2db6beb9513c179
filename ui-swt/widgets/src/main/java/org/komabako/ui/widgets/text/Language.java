package org.komabako.ui.widgets.text;

import java.util.Locale;
import org.komabako.base.message.Languages;
import org.komabako.ui.widgets.settings.Setting;

/** The language of the window: one of {@link Languages#all}. */
public final class Language {
  private static final String SYSTEM = "system";

  /** Chosen for whatever the system says. */
  public static final Locale OF_SYSTEM = Locale.ROOT;

  /** What is chosen, by its tag; {@link #OF_SYSTEM} as long as nothing is. */
  public static final Setting<Locale> SETTING = new Setting<>(
      "window.language",
      OF_SYSTEM,
      tag -> tag.equals(SYSTEM) ? OF_SYSTEM : Locale.forLanguageTag(tag),
      language -> language.equals(OF_SYSTEM) ? SYSTEM : language.toLanguageTag());

  private Language() {}

  /** The language of the system, else English. */
  public static Locale ofSystem() {
    return Languages.nearest(Locale.getDefault(Locale.Category.DISPLAY));
  }

  /** What is spoken where a language is chosen: English if it is not there any more. */
  public static Locale spoken(Locale chosen) {
    return chosen.equals(OF_SYSTEM) ? ofSystem() : Languages.nearest(chosen);
  }
}

package org.komabako.ui.widgets.text;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.settings.Setting;

/** The languages of the client. */
public enum Language {
  /** English. */
  ENGLISH("en"),
  /** Japanese. */
  JAPANESE("ja");

  /** The language of the window; that of the system as long as none is chosen. */
  public static final Setting<Language> SETTING =
      Setting.oneOf("window.language", Language.ofSystem());

  private final String code;

  Language(String code) {
    this.code = code;
  }

  /** As in the names of files, like {@code en}. */
  public String code() {
    return code;
  }

  /** The language of the system, else English. */
  public static Language ofSystem() {
    return Locale.getDefault().getLanguage().equals(JAPANESE.code) ? JAPANESE : ENGLISH;
  }

  /** A name from a table, in this language. */
  public String of(LocalizedText text) {
    return choose(text.english(), text.japanese());
  }

  /** The one of two that is for this language. */
  public <T> T choose(T english, T japanese) {
    return this == JAPANESE ? japanese : english;
  }
}

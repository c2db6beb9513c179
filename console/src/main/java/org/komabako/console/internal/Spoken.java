package org.komabako.console.internal;

import java.util.Locale;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;

/** Sentences in the language of whoever reads the console: that of the system, like {@code LANG}. */
final class Spoken {
  private Spoken() {}

  static String of(LocalizedText text) {
    return SafeText.lines(text.in(Locale.getDefault(Locale.Category.DISPLAY)));
  }
}

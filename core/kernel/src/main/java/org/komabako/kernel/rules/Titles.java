package org.komabako.kernel.rules;

import java.util.Locale;
import org.komabako.base.message.LocalizedText;

/** Makes a name that people read of one that is typed. */
final class Titles {
  private Titles() {}

  /** {@code lion_trading} becomes {@code lion trading}; yes and no for what is true or false. */
  static LocalizedText of(String name) {
    return switch (name) {
      case "true" -> LocalizedText.of("yes", "はい");
      case "false" -> LocalizedText.of("no", "いいえ");
      case "xray" -> LocalizedText.same("x-ray");
      case "points24", "points27" -> LocalizedText.same(name.substring(6) + " points");
      case "jcsa", "msm", "wfa" -> LocalizedText.same(name.toUpperCase(Locale.ROOT));
      default -> LocalizedText.same(name.replace('_', ' '));
    };
  }
}

package org.komabako.kernel.rules;

import java.util.Locale;
import org.komabako.base.message.Text;

/** Makes a name that people read of one that is typed. */
final class Titles {
  private Titles() {}

  /** {@code lion_trading} becomes {@code lion trading}; yes and no for what is true or false. */
  static Text of(String name) {
    return switch (name) {
      case "true" -> Text.of("yes", "はい");
      case "false" -> Text.of("no", "いいえ");
      case "xray" -> Text.same("x-ray");
      case "jcsa", "msm", "wfa" -> Text.same(name.toUpperCase(Locale.ROOT));
      default -> Text.same(name.replace('_', ' '));
    };
  }
}

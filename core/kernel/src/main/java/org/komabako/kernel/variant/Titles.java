package org.komabako.kernel.variant;

/** Makes a name that people read of one that is typed. */
final class Titles {
  private Titles() {}

  /** {@code lion_trading} becomes {@code lion trading}; yes and no for what is true or false. */
  static Text of(String name) {
    return switch (name) {
      case "true" -> Text.of("yes", "はい");
      case "false" -> Text.of("no", "いいえ");
      default -> Text.same(name.replace('_', ' '));
    };
  }
}

package org.komabako.session.internal;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.komabako.kernel.rules.Variant;
import org.komabako.notation.GameText;

/** A variant with the version of its bundle, if it came in one. Each arrival is an object of its own. */
final class InstalledVariant {
  private final Variant variant;
  private final Optional<String> version;

  /** The option values and starts that it can read; thousands of games have the same few. */
  private final Set<String> readable = ConcurrentHashMap.newKeySet();

  InstalledVariant(Variant variant, Optional<String> version) {
    this.variant = variant;
    this.version = version;
  }

  Variant variant() {
    return variant;
  }

  Optional<String> version() {
    return version;
  }

  /**
   * Looks early at what would keep it from reading a game. The version that wrote a text can read it; of
   * another one the rules and the start are looked at.
   *
   * @throws RuntimeException what is wrong, or what the variant throws
   */
  void check(String text) {
    if (version.isPresent() && version.equals(GameText.glance(text, "bundle"))) {
      return;
    }
    GameText.Header header = GameText.header(text);
    String rules = header.options() + header.start();
    if (!readable.contains(rules)) {
      GameText.check(variant, text);
      readable.add(rules);
    }
  }
}

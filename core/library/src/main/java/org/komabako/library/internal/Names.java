package org.komabako.library.internal;

import java.text.Normalizer;
import java.util.Locale;

/** Names as they are compared: small letters, wide ones as narrow ones, one blank where there are several. */
final class Names {
  private Names() {}

  /** With a sign of replacement for the character 0, which not every database can hold. */
  static String storable(String text) {
    return text.replace('\0', '\ufffd');
  }

  static String plain(String name) {
    return Normalizer.normalize(storable(name), Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("\\s+", " ")
        .strip();
  }

  /** For {@code LIKE … ESCAPE '!'}: anywhere within. */
  static String within(String part) {
    return "%" + plain(part).replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
  }
}

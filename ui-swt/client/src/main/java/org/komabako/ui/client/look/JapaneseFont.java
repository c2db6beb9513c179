package org.komabako.ui.client.look;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which installed font Japanese is written with. Where the system leaves it to chance, a brush script
 * may come out; these are made for reading on a screen.
 */
final class JapaneseFont {
  private static final List<String> BEST_FIRST = List.of(
      "Noto Sans CJK JP",
      "Noto Sans JP",
      "Source Han Sans JP",
      "IPAexGothic",
      "BIZ UDPGothic",
      "IPAPGothic",
      "TakaoPGothic",
      "VL PGothic",
      "M+ 1p",
      "Droid Sans Fallback",
      "WenQuanYi Micro Hei",
      "Noto Serif CJK JP",
      "IPAexMincho");

  private JapaneseFont() {}

  /** The best of the installed families; empty if none is known. */
  static Optional<String> of(Set<String> installed) {
    return BEST_FIRST.stream().filter(installed::contains).findFirst();
  }
}

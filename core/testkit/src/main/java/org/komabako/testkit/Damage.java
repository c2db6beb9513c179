package org.komabako.testkit;

import java.util.Random;

/** A text with a few things wrong. */
final class Damage {
  private static final String LETTERS =
      "0123456789０１９一二十同成打左右(（）)[]{}\"\\:;,.*+-%'&|#/ \n\t歩獅銀玉v・変化手合割：FUKIabPRz\u0000\uD800";

  private Damage() {}

  /** Letters changed, lines doubled, left out, or the end cut off. */
  static String of(String text, Random random) {
    StringBuilder out = new StringBuilder(text);
    for (int n = 1 + random.nextInt(4); n > 0 && out.length() > 1; n--) {
      int at = random.nextInt(out.length());
      switch (random.nextInt(6)) {
        case 0 -> out.setLength(at);
        case 1 -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(20)));
        case 2 ->
          out.insert(at, out.substring(at, Math.min(out.length(), at + random.nextInt(60))));
        case 3 -> out.setCharAt(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
        default -> out.insert(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
      }
    }
    return out.toString();
  }
}

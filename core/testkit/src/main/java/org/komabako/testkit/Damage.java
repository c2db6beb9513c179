package org.komabako.testkit;

import java.util.Arrays;
import java.util.Random;

/** A text with a few things wrong. */
final class Damage {
  private static final String LETTERS =
      "0123456789０１９一二十同成打左右(（）)[]{}\"\\:;,.*+-%'&|#/ \n\t歩獅銀玉v・変化手合割：FUKIabPRz\u0000\uD800";

  private Damage() {}

  /** Letters changed, also into others of the text, pieces of it doubled or left out, or the end cut off. */
  static String of(String text, Random random) {
    StringBuilder out = new StringBuilder(text);
    for (boolean more = true; more && out.length() > 1; more = random.nextBoolean()) {
      int at = random.nextInt(out.length());
      switch (random.nextInt(8)) {
        case 0 -> out.setLength(at);
        case 1 -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(20)));
        case 2 ->
          out.insert(at, out.substring(at, Math.min(out.length(), at + random.nextInt(60))));
        case 3 -> out.setCharAt(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
        case 4, 5 -> out.setCharAt(at, out.charAt(random.nextInt(out.length())));
        default -> out.insert(at, LETTERS.charAt(random.nextInt(LETTERS.length())));
      }
    }
    return out.toString();
  }

  /** The same with bytes. */
  static byte[] of(byte[] content, Random random) {
    byte[] out = content.clone();
    for (boolean more = true; more && out.length > 1; more = random.nextBoolean()) {
      int at = random.nextInt(out.length);
      if (random.nextInt(5) == 0) {
        out = Arrays.copyOf(out, at);
      } else {
        out[at] = (byte) random.nextInt(256);
      }
    }
    return out;
  }
}

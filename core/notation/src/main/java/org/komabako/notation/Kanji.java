package org.komabako.notation;

import org.komabako.kernel.model.Square;

/** Numbers and squares as Japanese texts write them: the file in digits, the rank in kanji. */
public final class Kanji {
  private static final String NUMBERS = "一二三四五六七八九十";
  private static final int TEN = 10;

  private Kanji() {}

  /** {@code 一} to {@code 九十九}. */
  public static String number(int number) {
    int tens = number / TEN;
    int ones = number % TEN;
    return (tens > 1 ? digit(tens) : "")
        + (tens > 0 ? digit(TEN) : "")
        + (ones > 0 ? digit(ones) : "");
  }

  private static String digit(int number) {
    return NUMBERS.substring(number - 1, number);
  }

  private static int digit(String text, int at) {
    return at < text.length() ? NUMBERS.indexOf(text.charAt(at)) + 1 : 0;
  }

  /** How many a text says, in kanji or digits; 0 if it says no number. */
  public static int count(String text) {
    if (text.matches("[0-9０-９]{1,2}")) {
      return Integer.parseInt(text);
    }
    for (int number = 1; number < TEN * TEN; number++) {
      if (number(number).equals(text)) {
        return number;
      }
    }
    return 0;
  }

  /** The value of a kanji number at the start of a text; 0 if there is none. */
  static int parse(String text) {
    int first = digit(text, 0);
    int tens = digit(text, 1) == TEN ? 1 : 0;
    int ones = digit(text, 1 + tens);
    if (first < TEN && tens == 0) {
      return first;
    }
    return (first == TEN ? TEN : first * TEN) + (ones < TEN ? ones : 0);
  }

  /** {@code 7六}, {@code 12十一}. */
  static String narrow(Square square) {
    return square.file() + number(square.rank());
  }

  /** {@code ７六}, {@code １２十一}. */
  static String wide(Square square) {
    StringBuilder out = new StringBuilder();
    String.valueOf(square.file()).chars().forEach(c -> out.append((char) (c - '0' + '０')));
    return out.append(number(square.rank())).toString();
  }
}

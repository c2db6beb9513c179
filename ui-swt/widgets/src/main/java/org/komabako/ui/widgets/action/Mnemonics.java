package org.komabako.ui.widgets.action;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The underlined letters of one menu. Its items come from features that do not know each other, so two may ask for the same
 * letter: the first has it, the others another one of their own words.
 */
final class Mnemonics {
  /** As it stands behind words that have no letters: 「開く(&O)…」. */
  private static final Pattern BEHIND = Pattern.compile("\\(&([A-Z])\\)");

  private Mnemonics() {}

  /**
   * The same texts, each letter underlined once at most. What finds no letter of its own has none, nor has what asked for
   * none, as the name of a file.
   *
   * @param texts as the toolkit has them: {@code &} before the letter, {@code &&} for the sign itself
   */
  static List<String> distinct(List<String> texts) {
    Set<Character> taken = new HashSet<>();
    List<String> given = new ArrayList<>();
    for (String text : texts) {
      OptionalInt at = of(text);
      boolean keeps = at.isEmpty() || taken.add(letter(text, at.getAsInt()));
      given.add(keeps ? text : "");
    }
    for (int i = 0; i < texts.size(); i++) {
      if (given.get(i).isEmpty()) {
        given.set(i, other(texts.get(i), taken));
      }
    }
    return given;
  }

  private static char letter(String text, int at) {
    return Character.toLowerCase(text.charAt(at));
  }

  /** Where the underlined letter stands. */
  private static OptionalInt of(String text) {
    for (int at = 0; at + 1 < text.length(); at++) {
      if (text.charAt(at) == '&') {
        at++;
        if (text.charAt(at) != '&') {
          return OptionalInt.of(at);
        }
      }
    }
    return OptionalInt.empty();
  }

  private static String other(String text, Set<Character> taken) {
    Matcher behind = BEHIND.matcher(text);
    if (behind.find()) {
      for (char each = 'A'; each <= 'Z'; each++) {
        if (taken.add(Character.toLowerCase(each))) {
          return text.substring(0, behind.start(1)) + each + text.substring(behind.end(1));
        }
      }
      return behind.replaceFirst("");
    }
    OptionalInt at = of(text);
    String plain = at.isPresent()
        ? text.substring(0, at.getAsInt() - 1) + text.substring(at.getAsInt())
        : text;
    for (boolean begins : new boolean[] {true, false}) {
      for (int i = 0; i < plain.length() && plain.charAt(i) != '\t'; i++) {
        boolean first = i == 0 || plain.charAt(i - 1) == ' ';
        if (first == begins && isLatin(plain.charAt(i)) && taken.add(letter(plain, i))) {
          return plain.substring(0, i) + "&" + plain.substring(i);
        }
      }
    }
    return plain;
  }

  private static boolean isLatin(char sign) {
    String lower = String.valueOf(sign).toLowerCase(Locale.ROOT);
    return lower.length() == 1 && lower.charAt(0) >= 'a' && lower.charAt(0) <= 'z';
  }
}

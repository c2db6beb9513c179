package org.komabako.protocol.text;

import java.util.regex.Pattern;

/** Text that is a part of one line of a protocol: line breaks and other control characters are blanks. */
public final class OneLine {
  /** Line ends of Unicode too, which some programs read as such; a tab separates words as a blank does. */
  private static final Pattern CONTROL =
      Pattern.compile("[\\p{Cntrl}\\x{80}-\\x{9f}\\x{2028}\\x{2029}]+");

  private OneLine() {}

  /** The text without what could end the line. */
  public static String of(String text) {
    return CONTROL.matcher(text).replaceAll(" ");
  }

  /** Whether a text has none of it. */
  public static boolean is(String text) {
    return !CONTROL.matcher(text).find();
  }
}

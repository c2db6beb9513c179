package org.komabako.base;

/**
 * Texts of others made safe to show in terminals, labels and logs: names from files, engines, variants and
 * paths. What would not be seen, but would move the cursor, change the terminal or turn the order of what is
 * read, is replaced by a sign that is seen. A text without any of these comes back as it is.
 *
 * <p>Control characters become their pictures (ESC is ␛), all others �: C1 controls, signs that set the direction
 * of writing, other invisible format characters, separators of lines and halves of characters.
 */
public final class SafeText {
  private static final int PICTURES = 0x2400;
  private static final int DELETE = 0x7f;
  private static final int DELETE_PICTURE = 0x2421;
  private static final int REPLACEMENT = 0xfffd;
  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;
  private static final String CUT = "…";

  private SafeText() {}

  /** On one line: line feeds and tabs are replaced too. */
  public static String line(String text) {
    return safe(text, false);
  }

  /**
   * On one line, and no longer than a number of characters; what is cut off is shown by an ellipsis.
   *
   * @param longest how many characters (code points) the answer has at most, 1 or more
   */
  public static String line(String text, int longest) {
    // What is far too long is not cleaned as a whole.
    int end = Math.min(text.length(), 2 * longest + 2);
    String safe = line(text.substring(0, end));
    if (end == text.length() && safe.codePointCount(0, safe.length()) <= longest) {
      return safe;
    }
    return safe.substring(0, safe.offsetByCodePoints(0, longest - 1)) + CUT;
  }

  /** On several lines, which end with a line feed: that and tabs are kept. */
  public static String lines(String text) {
    return safe(text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n"), true);
  }

  private static String safe(String text, boolean lines) {
    int at = 0;
    while (at < text.length()) {
      int each = text.codePointAt(at);
      if (shown(each, lines) != each) {
        break;
      }
      at += Character.charCount(each);
    }
    if (at == text.length()) {
      return text;
    }
    StringBuilder safe = new StringBuilder(text.length()).append(text, 0, at);
    text.substring(at).codePoints().forEach(each -> safe.appendCodePoint(shown(each, lines)));
    return safe.toString();
  }

  private static int shown(int each, boolean lines) {
    if (lines && (each == '\n' || each == '\t')) {
      return each;
    }
    if (each < ' ') {
      return PICTURES + each;
    }
    if (each == DELETE) {
      return DELETE_PICTURE;
    }
    return switch (Character.getType(each)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE -> REPLACEMENT;
      case Character.FORMAT -> each == JOINER || each == NON_JOINER ? each : REPLACEMENT;
      default -> each;
    };
  }
}

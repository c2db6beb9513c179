package org.komabako.ui.learn.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.komabako.ui.learn.rules.Sheet.Kind;

/** A piece of text of one line, each character with its look. */
record Styled(String text, String kinds) {
  /** Everything looks the same. */
  static Styled of(String text, Kind kind) {
    return new Styled(text, String.valueOf((char) kind.ordinal()).repeat(text.length()));
  }

  private static final Pattern LINK = Pattern.compile("\\[([^\\]\\[]+)]\\(([^()\\s]+)\\)");

  /** More than a page has; the rest is words. */
  private static final int MOST = 5_000;

  /** How many letters a piece is wide in a table. */
  private static final int PIECE = 3;

  /**
   * Takes {@code **stress**}, {@code `code`}, {@code [links](#there)} and {@code ![pictures](board)} out of a line; the
   * rest looks so.
   *
   * @param pictures what they show is added
   * @param links where they lead is added
   */
  static Styled inline(String line, Kind rest, List<String> pictures, List<String> links) {
    Matcher link = LINK.matcher(line);
    StringBuilder text = new StringBuilder();
    StringBuilder kinds = new StringBuilder();
    boolean bold = false;
    boolean code = false;
    for (int at = 0; at < line.length(); at++) {
      if (line.charAt(at) == '`') {
        code = !code;
      } else if (!code && line.startsWith("**", at)) {
        bold = !bold;
        at++;
      } else if (!code
          && line.startsWith("![", at)
          && link.find(at + 1)
          && link.start() == at + 1
          && RulesPictures.isOne(link.group(2))
          && pictures.size() < MOST) {
        text.append(Sheet.PICTURE);
        kinds.append((char) (Sheet.PICTURES + pictures.size()));
        pictures.add(link.group(2));
        at = link.end() - 1;
      } else if (!code && line.charAt(at) == '[' && link.find(at) && link.start() == at) {
        boolean leads = Sheet.leads(link.group(2)) && links.size() < MOST;
        char kind = (char) (leads ? Sheet.LINKS + links.size() : rest.ordinal());
        text.append(link.group(1));
        kinds.append(String.valueOf(kind).repeat(link.group(1).length()));
        if (leads) {
          links.add(link.group(2));
        }
        at = link.end() - 1;
      } else {
        text.append(line.charAt(at));
        kinds.append((char) (code ? Kind.CODE : bold ? Kind.BOLD : rest).ordinal());
      }
    }
    return new Styled(text.toString(), kinds.toString());
  }

  /** How wide it is in letters; one of East Asia counts two. */
  int width() {
    return text.chars().map(Styled::width).sum();
  }

  private static int width(int letter) {
    if (letter == Sheet.PICTURE) {
      return PIECE;
    }
    return isWide(letter) ? 2 : 1;
  }

  private static boolean isWide(int letter) {
    return letter >= 0x2E80 && letter < 0xD800 || letter >= 0xFF00 && letter < 0xFF61;
  }

  /** Itself in lines of no more than a width; broken at blanks, and anywhere between East Asian letters. */
  List<Styled> wrap(int most) {
    List<Styled> lines = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = start;
      int rest = -1;
      for (int used = 0; end < text.length(); end++) {
        used += width(text.charAt(end));
        if (used > most && end > start) {
          break;
        }
        if (text.charAt(end) == ' ' || isWide(text.charAt(end))) {
          rest = end + 1;
        }
      }
      if (end < text.length() && text.charAt(end) != ' ' && rest > start) {
        end = rest;
      }
      lines.add(part(start, end));
      start = end;
      while (start < text.length() && text.charAt(start) == ' ') {
        start++;
      }
    }
    return lines.isEmpty() ? List.of(this) : lines;
  }

  private Styled part(int start, int end) {
    int last = end;
    while (last > start && text.charAt(last - 1) == ' ') {
      last--;
    }
    return new Styled(text.substring(start, last), kinds.substring(start, last));
  }
}

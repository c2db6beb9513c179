package org.komabako.ui.page.book;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.komabako.ui.picture.Typeface;

/** Text that is broken into lines: between words, and between the characters of Japanese. */
final class Paragraph {
  /** What begins no line, and what ends none. */
  private static final String CLOSING = "、。，．・：；？！）」』】〕〉》”’ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";

  private static final String OPENING = "（「『【〔〈《“‘";

  /** Stands for what no face has, as in Japanese print. */
  private static final String UNKNOWN = "〓";

  private static final double SPACE = 0.32;

  /**
   * What stays together.
   *
   * @param gap before it, in sizes, unless it begins a line
   * @param breaks whether a line may end before it
   */
  private record Word(String text, Typeface face, double gap, boolean breaks) {
    double width(double size) {
      return face.width(text, size);
    }
  }

  private final List<Word> words = new ArrayList<>();
  private boolean apart;

  /** A word, apart from what was before. */
  Paragraph word(String text, Typeface face) {
    return add(text, face, SPACE * 1.6, true);
  }

  /** A word that goes with that before it. */
  Paragraph with(String text, Typeface face) {
    return add(text, face, SPACE * 0.7, false);
  }

  /** A bracket that begins something. */
  Paragraph open(String bracket, Typeface face) {
    add(bracket, face, SPACE * 1.6, true);
    apart = false;
    return this;
  }

  /** A bracket that ends something. */
  Paragraph close(String bracket, Typeface face) {
    return add(bracket, face, 0, false);
  }

  /** Text as people write it, apart from what was before. */
  Paragraph prose(String text, Typeface face) {
    for (String chunk : text.strip().split("\\s+")) {
      double gap = SPACE;
      int from = 0;
      while (from < chunk.length()) {
        int to = end(chunk, from);
        String part = chunk.substring(from, to);
        boolean clings = from > 0
            && (CLOSING.contains(part.substring(0, 1))
                || OPENING.contains(chunk.substring(from - 1, from)));
        add(part, face, gap, !clings);
        gap = 0;
        from = to;
      }
    }
    return this;
  }

  /** Where the word ends that begins at a place: a character of Japanese, or all up to the next such. */
  private static int end(String text, int from) {
    int end = from;
    do {
      int c = text.codePointAt(end);
      if (end > from && isJapanese(c)) {
        return end;
      }
      end += Character.charCount(c);
      if (isJapanese(c)) {
        return end;
      }
    } while (end < text.length());
    return end;
  }

  private static boolean isJapanese(int c) {
    return Character.isIdeographic(c) || c >= 0x3000 && c < 0x3100 || c >= 0xFF00 && c < 0xFFF0;
  }

  private Paragraph add(String text, Typeface face, double gap, boolean breaks) {
    StringBuilder known = new StringBuilder();
    text.codePoints()
        .mapToObj(Character::toString)
        .forEach(each -> known.append(known(each, face)));
    boolean first = words.isEmpty();
    words.add(
        new Word(known.toString(), face, first || !apart ? 0 : gap, first || breaks && apart));
    apart = true;
    return this;
  }

  /** A character that can be written: ō becomes o where the face has no macrons. */
  private static String known(String character, Typeface face) {
    if (face.covers(character)) {
      return character;
    }
    String plain = Normalizer.normalize(character, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return face.covers(plain) ? plain : UNKNOWN;
  }

  /**
   * The lines of it.
   *
   * @param width of the column
   * @param indent of all lines
   * @param below the room below the last
   */
  List<TextLine> lines(double width, double size, double indent, double below) {
    double room = width - indent;
    List<TextLine> lines = new ArrayList<>();
    List<TextLine.Run> runs = new ArrayList<>();
    double x = 0;
    for (int i = 0; i < words.size(); ) {
      int end = i + 1;
      while (end < words.size() && !words.get(end).breaks()) {
        end++;
      }
      double wide = words.get(i).width(size);
      for (Word word : words.subList(i + 1, end)) {
        wide += word.gap() * size + word.width(size);
      }
      if (!runs.isEmpty() && x + words.get(i).gap() * size + wide > room) {
        lines.add(new TextLine(List.copyOf(runs), size, indent, size * TextLine.LEADING));
        runs.clear();
        x = 0;
      }
      for (Word word : words.subList(i, end)) {
        x += runs.isEmpty() ? 0 : word.gap() * size;
        String rest = word.text();
        while (x + word.face().width(rest, size) > room + 0.01) {
          int fits = fitting(rest, word.face(), size, room - x, runs.isEmpty());
          if (fits > 0) {
            runs.add(new TextLine.Run(rest.substring(0, fits), word.face(), x));
          }
          lines.add(new TextLine(List.copyOf(runs), size, indent, size * TextLine.LEADING));
          runs.clear();
          x = 0;
          rest = rest.substring(fits);
          if (rest.isEmpty()) {
            break;
          }
        }
        if (!rest.isEmpty()) {
          runs.add(new TextLine.Run(rest, word.face(), x));
          x += word.face().width(rest, size);
        }
      }
      i = end;
    }
    if (!runs.isEmpty()) {
      lines.add(new TextLine(List.copyOf(runs), size, indent, size * TextLine.LEADING));
    }
    if (!lines.isEmpty()) {
      TextLine last = lines.remove(lines.size() - 1);
      lines.add(new TextLine(last.runs(), size, indent, last.height() + below));
    }
    return lines;
  }

  /** How much of a word that is longer than a line fits; at least one character of an empty line. */
  private static int fitting(
      String word, Typeface face, double size, double room, boolean atLeastOne) {
    int fits = 0;
    double wide = 0;
    while (fits < word.length()) {
      int next = word.offsetByCodePoints(fits, 1);
      wide += face.width(word.substring(fits, next), size);
      if (wide > room && !(atLeastOne && fits == 0)) {
        return fits;
      }
      fits = next;
    }
    return fits;
  }
}

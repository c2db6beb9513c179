package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;

/**
 * A face that is written with, as outlines that the bundle carries: Latin letters, digits, signs, kana and kanji (JIS X
 * 0208). No font is asked. For any thread.
 */
public enum Typeface {
  /** Strong and even: labels on the screen, headings. */
  LABEL(Glyphs.GOTHIC, Glyphs.MINCHO),
  /** Strong, with serifs: what is strong on paper. */
  STRONG(Glyphs.MINCHO, Glyphs.TEXT),
  /** With serifs and lighter: what is read on paper. Rare kanji are as strong as those on pieces. */
  TEXT(Glyphs.TEXT, Glyphs.MINCHO);

  /** Half the height of a capital, in parts of the size. */
  private static final double MIDDLE = 0.38;

  private static final int BLACK_PIECE = '☗';
  private static final int WHITE_PIECE = '☖';

  private final List<Glyphs> glyphs;

  Typeface(Glyphs... glyphs) {
    this.glyphs = List.of(glyphs);
  }

  /** Whether every character of a text can be written. */
  public boolean covers(String text) {
    return text.codePoints().allMatch(c -> glyph(c).isPresent());
  }

  /**
   * A line of writing, from left to right.
   *
   * @param text what it says; a character that cannot be written leaves a gap, see {@link #covers}
   * @param x where it stands, see {@code align}
   * @param y its middle: that of a kanji or a capital
   * @param size the height of a kanji
   */
  public Outline line(String text, double x, double y, double size, Align align) {
    double start = switch (align) {
      case START -> x;
      case MIDDLE -> x - width(text, size) / 2;
      case END -> x - width(text, size);
    };
    Outline line = Outline.EMPTY;
    for (int c : text.codePoints().toArray()) {
      Optional<Glyphs.Glyph> glyph = glyph(c);
      if (glyph.isPresent()) {
        line = line.plus(glyph.get().outline().scaled(size).moved(start, y + MIDDLE * size));
      }
      start += advance(c) * size;
    }
    return line;
  }

  /** How long a line is. */
  public double width(String text, double size) {
    return text.codePoints().mapToDouble(this::advance).sum() * size;
  }

  private double advance(int codePoint) {
    return glyph(codePoint).map(Glyphs.Glyph::advance).orElse(0.5);
  }

  private Optional<Glyphs.Glyph> glyph(int codePoint) {
    if (codePoint == ' ') {
      return Optional.of(new Glyphs.Glyph(0.3, Outline.EMPTY));
    }
    if (codePoint == BLACK_PIECE || codePoint == WHITE_PIECE) {
      return Optional.of(pieceSign(codePoint == BLACK_PIECE));
    }
    return glyphs.stream().flatMap(each -> each.glyph(codePoint).stream()).findFirst();
  }

  /** The signs of the players, which fonts seldom have: a filled piece and an empty one. */
  private static Glyphs.Glyph pieceSign(boolean filled) {
    Outline piece = Wedge.outline(0.84, 0.86).moved(0.5, MIDDLE * -1);
    Outline hole = Wedge.outline(0.66, 0.69).scaled(-1, 1).moved(0.5, MIDDLE * -1 + 0.015);
    return new Glyphs.Glyph(1, filled ? piece : piece.plus(hole));
  }
}

package org.komabako.ui.picture;

import java.util.Optional;

/**
 * Writing as outlines, from the characters that the bundle carries: Latin letters, digits, signs, kana
 * and kanji (JIS X 0208). No font is asked.
 */
public final class Lettering {
  /** Half the height of a capital, in parts of the size. */
  private static final double MIDDLE = 0.38;

  private static final int BLACK_PIECE = '☗';
  private static final int WHITE_PIECE = '☖';

  private Lettering() {}

  /** Whether every character of a text can be written. */
  public static boolean covers(String text) {
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
  public static Outline line(String text, double x, double y, double size, Align align) {
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
  public static double width(String text, double size) {
    return text.codePoints().mapToDouble(Lettering::advance).sum() * size;
  }

  private static double advance(int codePoint) {
    return glyph(codePoint).map(Glyphs.Glyph::advance).orElse(0.5);
  }

  private static Optional<Glyphs.Glyph> glyph(int codePoint) {
    if (codePoint == ' ') {
      return Optional.of(new Glyphs.Glyph(0.3, Outline.EMPTY));
    }
    if (codePoint == BLACK_PIECE || codePoint == WHITE_PIECE) {
      return Optional.of(pieceSign(codePoint == BLACK_PIECE));
    }
    Optional<Glyphs.Glyph> glyph = Glyphs.GOTHIC.glyph(codePoint);
    return glyph.isPresent() ? glyph : Glyphs.MINCHO.glyph(codePoint);
  }

  /** The signs of the players, which fonts seldom have: a filled piece and an empty one. */
  private static Glyphs.Glyph pieceSign(boolean filled) {
    Outline piece = Wedge.outline(0.84, 0.86).moved(0.5, MIDDLE * -1);
    Outline hole = Wedge.outline(0.66, 0.69).scaled(-1, 1).moved(0.5, MIDDLE * -1 + 0.015);
    return new Glyphs.Glyph(1, filled ? piece : piece.plus(hole));
  }
}

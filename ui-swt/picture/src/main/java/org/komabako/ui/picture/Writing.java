package org.komabako.ui.picture;

import java.util.Optional;
import org.komabako.kernel.model.PieceType;

/** What is written on the face of a piece. */
final class Writing {
  /** The size of common kanji within the em; smaller ones like と are not blown up to it. */
  private static final double USUAL = 0.8;

  private Writing() {}

  /** The colour of a piece's writing. */
  static Ink ink(PieceType type, PieceLook look) {
    return type.isPromoted() && look.promotedInRed()
        ? look.inks().promoted()
        : look.inks().writing();
  }

  /** Says by a dot in the point of the wedge that the piece is promoted, where colour does not. */
  static void dot(Body.Face face, PieceType type, PieceLook look) {
    if (type.isPromoted() && !look.promotedInRed()) {
      face.paper()
          .fill(Outline.circle(0, face.height() * -0.41, 0.03), look.inks().writing());
    }
  }

  /** The two characters of a king differ between the players. */
  static String pair(PieceType type, PieceLook look) {
    return look.jewelled() ? type.kanjiPair() : type.kanjiWhite();
  }

  /** The one character; where it is the one in which the players' pairs differ, it differs too. */
  static String one(PieceType type, PieceLook look) {
    int[] own = type.kanjiPair().codePoints().toArray();
    int[] other = type.kanjiWhite().codePoints().toArray();
    if (look.jewelled() || own.length != other.length) {
      return type.kanji();
    }
    for (int i = 0; i < own.length; i++) {
      if (own[i] != other[i] && Character.toString(own[i]).equals(type.kanji())) {
        return Character.toString(other[i]);
      }
    }
    return type.kanji();
  }

  /** Whether a face has all of a text, which is not empty. */
  static boolean covers(Glyphs glyphs, String text) {
    return !text.isEmpty() && text.codePoints().allMatch(c -> glyphs.glyph(c).isPresent());
  }

  /**
   * Fills a box with one character.
   *
   * @param x the middle
   * @param y the middle
   */
  static void character(
      Paper paper,
      Glyphs glyphs,
      int codePoint,
      double x,
      double y,
      double wide,
      double high,
      Ink ink) {
    Optional<Glyphs.Glyph> glyph = glyphs.glyph(codePoint);
    if (glyph.isEmpty()) {
      return;
    }
    Outline outline = glyph.get().outline();
    Outline.Box box = outline.bounds();
    double across = wide / Math.max(box.width(), USUAL);
    double down = high / Math.max(box.height(), USUAL);
    paper.fill(
        outline
            .moved(-(box.left() + box.right()) / 2, -(box.top() + box.bottom()) / 2)
            .scaled(across, down)
            .moved(x, y),
        ink);
  }

  /** Letters as large as a box lets them be. */
  static void letters(Paper paper, String text, double y, double wide, double high, Ink ink) {
    double size = Math.min(wide / Lettering.width(text, 1), high / 0.76);
    paper.fill(Lettering.line(text, 0, y, size, Align.MIDDLE), ink);
  }
}

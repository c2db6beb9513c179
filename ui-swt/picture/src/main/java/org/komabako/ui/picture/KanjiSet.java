package org.komabako.ui.picture;

import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType;

/**
 * Pieces with one or two characters, as they are played with in Japan. Where a character is missing, the
 * abbreviation stands in its place, or the moves.
 */
record KanjiSet(String id, LocalizedText name, boolean pairs) implements PieceSet {
  @Override
  public boolean showsMoves() {
    return false;
  }

  @Override
  public PieceSet small() {
    return new KanjiSet(id, name, false);
  }

  @Override
  public void draw(Paper paper, PieceType type, PieceLook look) {
    Body.Face face = Body.draw(paper, look);
    Ink ink = Writing.ink(type, look);
    String text = pairs ? Writing.pair(type, look) : Writing.one(type, look);
    if (!Writing.covers(Glyphs.MINCHO, text)) {
      substitute(face, type, look);
    } else {
      int[] characters = text.codePoints().toArray();
      if (characters.length == 1) {
        Writing.character(
            face.paper(),
            Glyphs.MINCHO,
            characters[0],
            0,
            face.height() * 0.08,
            face.width() * 0.72,
            face.height() * 0.655,
            ink);
      } else {
        column(face, characters, ink);
      }
    }
    Writing.dot(face, type, look);
  }

  /** One below the other, the upper one narrower as the piece is. */
  private static void column(Body.Face face, int[] characters, Ink ink) {
    double top = face.height() * -0.352;
    double each = face.height() * 0.825 / characters.length;
    for (int i = 0; i < characters.length; i++) {
      double share = (double) i / (characters.length - 1);
      Writing.character(
          face.paper(),
          Glyphs.MINCHO,
          characters[i],
          0,
          top + each * (i + 0.5),
          face.width() * (0.57 + 0.05 * share),
          each * 0.95,
          ink);
    }
  }

  private static void substitute(Body.Face face, PieceType type, PieceLook look) {
    if (Lettering.covers(type.abbreviation())) {
      Writing.letters(
          face.paper(),
          type.abbreviation(),
          face.height() * 0.08,
          face.width() * 0.66,
          face.height() * 0.5,
          Writing.ink(type, look));
    } else {
      MoveSigns.draw(face, type, look);
    }
  }
}

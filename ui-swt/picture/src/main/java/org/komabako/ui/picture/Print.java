package org.komabako.ui.picture;

import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.PieceType;

/**
 * Boards as books print them: black on white, for a piece its one character and nothing around it, upside down for
 * White. A dot tells a promoted piece.
 */
public final class Print {
  private static final Ink BLACK = Ink.rgb(0);
  private static final Ink WHITE = Ink.rgb(0xFFFFFF);
  private static final Ink NOTHING = new Ink(0);
  private static final Ink GREY = Ink.rgb(0xDCDCDC);
  private static final Theme.PieceInks PIECES =
      new Theme.PieceInks(WHITE, WHITE, WHITE, NOTHING, NOTHING, BLACK, BLACK);

  private static final Theme THEME = new Theme(
      "print",
      LocalizedText.same("print"),
      false,
      WHITE,
      BLACK,
      WHITE,
      WHITE,
      WHITE,
      NOTHING,
      BLACK,
      BLACK,
      WHITE,
      BLACK,
      PIECES,
      PIECES,
      new Theme.Marks(
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          GREY,
          List.of(GREY)));

  private static final PieceSet SET = new Characters();

  private Print() {}

  /** The colours of paper. */
  public static Theme theme() {
    return THEME;
  }

  /** The characters; where one is missing, the abbreviation stands in its place, or the moves. */
  public static PieceSet pieces() {
    return SET;
  }

  private static final class Characters implements PieceSet {
    private static final double CHARACTER = 0.74;

    @Override
    public String id() {
      return THEME.id();
    }

    @Override
    public LocalizedText name() {
      return THEME.name();
    }

    @Override
    public boolean showsMoves() {
      return false;
    }

    @Override
    public void draw(Paper paper, PieceType type, PieceLook look) {
      double turn = look.turned() ? -1 : 1;
      Body.Face face = new Body.Face(new Turned(paper, turn), 0.9, 1.06);
      Ink ink = Writing.ink(type, look);
      String text = Writing.one(type, look);
      if (Writing.covers(Glyphs.MINCHO, text)) {
        Writing.character(
            face.paper(), Glyphs.MINCHO, text.codePointAt(0), 0, 0, CHARACTER, CHARACTER, ink);
      } else if (Lettering.covers(type.abbreviation())) {
        Writing.letters(face.paper(), type.abbreviation(), 0, face.width(), 0.6, ink);
      } else {
        MoveSigns.draw(face, type, look);
      }
      Writing.dot(face, type, look.withPromotedInRed(false));
    }
  }

  /** Draws about the middle of the square, upright for who sits there. */
  private record Turned(Paper paper, double turn) implements Paper {
    @Override
    public void fill(Outline outline, Ink ink) {
      paper.fill(outline.scaled(turn).moved(0.5, 0.5), ink);
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {
      paper.stroke(outline.scaled(turn).moved(0.5, 0.5), ink, width);
    }
  }
}

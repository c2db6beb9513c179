package org.komabako.ui.page;

import java.util.LinkedHashMap;
import java.util.Map;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSizes;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;

/** The pieces of a page, numbered from 1 in the order in which they are first asked for. */
final class Symbols {
  /** Enough that no detail is left out. */
  private static final int PIXELS = 100;

  private final Style style;
  private final Side bottom;
  private final PieceSizes sizes;
  private final Map<Piece, Integer> numbers = new LinkedHashMap<>();

  Symbols(VariantTable table, Style style, Side bottom) {
    this.style = style;
    this.bottom = bottom;
    sizes = PieceSizes.of(table);
  }

  /** The number of a piece. */
  int of(PieceType type, Side side) {
    return numbers.computeIfAbsent(new Piece(type, side), piece -> numbers.size() + 1);
  }

  /** The symbols, with the ids {@code p1}, {@code p2} and so on. */
  String svg(Inks inks) {
    Theme day = Themes.suiting(style.theme(), false);
    Theme night = Themes.suiting(style.theme(), true);
    StringBuilder text = new StringBuilder();
    numbers.forEach((piece, number) -> text.append("<symbol id=\"p")
        .append(number)
        .append("\" viewBox=\"0 0 1000 1000\">")
        .append(Drawn.svg(
            day,
            night,
            inks,
            (paper, theme) -> style.set().draw(paper, piece.type(), look(piece, theme))))
        .append("</symbol>\n"));
    return text.toString();
  }

  private PieceLook look(Piece piece, Theme theme) {
    return PieceLook.of(theme, piece.side(), PIXELS)
        .withTurned(piece.side() != bottom)
        .withJewelled(style.kings().jewelled(piece.side()))
        .withPromotedInRed(style.promotedInRed())
        .withSize(style.form().size() * sizes.of(piece.type()));
  }
}

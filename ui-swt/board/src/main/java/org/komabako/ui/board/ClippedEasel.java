package org.komabako.ui.board;

import java.util.List;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;

/**
 * Paper of which only some places are painted: what does not reach into one of them is left out. What
 * reaches out of them is the paper's to cut off.
 */
public final class ClippedEasel implements Easel {
  private final Easel easel;
  private final List<Box> places;

  /** Paints what is in any of the places. */
  public ClippedEasel(Easel easel, List<Box> places) {
    this.easel = easel;
    this.places = List.copyOf(places);
  }

  @Override
  public void fill(Outline outline, Ink ink) {
    if (reaches(Drawing.place(outline, 0))) {
      easel.fill(outline, ink);
    }
  }

  @Override
  public void stroke(Outline outline, Ink ink, double width) {
    if (reaches(Drawing.place(outline, width / 2))) {
      easel.stroke(outline, ink, width);
    }
  }

  @Override
  public void piece(Style style, PieceType type, PieceLook look, Box place) {
    if (reaches(place)) {
      easel.piece(style, type, look, place);
    }
  }

  @Override
  public void board(Style style, Geometry geometry, int zone) {
    if (reaches(geometry.wood())) {
      easel.board(style, geometry, zone);
    }
  }

  private boolean reaches(Box place) {
    Box blurred = place.inset(-1);
    return places.stream().anyMatch(blurred::touches);
  }
}

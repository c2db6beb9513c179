package org.komabako.ui.board;

import org.komabako.kernel.model.Side;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Lettering;
import org.komabako.ui.picture.Theme;

/** The wood, the squares, the coordinates and the empty stands. */
final class GroundLayer implements Layer {
  /** Of the corners of the wood. */
  private static final double ROUND = 8;

  @Override
  public Depth depth() {
    return Depth.GROUND;
  }

  @Override
  public void paint(Scene scene, Easel easel) {
    paint(
        scene.geometry(),
        scene.style(),
        scene.snapshot().position().rules().table().zone(),
        easel);
  }

  /** The same for what is no game. */
  static void paint(Geometry geometry, Style style, int zone, Easel easel) {
    Theme theme = style.theme();
    easel.fill(Shapes.rounded(geometry.wood(), ROUND), theme.boardEdge());
    for (Side side : Side.values()) {
      geometry
          .stand(side)
          .ifPresent(stand -> easel.fill(Shapes.rounded(stand, ROUND), theme.stand()));
    }
    easel.board(style, geometry, zone);
    coordinates(geometry, style, easel);
  }

  private static void coordinates(Geometry geometry, Style style, Easel easel) {
    Plan plan = geometry.plan();
    Coordinates coordinates = style.coordinates();
    for (int file = 1; file <= plan.files(); file++) {
      write(style, easel, geometry.fileLabel(file), coordinates.file(file, plan.files()));
    }
    for (int rank = 1; rank <= plan.ranks(); rank++) {
      String text = coordinates.rank(rank, plan.ranks());
      if (coordinates == Coordinates.JAPANESE) {
        stack(style, easel, geometry.rankLabel(rank), text);
      } else {
        write(style, easel, geometry.rankLabel(rank), text);
      }
    }
  }

  /** Kanji one below the other, as numbers are written down a margin. */
  private static void stack(Style style, Easel easel, Box box, String text) {
    double height = Math.min(box.width(), box.height() / text.length());
    double top = box.centerY() - height * text.length() / 2;
    for (int i = 0; i < text.length(); i++) {
      Box place = new Box(box.x(), top + i * height, box.width(), height);
      write(style, easel, place, text.substring(i, i + 1));
    }
  }

  private static void write(Style style, Easel easel, Box box, String text) {
    if (text.isEmpty()) {
      return;
    }
    double size = Math.min(box.width(), box.height()) * 0.8;
    double wide = Lettering.width(text, size);
    double fitting = wide > box.width() * 0.95 ? size * box.width() * 0.95 / wide : size;
    easel.fill(
        Lettering.line(text, box.centerX(), box.centerY(), fitting, Align.MIDDLE),
        style.theme().coordinate());
  }
}

package org.komabako.ui.page.book;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Easel;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Shapes;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Style;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.Typeface;

/**
 * A diagram with its caption below. The number of the move that led there stands in the corner of its square.
 *
 * @param number of that move; 0 for none
 */
record Figure(
    Snapshot shown, Style style, Side bottom, double width, double most, String caption, int number)
    implements Page.Part {
  private static final double CAPTION = 11;
  private static final double BELOW = 14;
  private static final double ABOVE = 6;
  private static final double EDGE = 4;
  private static final double NUMBER = 0.3;

  private Geometry geometry() {
    Plan plan =
        Plan.of(shown.position().rules().table(), style.coordinates() != Coordinates.NONE, bottom);
    double high = Geometry.fit(plan, width, most).wood().height();
    return Geometry.fit(plan, width, high + 2 * EDGE);
  }

  private double board() {
    return geometry().wood().height() + 2 * EDGE;
  }

  @Override
  public double height() {
    return ABOVE + board() + CAPTION * TextLine.LEADING + BELOW;
  }

  @Override
  public void paint(Easel easel, double x, double y) {
    Geometry geometry = geometry();
    Easel there = new Moved(easel, x, y + ABOVE);
    Scene scene =
        Scene.of(geometry, style, new BoardInput(shown), Optional.empty(), 0, 0, Overlay.NONE);
    var unused = new BoardPainter(List.of()).paint(scene, there);
    there.stroke(Shapes.of(geometry.board()), style.theme().grid(), 1.6);
    if (number > 0) {
      shown.last().ifPresent(move -> {
        Box square = geometry.cell(move.to());
        double size = Math.max(6.5, square.width() * NUMBER);
        String text = String.valueOf(number);
        double wide = Typeface.LABEL.width(text, size);
        there.fill(
            Shapes.of(new Box(square.x(), square.y(), wide + 2, size)),
            style.theme().board());
        there.fill(
            Typeface.LABEL.line(text, square.x() + 1, square.y() + size / 2, size, Align.START),
            style.theme().grid());
      });
    }
    double fitting = Math.min(CAPTION, width / Typeface.STRONG.width(caption, 1));
    easel.fill(
        Typeface.STRONG.line(
            caption, x + width / 2, y + ABOVE + board() + CAPTION * 0.7, fitting, Align.MIDDLE),
        Ink.rgb(0));
  }

  private record Moved(Easel easel, double right, double down) implements Easel {
    @Override
    public void fill(Outline outline, Ink ink) {
      easel.fill(outline.moved(right, down), ink);
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {
      easel.stroke(outline.moved(right, down), ink, width);
    }
  }
}

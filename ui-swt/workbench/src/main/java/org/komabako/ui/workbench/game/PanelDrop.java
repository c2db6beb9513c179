package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.game.Arrangement.Place;

/** Where a panel that is drawn with the mouse would stand, and the line that says so. */
final class PanelDrop {
  /** The part of the height of a game from which on a panel is put below the board. */
  private static final double LOW = 0.75;

  private static final int LINE = 3;

  private final Composite area;
  private final Composite line;

  PanelDrop(Composite area, Look look) {
    this.area = area;
    line = new Composite(area, SWT.NONE);
    line.setData("part", "panel-drop");
    line.setVisible(false);
    Look.own(line);
    look.onChange(line, () -> line.setBackground(Look.color(look.palette().accent())));
  }

  /** What is shown of the panels, each from the first. */
  record Shown(Rectangle tools, List<Control> beside, List<Control> below) {}

  /**
   * A place among the panels.
   *
   * @param before what it stands before; empty for the end
   * @param mark where the line is drawn
   */
  record Spot(Place place, Optional<Control> before, Rectangle mark) {}

  /** Where a panel let go at a point of the area would stand; empty where it would stay. */
  Optional<Spot> spot(Point at, Shown shown) {
    Rectangle all = area.getClientArea();
    Rectangle tools = shown.tools();
    if (tools.contains(at)) {
      Optional<Control> before =
          shown.beside().stream().filter(each -> middle(each).y >= at.y).findFirst();
      int y = before
          .map(each -> bounds(each).y - LINE)
          .or(() -> last(shown.beside()).map(each -> each.y + each.height))
          .orElse(tools.y);
      return Optional.of(
          new Spot(Place.BESIDE, before, new Rectangle(tools.x, y, tools.width, LINE)));
    }
    if (!all.contains(at) || at.y < all.height * LOW) {
      return Optional.empty();
    }
    Optional<Control> before =
        shown.below().stream().filter(each -> middle(each).x >= at.x).findFirst();
    Rectangle row = last(shown.below())
        .map(each -> {
          int x = before.map(next -> bounds(next).x - LINE).orElse(each.x + each.width);
          return new Rectangle(x, each.y, LINE, each.height);
        })
        .orElse(new Rectangle(LINE, all.height - 2 * LINE, all.width - 2 * LINE, LINE));
    return Optional.of(new Spot(Place.BELOW, before, row));
  }

  private Optional<Rectangle> last(List<Control> panels) {
    return panels.isEmpty() ? Optional.empty() : Optional.of(bounds(panels.get(panels.size() - 1)));
  }

  private Rectangle bounds(Control panel) {
    return area.getDisplay().map(panel.getParent(), area, panel.getBounds());
  }

  private Point middle(Control panel) {
    Rectangle box = bounds(panel);
    return new Point(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Draws the line, or none. */
  void mark(Optional<Spot> spot) {
    spot.ifPresent(each -> {
      line.setBounds(each.mark());
      line.moveAbove(null);
    });
    line.setVisible(spot.isPresent());
  }
}

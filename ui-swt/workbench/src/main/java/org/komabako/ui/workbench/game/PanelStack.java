package org.komabako.ui.workbench.game;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;

/**
 * Panels below each other, with {@link GridData} of one column. One that does not grow has the height that it needs.
 * One that grows has its least height; from what is left each in turn has what it would like, and the rest is shared.
 * With a minimum in its data it is content with that, though room is kept for its least height where that is asked for.
 */
final class PanelStack extends Layout {
  private final int gap;

  /**
   * A layout.
   *
   * @param gap the air between panels
   */
  PanelStack(int gap) {
    this.gap = gap;
  }

  /**
   * What a panel asks for.
   *
   * @param least the height that it has in any case
   * @param wanted the height that it would like
   * @param grows whether it takes more than that
   */
  record Need(int least, int wanted, boolean grows) {}

  /** The heights of panels that share a room. */
  static List<Integer> heights(int room, List<Need> needs) {
    int rest = room - needs.stream().mapToInt(Need::least).sum();
    List<Integer> heights = new ArrayList<>();
    for (Need need : needs) {
      int more = need.grows() ? Math.max(0, Math.min(rest, need.wanted() - need.least())) : 0;
      heights.add(need.least() + more);
      rest -= more;
    }
    int growing = (int) needs.stream().filter(Need::grows).count();
    for (int i = 0; i < heights.size() && rest > 0; i++) {
      if (needs.get(i).grows()) {
        int share = rest / growing;
        heights.set(i, heights.get(i) + share);
        rest -= share;
        growing--;
      }
    }
    return heights;
  }

  private static List<Control> shown(Composite stack) {
    return List.of(stack.getChildren()).stream()
        .filter(each -> each.getLayoutData() instanceof GridData place && !place.exclude)
        .toList();
  }

  private static int usual(Control panel, int width) {
    GridData place = (GridData) panel.getLayoutData();
    return place.heightHint == SWT.DEFAULT
        ? panel.computeSize(width, SWT.DEFAULT).y
        : place.heightHint;
  }

  private static Need need(Control panel, int width) {
    int wanted = panel.computeSize(width, SWT.DEFAULT).y;
    GridData place = (GridData) panel.getLayoutData();
    int usual = usual(panel, width);
    int least = place.minimumHeight > 0 ? Math.min(place.minimumHeight, usual) : usual;
    return new Need(least, Math.max(least, wanted), place.grabExcessVerticalSpace);
  }

  /** What the panels are content with now, in a width; less than the size asked for while some of them are empty. */
  int least(Composite stack, int width) {
    List<Control> panels = shown(stack);
    return panels.stream().mapToInt(each -> need(each, width).least()).sum() + gaps(panels);
  }

  /** The height to be kept for the panels, in a width, whatever they show now. */
  int usual(Composite stack, int width) {
    List<Control> panels = shown(stack);
    return panels.stream().mapToInt(each -> usual(each, width)).sum() + gaps(panels);
  }

  private int gaps(List<Control> panels) {
    return gap * Math.max(0, panels.size() - 1);
  }

  @Override
  protected Point computeSize(Composite stack, int width, int height, boolean flush) {
    int widest = shown(stack).stream()
        .mapToInt(each -> each.computeSize(SWT.DEFAULT, SWT.DEFAULT).x)
        .max()
        .orElse(0);
    return new Point(
        width == SWT.DEFAULT ? widest : width,
        height == SWT.DEFAULT ? usual(stack, width) : height);
  }

  @Override
  protected void layout(Composite stack, boolean flush) {
    Rectangle area = stack.getClientArea();
    List<Control> panels = shown(stack);
    List<Integer> heights = heights(
        area.height - gaps(panels),
        panels.stream().map(each -> need(each, area.width)).toList());
    int y = area.y;
    for (int i = 0; i < panels.size(); i++) {
      panels.get(i).setBounds(area.x, y, area.width, heights.get(i));
      y += heights.get(i) + gap;
    }
  }
}

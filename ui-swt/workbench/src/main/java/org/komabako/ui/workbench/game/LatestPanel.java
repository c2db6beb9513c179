package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Control;

/** Which of the panels of a game came last: somebody has just asked for it. */
final class LatestPanel {
  /** What there was at the last layout. */
  private List<Control> before = List.of();

  private Optional<Control> latest = Optional.empty();

  /** The panel that came last and is still there. */
  Optional<Control> get() {
    return latest;
  }

  /**
   * Takes what there is at a layout.
   *
   * @return whether another panel is the latest now; none is at the first layout
   */
  boolean update(List<Control> now) {
    List<Control> fresh = before.isEmpty()
        ? List.of()
        : now.stream().filter(each -> !before.contains(each)).toList();
    before = now;
    latest = latest.filter(now::contains);
    Optional<Control> came = fresh.stream()
        .filter(LatestPanel::grows)
        .findFirst()
        .or(() -> latest.isPresent() ? Optional.empty() : fresh.stream().findFirst());
    latest = came.or(() -> latest);
    return came.isPresent();
  }

  /** What keeps its height tells of the others: it does not come before what was asked for. */
  private static boolean grows(Control panel) {
    return panel.getLayoutData() instanceof GridData place && place.grabExcessVerticalSpace;
  }
}

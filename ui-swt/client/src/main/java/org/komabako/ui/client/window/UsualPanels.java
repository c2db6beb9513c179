package org.komabako.ui.client.window;

import java.util.function.Consumer;
import org.komabako.ui.workbench.game.ClockPanel;
import org.komabako.ui.workbench.game.GameParts;
import org.komabako.ui.workbench.game.MoveListPanel;
import org.komabako.ui.workbench.game.PiecePanel;
import org.komabako.ui.workbench.game.ResultPanel;

/** What stands beside a board in any case. */
final class UsualPanels {
  private UsualPanels() {}

  /** @param failed takes what a panel that cannot be made has thrown */
  static void in(GameParts parts, Consumer<Throwable> failed) {
    var unused = parts.panel(10, ClockPanel::new, failed);
    unused = parts.panel(30, ResultPanel::new, failed);
    unused = parts.panel(50, MoveListPanel::new, failed);
    unused = parts.panel(80, PiecePanel::new, failed);
  }
}

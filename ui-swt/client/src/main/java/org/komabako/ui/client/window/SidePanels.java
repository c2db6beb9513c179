package org.komabako.ui.client.window;

import java.util.List;
import org.komabako.ui.analysis.AnalysisPanel;
import org.komabako.ui.analysis.GameAnalysis;
import org.komabako.ui.analysis.GraphPanel;
import org.komabako.ui.engines.EnginePanel;
import org.komabako.ui.library.LibraryPanel;
import org.komabako.ui.workbench.game.ClockPanel;
import org.komabako.ui.workbench.game.GameParts;
import org.komabako.ui.workbench.game.MoveListPanel;
import org.komabako.ui.workbench.game.PiecePanel;
import org.komabako.ui.workbench.game.ResultPanel;

/** What stands beside a board, from above. A new panel is one line here. */
final class SidePanels {
  static final GameParts ALL = new GameParts(
      List.of(GameAnalysis::new),
      List.of(
          ClockPanel::new,
          EnginePanel::new,
          ResultPanel::new,
          AnalysisPanel::new,
          MoveListPanel::new,
          LibraryPanel::new,
          GraphPanel::new,
          PiecePanel::new));

  private SidePanels() {}
}

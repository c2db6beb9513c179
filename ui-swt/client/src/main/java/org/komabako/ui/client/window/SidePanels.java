package org.komabako.ui.client.window;

import java.util.List;
import org.komabako.ui.client.analysis.AnalysisPanel;
import org.komabako.ui.client.analysis.GameAnalysis;
import org.komabako.ui.client.analysis.GraphPanel;
import org.komabako.ui.client.engines.EnginePanel;
import org.komabako.ui.client.game.ClockPanel;
import org.komabako.ui.client.game.GameParts;
import org.komabako.ui.client.game.MoveListPanel;
import org.komabako.ui.client.game.PiecePanel;
import org.komabako.ui.client.game.ResultPanel;
import org.komabako.ui.client.library.LibraryPanel;

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

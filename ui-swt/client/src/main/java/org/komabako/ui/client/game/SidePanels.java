package org.komabako.ui.client.game;

import java.util.List;
import org.komabako.ui.client.analysis.AnalysisPanel;
import org.komabako.ui.client.analysis.GraphPanel;
import org.komabako.ui.client.engines.EnginePanel;
import org.komabako.ui.client.library.LibraryPanel;

/** The panels beside a board, from above. A new one is one line here. */
final class SidePanels {
  private SidePanels() {}

  static List<SidePanel> create() {
    return List.of(
        new ClockPanel(),
        new EnginePanel(),
        new ResultPanel(),
        new AnalysisPanel(),
        new MoveListPanel(),
        new LibraryPanel(),
        new GraphPanel(),
        new PiecePanel());
  }
}

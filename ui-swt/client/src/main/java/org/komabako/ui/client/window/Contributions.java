package org.komabako.ui.client.window;

import java.util.List;
import org.komabako.ui.workbench.desk.Desk;

/** What the window can do, area by area. A new area is one line here. */
final class Contributions {
  private static final List<Contribution> ALL = List.of(
      new GameActions(),
      new ReopenActions(),
      new FileActions(),
      new EndActions(),
      new MoveActions(),
      new TreeActions(),
      new ViewActions(),
      new BoardActions(),
      new AnalysisActions(),
      new SeatActions(),
      new InstallActions(),
      new MatchActions(),
      new SetupActions(),
      new ShareActions(),
      new LibraryActions(),
      new SoundActions(),
      new ToolActions());

  private Contributions() {}

  static void register(Desk desk, MainWindow window) {
    ALL.forEach(each -> each.register(desk, window));
  }
}

package org.komabako.ui.client.window;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.komabako.ui.analysis.AnalysisSettings;
import org.komabako.ui.analysis.GameAnalysis;
import org.komabako.ui.analysis.ReviewDialog;
import org.komabako.ui.analysis.ScoreView;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;

/** Engines that look at the game: analysis, hints, the review of a whole game. */
final class AnalysisActions implements Contribution {
  private static final int LOOK = 3;
  private static final int SHOW = 4;

  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("analysis.toggle")
            .keys("L")
            .menu(Menus.ENGINE, LOOK)
            .check(() -> is(window, GameAnalysis::isOn))
            .when(() -> is(window, each -> each.isReady() || each.isOn()))
            .does(() -> with(window, GameAnalysis::toggle)));
    add(desk, window, "analysis.hint", "Shift+H", GameAnalysis::isReady, GameAnalysis::hint);
    add(
        desk,
        window,
        "analysis.insert",
        "Shift+I",
        GameAnalysis::hasLine,
        GameAnalysis::insertBest);
    add(
        desk,
        window,
        "analysis.review",
        "Ctrl+Shift+L",
        each -> each.isReady() && each.reviewed().isEmpty(),
        each -> new ReviewDialog(window.shell(), desk, each).open());
    add(
        desk,
        window,
        "analysis.next-mistake",
        "Shift+N",
        GameAnalysis::hasScores,
        GameAnalysis::nextMistake);
    Choices show = new Choices(desk, Menus.ENGINE);
    show.flag("analysis.arrows", "Shift+L", SHOW, AnalysisSettings.ARROWS);
    show.all("analysis.view", SHOW, AnalysisSettings.VIEW, ScoreView.values());
  }

  private static void add(
      Desk desk,
      MainWindow window,
      String id,
      String keys,
      Predicate<GameAnalysis> when,
      Consumer<GameAnalysis> task) {
    desk.actions()
        .add(Action.of(id)
            .keys(keys)
            .menu(Menus.ENGINE, LOOK)
            .when(() -> is(window, when))
            .does(() -> with(window, task)));
  }

  private static boolean is(MainWindow window, Predicate<GameAnalysis> question) {
    return window.current().map(GameAnalysis::of).filter(question).isPresent();
  }

  private static void with(MainWindow window, Consumer<GameAnalysis> task) {
    window.current().map(GameAnalysis::of).ifPresent(task);
  }
}

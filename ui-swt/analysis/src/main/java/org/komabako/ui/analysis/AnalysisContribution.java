package org.komabako.ui.analysis;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.komabako.ui.board.ScoreView;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Choices;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.MoveSettings;
import org.osgi.service.component.annotations.Component;

/** Engines that look at the game: analysis, hints, the review of a whole game, in panels and menus. */
@Component(property = "service.ranking:Integer=-10")
public final class AnalysisContribution implements Contribution {
  private static final int LOOK = 3;
  private static final int SHOW = 4;

  @Override
  public void contribute(Workbench window, WindowParts parts) {
    Desk desk = window.desk();
    parts.adviser(GameAnalysis::new);
    parts.panel(40, AnalysisPanel::new);
    parts.panel(70, GraphPanel::new);
    parts.action(Action.of("analysis.toggle")
        .tool(new Action.Tool(33, Icons.ANALYSE, true))
        .keys("L")
        .menu(Menus.ENGINE, LOOK)
        .check(() -> is(window, GameAnalysis::isOn))
        .when(() -> is(window, each -> each.isReady() || each.isOn()))
        .does(() -> {
          with(window, GameAnalysis::toggle);
          if (is(window, GameAnalysis::isOn)) {
            window.current().ifPresent(view -> view.open(AnalysisPanel.ID));
          }
        }));
    parts.action(Action.of("analysis.hint")
        .tool(new Action.Tool(32, Icons.HINT, true))
        .keys("Shift+H")
        .menu(Menus.ENGINE, LOOK)
        .when(() -> is(window, GameAnalysis::isReady))
        .does(() -> with(window, GameAnalysis::hint)));
    add(parts, window, "analysis.mate", "Ctrl+Shift+J", GameAnalysis::isReady, GameAnalysis::mate);
    add(
        parts,
        window,
        "analysis.insert",
        "Shift+I",
        GameAnalysis::hasLine,
        GameAnalysis::insertBest);
    add(
        parts,
        window,
        "analysis.review",
        "Ctrl+Shift+L",
        each -> each.isReady() && each.reviewed().isEmpty(),
        each -> new ReviewDialog(window.shell(), desk, each).open());
    add(
        parts,
        window,
        "analysis.next-mistake",
        "Shift+N",
        GameAnalysis::hasScores,
        GameAnalysis::nextMistake);
    Choices show = new Choices(desk.settings(), parts::action, Menus.ENGINE);
    show.flag("analysis.arrows", "Shift+L", SHOW, AnalysisSettings.ARROWS);
    show.all("analysis.view", SHOW, MoveSettings.SCORES, ScoreView.values());
  }

  private static void add(
      WindowParts parts,
      Workbench window,
      String id,
      String keys,
      Predicate<GameAnalysis> when,
      Consumer<GameAnalysis> task) {
    parts.action(Action.of(id)
        .keys(keys)
        .menu(Menus.ENGINE, LOOK)
        .when(() -> is(window, when))
        .does(() -> with(window, task)));
  }

  private static boolean is(Workbench window, Predicate<GameAnalysis> question) {
    return window.current().map(GameAnalysis::of).filter(question).isPresent();
  }

  private static void with(Workbench window, Consumer<GameAnalysis> task) {
    window.current().map(GameAnalysis::of).ifPresent(task);
  }
}

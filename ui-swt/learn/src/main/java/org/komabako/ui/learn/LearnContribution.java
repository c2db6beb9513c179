package org.komabako.ui.learn;

import java.nio.file.Path;
import org.komabako.ui.learn.rules.RulesWindow;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.SingleTab;
import org.komabako.ui.workbench.extension.SingleWindow;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The pages on which one learns how pieces move, and looks for moves and mates, and that with the rules, by menu. */
@Component(property = "service.ranking:Integer=-15")
public final class LearnContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    SingleTab<LearnPage> page = parts.tab(tab -> new LearnPage(window, tab));
    parts.action(Action.of("tools.learn")
        .keys("Ctrl+Shift+K")
        .menu(Menus.TOOLS, 0)
        .when(() -> !window.variants().isEmpty())
        .about(variant -> page.show().about(variant))
        .does(page::show));
    SingleWindow<ProblemWindow> problems =
        parts.page(() -> new ProblemWindow(window), ProblemWindow::shell);
    parts.action(Action.of("tools.find-move")
        .menu(Menus.TOOLS, 0)
        .when(() -> !window.variants().isEmpty())
        .does(() -> problems.show().ownGames()));
    parts.action(Action.of("tools.mates")
        .menu(Menus.TOOLS, 0)
        .when(() -> !window.variants().isEmpty())
        .about(path -> problems.show().files(Path.of(path)))
        .does(() -> problems.show().chooseFolder()));
    SingleWindow<RulesWindow> rules = parts.page(() -> new RulesWindow(window), RulesWindow::shell);
    parts.action(Action.of("help.rules")
        .menu(Menus.HELP, 0)
        .when(() -> !window.variants().isEmpty())
        .about(variant -> rules.show().about(variant))
        .does(() -> rules.show().aboutThisGame()));
    parts.start(10, place -> new LearnStart(place, window));
  }
}

package org.komabako.ui.newgame;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** Beginning a game. */
@Component(property = "service.ranking:Integer=20")
public final class NewGameContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    parts.action(Action.of("game.new")
        .tool(new Action.Tool(10, Icons.NEW, true))
        .keys("Ctrl+N")
        .menu(Menus.GAME, 1)
        .about(variant -> new NewGameDialog(window, variant).open())
        .does(() -> new NewGameDialog(window).open()));
  }
}

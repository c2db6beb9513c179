package org.komabako.ui.preferences;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.osgi.service.component.annotations.Component;

/** The preferences, and the pages of the window itself in them. */
@Component(property = "service.ranking:Integer=-60")
public final class PreferencesContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    parts.preferences(10, new BoardPage());
    parts.preferences(20, new PiecesPage());
    parts.preferences(30, new InputPage());
    parts.preferences(40, new MarksPage());
    parts.preferences(50, new LanguagePage());
    parts.preferences(60, new SoundPage());
    parts.action(Action.of("tools.preferences")
        .tool(new Action.Tool(90, Icons.SETTINGS, false))
        .keys("Ctrl+,")
        .menu(Menus.TOOLS, 9)
        .does(() -> PreferencesDialog.open(window)));
  }
}

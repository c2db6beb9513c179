package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.komabako.base.message.Languages;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.text.Language;
import org.komabako.ui.workbench.desk.Desk;

/** The languages in the menu, each by its own name; one may come or go while the window is open. */
final class LanguageActions {
  private static final String MENU = "view.language";
  private static final int LANGUAGE = 8;

  private final Desk desk;
  private final List<Locale> shown = new ArrayList<>();

  LanguageActions(Desk desk, MainWindow window) {
    this.desk = desk;
    desk.actions().add(choosing(Action.of(MENU + ".system"), Language.OF_SYSTEM));
    fill();
    Runnable languages = Languages.listen(() -> desk.gate().send(this, () -> {
      if (!window.isDisposed()) {
        fill();
      }
    }));
    window.shell().addDisposeListener(e -> languages.run());
  }

  private static String id(Locale language) {
    return MENU + "." + language.toLanguageTag();
  }

  private void fill() {
    List<Locale> all = Languages.all();
    for (Locale gone : List.copyOf(shown)) {
      if (!all.contains(gone)) {
        desk.actions().remove(id(gone));
        shown.remove(gone);
      }
    }
    for (Locale language : all) {
      if (!shown.contains(language)) {
        Action.Builder named =
            Action.of(id(language)).text(LocalizedText.same(Languages.nameOf(language)));
        desk.actions().add(choosing(named, language));
        shown.add(language);
      }
    }
  }

  private Action choosing(Action.Builder action, Locale language) {
    return action
        .menu(Menus.VIEW, LANGUAGE)
        .under(MENU)
        .radio(() -> desk.settings().get(Language.SETTING).equals(language))
        .does(() -> desk.settings().set(Language.SETTING, language));
  }
}

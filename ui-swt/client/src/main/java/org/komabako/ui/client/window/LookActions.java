package org.komabako.ui.client.window;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardSettings;

/** The themes and piece sets in the menu; both come and go while the window is open, and the boards follow. */
final class LookActions {
  private static final int LOOK = 7;

  private final Desk desk;
  private final MainWindow window;
  private final Map<Object, String> shown = new IdentityHashMap<>();

  LookActions(Desk desk, MainWindow window) {
    this.desk = desk;
    this.window = window;
    fill();
    Registration sets = PieceSets.listen(this::changed);
    Registration themes = Themes.listen(this::changed);
    window.shell().addDisposeListener(e -> {
      sets.close();
      themes.close();
    });
  }

  private void changed() {
    desk.gate().send(this, () -> {
      if (!window.isDisposed()) {
        fill();
        desk.pictures().clear();
        desk.settings().refresh(BoardSettings.GROUP);
        window.looksChanged();
      }
    });
  }

  private void fill() {
    List<Theme> days = Themes.all().stream().filter(theme -> !theme.dark()).toList();
    List<Object> all = new ArrayList<>(days);
    all.addAll(PieceSets.all());
    for (Object each : List.copyOf(shown.keySet())) {
      if (all.stream().noneMatch(one -> one == each)) {
        desk.actions().remove(shown.remove(each));
      }
    }
    days.forEach(theme ->
        add(theme, "view.theme", theme.id(), theme.name(), () -> BoardSettings.THEME, theme));
    PieceSets.all()
        .forEach(set -> add(set, "view.pieces", set.id(), set.name(), this::pieces, set));
  }

  /** Quickly another set: for the variant that is looked at, without a game for all. */
  private Setting<PieceSet> pieces() {
    return window
        .current()
        .map(view -> BoardSettings.pieces(desk.settings(), view.model().live().variant()))
        .orElse(BoardSettings.PIECES);
  }

  private <T> void add(
      Object what,
      String under,
      String name,
      LocalizedText text,
      Supplier<Setting<T>> setting,
      T value) {
    String id = under + "." + name;
    if (shown.containsKey(what) || desk.actions().find(id).isPresent()) {
      return;
    }
    Action.Builder action = Action.of(id);
    desk.actions()
        .add((desk.messages().has("action." + id) ? action : action.text(text))
            .menu(Menus.VIEW, LOOK)
            .under(under)
            .radio(() -> desk.settings().get(setting.get()).equals(value))
            .does(() -> desk.settings().set(setting.get(), value)));
    shown.put(what, id);
  }
}

package org.komabako.ui.client.window;

import java.util.Locale;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;

/** Makes menu items of settings of the board. */
final class Choices {
  private final Desk desk;
  private final Menus menu;

  /** For one menu. */
  Choices(Desk desk, Menus menu) {
    this.desk = desk;
    this.menu = menu;
  }

  /** On or off; {@code keys} may be empty. */
  void flag(String id, String keys, int group, Setting<Boolean> setting) {
    Action.Builder action = Action.of(id).menu(menu, group).check(() -> get(setting));
    desk.actions()
        .add((keys.isEmpty() ? action : action.keys(keys)).does(() -> set(setting, !get(setting))));
  }

  /** One of several in a submenu, each with the text {@code action.ID.VALUE}. */
  <E extends Enum<E>> void all(String id, int group, Setting<E> setting, E[] values) {
    for (E value : values) {
      String name = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
      one(id, id + "." + name, group, setting, value);
    }
  }

  /** One value of a setting, in a submenu. */
  <T> void one(String under, String id, int group, Setting<T> setting, T value) {
    desk.actions()
        .add(Action.of(id)
            .menu(menu, group)
            .under(under)
            .radio(() -> get(setting).equals(value))
            .does(() -> set(setting, value)));
  }

  private <T> T get(Setting<T> setting) {
    return desk.settings().get(setting);
  }

  private <T> void set(Setting<T> setting, T value) {
    desk.settings().set(setting, value);
  }
}

package org.komabako.ui.widgets.action;

import java.util.Locale;
import java.util.function.Consumer;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;

/** Makes menu items of settings. */
public final class Choices {
  private final Settings settings;
  private final Consumer<Action> actions;
  private final Menus menu;

  /**
   * For one menu.
   *
   * @param actions takes them
   */
  public Choices(Settings settings, Consumer<Action> actions, Menus menu) {
    this.settings = settings;
    this.actions = actions;
    this.menu = menu;
  }

  /** On or off; {@code keys} may be empty. */
  public void flag(String id, String keys, int group, Setting<Boolean> setting) {
    Action.Builder action = Action.of(id).menu(menu, group).check(() -> get(setting));
    actions.accept(
        (keys.isEmpty() ? action : action.keys(keys)).does(() -> set(setting, !get(setting))));
  }

  /** One of several in a submenu, each with the text {@code action.ID.VALUE}. */
  public <E extends Enum<E>> void all(String id, int group, Setting<E> setting, E[] values) {
    for (E value : values) {
      String name = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
      one(id, id + "." + name, group, setting, value);
    }
  }

  /** One value of a setting, in a submenu. */
  public <T> void one(String under, String id, int group, Setting<T> setting, T value) {
    actions.accept(Action.of(id)
        .menu(menu, group)
        .under(under)
        .radio(() -> get(setting).equals(value))
        .does(() -> set(setting, value)));
  }

  private <T> T get(Setting<T> setting) {
    return settings.get(setting);
  }

  private <T> void set(Setting<T> setting, T value) {
    settings.set(setting, value);
  }
}

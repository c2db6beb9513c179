package org.komabako.ui.client.window;

import java.util.Locale;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.client.Client;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.action.Action;
import org.komabako.ui.client.action.Menus;
import org.komabako.ui.client.game.BoardSettings;
import org.komabako.ui.client.game.GameView;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.text.Language;

/** How the board looks, and the language. */
final class ViewActions implements Contribution {
  @Override
  public void register(Desk desk, MainWindow window) {
    desk.actions()
        .add(Action.of("view.flip")
            .keys("F")
            .menu(Menus.VIEW, 1)
            .when(() -> window.current().isPresent())
            .does(() -> window.current().ifPresent(GameView::turn)));
    for (Coordinates each : Coordinates.values()) {
      choice(desk, window, "view.coordinates." + name(each), 2, BoardSettings.COORDINATES, each);
    }
    flag(desk, window, "view.targets", BoardSettings.TARGETS);
    flag(desk, window, "view.last-move", BoardSettings.LAST_MOVE);
    flag(desk, window, "view.check", BoardSettings.CHECK);
    for (Language each : Language.values()) {
      choice(desk, window, "view.language." + each.code(), 8, Client.LANGUAGE, each);
    }
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static <T> void choice(
      Desk desk, MainWindow window, String id, int group, Setting<T> setting, T value) {
    desk.actions()
        .add(Action.of(id)
            .menu(Menus.VIEW, group)
            .radio(() -> desk.settings().get(setting).equals(value))
            .does(() -> {
              desk.settings().set(setting, value);
            }));
  }

  private static void flag(Desk desk, MainWindow window, String id, Setting<Boolean> setting) {
    desk.actions()
        .add(Action.of(id)
            .menu(Menus.VIEW, 3)
            .check(() -> desk.settings().get(setting))
            .does(() -> {
              desk.settings().set(setting, !desk.settings().get(setting));
            }));
  }
}

package org.komabako.ui.client.window;

import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.sound.Sounds;

/** Sounds, on or off. */
final class SoundActions implements ActionArea {
  @Override
  public void register(Desk desk, MainWindow window) {
    Sounds sounds = new Sounds(desk.settings(), desk.work().lane());
    window.listenToViews(view -> {
      sounds.follow(view.model());
      sounds.followClock(view, () -> window.current().filter(view::equals).isPresent());
    });
    desk.actions()
        .add(Action.of("view.sound")
            .keys("Ctrl+M")
            .menu(Menus.VIEW, 7)
            .check(() -> desk.settings().get(Sounds.ON))
            .does(() -> desk.settings().set(Sounds.ON, !desk.settings().get(Sounds.ON))));
    desk.actions()
        .add(Action.of("view.clock-sound")
            .menu(Menus.VIEW, 7)
            .when(() -> desk.settings().get(Sounds.ON))
            .check(() -> desk.settings().get(Sounds.CLOCK))
            .does(() -> desk.settings().set(Sounds.CLOCK, !desk.settings().get(Sounds.CLOCK))));
  }
}

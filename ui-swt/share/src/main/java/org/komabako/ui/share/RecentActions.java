package org.komabako.ui.share;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.session.Games;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.extension.WindowParts;

/** The recent files in the menu; they follow the list. */
final class RecentActions {
  private static final String MENU = "game.recent";
  private static final int GROUP = 1;

  private final Workbench window;
  private final Desk desk;
  private final WindowParts parts;
  private final RecentFiles files;
  private final List<Registration> shown = new ArrayList<>();
  private boolean left;

  RecentActions(Workbench window, WindowParts parts) {
    this.window = window;
    this.parts = parts;
    desk = window.desk();
    files = new RecentFiles(desk.settings());
    Runnable following =
        desk.settings().listen(RecentFiles.FILES, all -> desk.gate().send(this, this::fill));
    parts.onLeave(() -> {
      left = true;
      following.run();
    });
    fill();
  }

  private void fill() {
    if (left || window.shell().isDisposed()) {
      return;
    }
    shown.forEach(Registration::close);
    shown.clear();
    int number = 0;
    for (Path file : files.all()) {
      number++;
      String label = RecentFiles.label(file).replace("&", "&&");
      shown.add(parts.passingAction(Action.of(MENU + "." + number)
          .text(LocalizedText.same(label))
          .menu(Menus.GAME, GROUP)
          .under(MENU)
          .does(() -> open(file))));
    }
    Path backups = desk.data().resolve(Games.BACKUPS);
    shown.add(parts.passingAction(Action.of("game.backups")
        .menu(Menus.GAME, GROUP)
        .under(MENU)
        .when(() -> Files.isDirectory(backups))
        .does(() -> FilesContribution.open(desk, window, Optional.of(backups)))));
    shown.add(parts.passingAction(Action.of(MENU + ".clear")
        .menu(Menus.GAME, GROUP)
        .under(MENU)
        .when(() -> !files.all().isEmpty())
        .does(files::clear)));
  }

  /** A file may lie on a disk that is slow to answer, so a lane looks for it. */
  private void open(Path file) {
    window.background(() -> {
      boolean there = Files.exists(file);
      desk.gate().send(() -> {
        if (there) {
          window.open(file);
        } else {
          files.remove(file);
          window.say(desk.messages().get("share.files.gone", file));
        }
      });
    });
  }
}

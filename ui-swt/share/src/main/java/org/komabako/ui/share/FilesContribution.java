package org.komabako.ui.share;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.komabako.base.message.LocalizedText;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.session.DamagedGameException;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Icons;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.extension.WindowParts;
import org.komabako.ui.workbench.game.GameView;
import org.osgi.service.component.annotations.Component;

/** Games from and to files that are chosen in a dialog. */
@Component(property = "service.ranking:Integer=5")
public final class FilesContribution implements Contribution {
  @Override
  public void contribute(Workbench window, WindowParts parts) {
    Desk desk = window.desk();
    parts.action(Action.of("game.open")
        .tool(new Action.Tool(11, Icons.OPEN, true))
        .keys("Ctrl+O")
        .menu(Menus.GAME, 1)
        .does(() -> open(desk, window, Optional.empty())));
    var unused = new RecentActions(window, parts);
    parts.action(Action.of("game.save")
        .tool(new Action.Tool(12, Icons.SAVE, false))
        .keys("Ctrl+S")
        .menu(Menus.GAME, 4)
        .when(() -> window.current().isPresent())
        .does(() -> window.current().ifPresent(view -> save(desk, window, view))));
  }

  /** Asks for files to open, at first in a folder. */
  static void open(Desk desk, Workbench window, Optional<Path> folder) {
    FileDialog dialog = new FileDialog(window.shell(), SWT.OPEN | SWT.MULTI);
    folder.ifPresent(each -> dialog.setFilterPath(each.toString()));
    dialog.setText(desk.messages().get("share.files.open"));
    List<String> ends = new Formats()
        .all().stream()
            .filter(GameFormat::reads)
            .flatMap(each -> each.extensions().stream())
            .distinct()
            .toList();
    // Programs for Windows write .KIF, too, and GTK minds the difference.
    String games = Stream.concat(ends.stream(), Stream.of("txt"))
        .flatMap(end -> Stream.of("*." + end, "*." + end.toUpperCase(Locale.ROOT)))
        .collect(Collectors.joining(";"));
    dialog.setFilterExtensions(new String[] {games + ";*.jar;*.variant", "*"});
    dialog.setFilterNames(new String[] {
      desk.messages().get("share.files.games"), desk.messages().get("share.files.all")
    });
    if (dialog.open() != null) {
      for (String name : dialog.getFileNames()) {
        window.open(Path.of(dialog.getFilterPath(), name));
      }
    }
  }

  /** Opens a game; of a damaged one what can be read, if that is wanted. */
  static void read(Desk desk, Workbench window, Path file) {
    window.withGames(games -> {
      try {
        window.remark(new Incoming(games, desk.services().variants(), Optional.empty()).file(file));
        remember(desk, file);
      } catch (DamagedGameException e) {
        desk.gate()
            .send(() -> Question.ask(
                window.shell(),
                desk,
                "damaged",
                desk.messages().of(e.text()),
                () -> window.withGames(again -> {
                  window.remark(again.open(file, true).remarks());
                  remember(desk, file);
                })));
      }
    });
  }

  private static void remember(Desk desk, Path file) {
    desk.gate().send(() -> new RecentFiles(desk.settings()).add(file));
  }

  /** A suspended game can be written in our own format only. */
  private static List<GameFormat> formats(Desk desk, LiveGame live) {
    Formats formats = new Formats();
    return desk.services().variants().stream()
        .filter(each -> each.key().equals(live.variant()) && live.suspended().isEmpty())
        .findFirst()
        .map(variant -> formats.all().stream()
            .filter(format -> format.refuses(variant.table()).isEmpty())
            .toList())
        .orElseGet(() -> List.of(formats.own()));
  }

  private static void save(Desk desk, Workbench window, GameView view) {
    LiveGame live = view.model().live();
    List<GameFormat> offered = formats(desk, live);
    FileDialog dialog = new FileDialog(window.shell(), SWT.SAVE);
    dialog.setText(desk.messages().get("share.files.save"));
    dialog.setOverwrite(true);
    dialog.setFilterExtensions(offered.stream()
        .map(format -> "*." + String.join(";*.", format.extensions()))
        .toArray(String[]::new));
    dialog.setFilterNames(
        offered.stream().map(format -> named(desk, format)).toArray(String[]::new));
    String proposed = SavedName.proposed(live.variant(), view.model().tags(), LocalDate.now());
    dialog.setFileName(proposed + "." + offered.get(0).extensions().get(0));
    String name = dialog.open();
    if (name != null) {
      SavedName saved = SavedName.of(name, offered, dialog.getFilterIndex());
      window.withGames(games -> {
        List<LocalizedText> lost =
            games.save(live, saved.file(), Optional.of(saved.format().key()));
        if (saved.format().reads()) {
          remember(desk, saved.file());
        }
        desk.gate().send(() -> tell(desk, window, view, saved.file(), lost));
      });
    }
  }

  private static String named(Desk desk, GameFormat format) {
    return desk.messages()
        .get(
            "share.files.format",
            desk.messages().of(format.name()),
            String.join(", ", format.extensions()));
  }

  /** That all was saved stands below the board; what the file does not hold is a warning. */
  private static void tell(
      Desk desk, Workbench window, GameView view, Path file, List<LocalizedText> lost) {
    if (lost.isEmpty()) {
      view.note(desk.messages().get("share.files.saved", file));
    } else {
      window.say(desk.messages()
          .get(
              "share.files.saved-without",
              file,
              lost.stream().map(desk.messages()::of).collect(Collectors.joining(", "))));
    }
  }
}

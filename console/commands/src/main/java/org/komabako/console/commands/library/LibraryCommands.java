package org.komabako.console.commands.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.ImportView;
import org.komabako.console.view.LibraryGameView;
import org.komabako.console.view.LibraryView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.library.GameEntry;
import org.komabako.library.ImportReport;
import org.komabako.library.Library;
import org.komabako.session.GameViewer;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The library: what is in it, and what comes in and goes out. */
@Component(
    service = LibraryCommands.class,
    property = {
      "osgi.command.scope=library",
      "osgi.command.function=info",
      "osgi.command.function=use",
      "osgi.command.function=import",
      "osgi.command.function=save",
      "osgi.command.function=show",
      "osgi.command.function=text",
      "osgi.command.function=open",
      "osgi.command.function=export",
      "osgi.command.function=duplicates",
      "osgi.command.function=merge",
      "osgi.command.function=remove"
    })
public final class LibraryCommands {
  private static final String INFO = "library:info";
  private static final String USE = "library:use";
  private static final String IMPORT = "library:import";
  private static final String SAVE = "library:save";
  private static final String SHOW = "library:show";
  private static final String TEXT = "library:text";
  private static final String OPEN = "library:open";
  private static final String EXPORT = "library:export";
  private static final String DUPLICATES = "library:duplicates";
  private static final String MERGE = "library:merge";
  private static final String REMOVE = "library:remove";

  private final Core core;

  /** Works on the library. */
  @Activate
  public LibraryCommands(@Reference Core core) {
    this.core = core;
  }

  /** Where it is. */
  public @Nullable LibraryView info(@Descriptor(INFO) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(INFO, words).none();
      return new LibraryView(core.library().info());
    });
  }

  /** Keeps it elsewhere. */
  public @Nullable LibraryView use(CommandSession session, @Descriptor(USE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(USE, words);
      if (arguments.has("--own")) {
        arguments.none();
        return new LibraryView(core.library().use(Optional.empty()));
      }
      String url =
          DatabasePassword.of(session, arguments, DatabasePassword.LIBRARY).in(arguments.only());
      return new LibraryView(core.library().use(Optional.of(url)));
    });
  }

  /** Brings games in. */
  public @Nullable ImportView _import(
      CommandSession session, @Descriptor(IMPORT) CharSequence... words) {
    return Command.run(() -> {
      List<Path> paths = Arguments.of(IMPORT, words).words(1, Integer.MAX_VALUE).stream()
          .map(word -> UserPaths.resolve(session, word))
          .toList();
      ImportReport report = core.library().read(paths, new LibraryWatch("import"));
      ImportView view = new ImportView(report);
      if (report.cancelled()) {
        throw new StateException(Spoken.text("libraryCommands.interrupted", view.line()));
      }
      return view;
    });
  }

  /** Puts an open game in. */
  public @Nullable LibraryGameView save(
      CommandSession session, @Descriptor(SAVE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(SAVE, words);
      arguments.none();
      LiveGame game = CurrentGame.of(session, core.games(), arguments);
      return new LibraryGameView(
          core.library().add(game.text(), "game " + game.id()).entry(), 0);
    });
  }

  /** What is known of a game. */
  public @Nullable LibraryGameView show(@Descriptor(SHOW) CharSequence... words) {
    return Command.run(() -> {
      long id = number(Arguments.of(SHOW, words).only());
      return new LibraryGameView(core.library().entry(id), 0);
    });
  }

  /** The whole of it. */
  public @Nullable TextView text(@Descriptor(TEXT) CharSequence... words) {
    return Command.run(() -> {
      long id = number(Arguments.of(TEXT, words).only());
      return new TextView(String.valueOf(id), core.library().text(id).stripTrailing());
    });
  }

  /** Opens a game of the library. */
  public @Nullable GameStatus open(
      CommandSession session, @Descriptor(OPEN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(OPEN, words);
      long id = number(arguments.only());
      LiveGame game = core.games().openText(core.analyses().text(id)).game();
      GameViewer viewer = CurrentGame.set(session, game);
      int ply = arguments.number("--at", 0, -1);
      if (ply >= 0) {
        var unused = viewer.look(each -> {
          each.goTo(each.root().last());
          each.goTo(ply);
          return ply;
        });
      }
      return GameStatus.of(viewer);
    });
  }

  /** Writes games into files. */
  public @Nullable TextView export(
      CommandSession session, @Descriptor(EXPORT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(EXPORT, words);
      List<String> given = arguments.words(1, Integer.MAX_VALUE);
      Path target = UserPaths.resolve(session, given.get(0));
      List<Long> named = numbers(given.subList(1, given.size()));
      LibraryExport export =
          new LibraryExport(core.library(), core.variants(), arguments.has(FreeTarget.REPLACE));
      var search = LibraryWords.search(arguments, arguments.value("--variant"));
      Optional<String> format = arguments.value("--format");
      int written = format.isPresent()
          ? export.toFolder(target, named, search, format)
          : export.toFile(FreeTarget.require(target, arguments), named, search);
      return new TextView(
          target.toString(), Spoken.say("libraryCommands.written", written, target));
    });
  }

  /** Finds what is there twice. */
  public @Nullable List<LibraryGameView> duplicates(@Descriptor(DUPLICATES) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(DUPLICATES, words);
      arguments.none();
      Library library = core.library();
      List<LibraryGameView> views = new ArrayList<>();
      for (List<GameEntry> group : library.duplicates(new LibraryWatch("duplicates"))) {
        if (arguments.has("--merge")) {
          List<Long> ids = group.stream().map(GameEntry::id).toList();
          views.add(new LibraryGameView(library.merge(ids), 0));
        } else {
          group.forEach(game -> views.add(new LibraryGameView(game, 0)));
        }
      }
      return views;
    });
  }

  /** Makes one game of several. */
  public @Nullable LibraryGameView merge(@Descriptor(MERGE) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(MERGE, words).words(2, Integer.MAX_VALUE);
      return new LibraryGameView(core.library().merge(numbers(given)), 0);
    });
  }

  /** Takes games out. */
  public @Nullable TextView remove(@Descriptor(REMOVE) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(REMOVE, words).words(1, Integer.MAX_VALUE);
      core.library().remove(numbers(given));
      return new TextView("", Spoken.say("libraryCommands.removed", String.join(", ", given)));
    });
  }

  private static List<Long> numbers(List<String> words) {
    return words.stream().map(LibraryCommands::number).toList();
  }

  private static long number(String word) {
    if (!word.matches("[0-9]{1,18}")) {
      throw new UsageException("libraryCommands.number", word);
    }
    return Long.parseLong(word);
  }
}

package org.komabako.console.commands.library;

import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Answering;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.LibraryGameView;
import org.komabako.console.view.MoveCountView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.Found;
import org.komabako.library.GameQuery;
import org.komabako.library.MoveCount;
import org.komabako.library.PiecePattern;
import org.komabako.notation.Notation;
import org.komabako.position.Position;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Searches in the library. */
@Component(
    service = LibrarySearchCommands.class,
    property = {
      "osgi.command.scope=library",
      "osgi.command.function=find",
      "osgi.command.function=position",
      "osgi.command.function=opening",
      "osgi.command.function=pattern",
      "osgi.command.function=moves"
    })
public final class LibrarySearchCommands {
  private static final String FIND = "library:find";
  private static final String POSITION = "library:position";
  private static final String OPENING = "library:opening";
  private static final String PATTERN = "library:pattern";
  private static final String MOVES = "library:moves";

  private final Core core;

  /** Searches the library. */
  @Activate
  public LibrarySearchCommands(@Reference Core core) {
    this.core = core;
  }

  private List<LibraryGameView> find(GameQuery search) {
    Found found = core.library().find(search, new LibraryWatch("search"));
    if (!found.complete()) {
      throw new StateException(Spoken.text("librarySearch.interrupted"));
    }
    if (found.all() == 0) {
      // Games stay when their variant has left, so only a search in vain asks for it.
      search.variant().ifPresent(core.variants()::require);
    }
    int told = search.first() + found.hits().size();
    if (found.all() > found.hits().size()) {
      Answering.say(Spoken.say("librarySearch.some", search.first() + 1, told, found.all()));
    }
    return found.hits().stream()
        .map(hit -> new LibraryGameView(hit.game(), hit.ply()))
        .toList();
  }

  /** By what is known of games. */
  public @Nullable List<LibraryGameView> find(@Descriptor(FIND) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(FIND, words);
      String name = String.join(" ", arguments.words());
      GameQuery search = LibraryWords.search(arguments, arguments.value("--variant"));
      return find(name.isEmpty() ? search : search.by(name));
    });
  }

  /** By a position. */
  public @Nullable List<LibraryGameView> position(
      CommandSession session, @Descriptor(POSITION) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(POSITION, words);
      Position position = LibraryWords.position(session, core, arguments);
      return find(
          LibraryWords.search(arguments, Optional.empty()).with(new GameQuery.At(position)));
    });
  }

  /** By its first moves. */
  public @Nullable List<LibraryGameView> opening(
      CommandSession session, @Descriptor(OPENING) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(OPENING, words);
      arguments.none();
      return find(LibraryWords.search(arguments, Optional.empty())
          .with(LibraryWords.opening(session, core, arguments)));
    });
  }

  /** By a part of the board. */
  public @Nullable List<LibraryGameView> pattern(
      CommandSession session, @Descriptor(PATTERN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(PATTERN, words);
      List<String> spots = arguments.words(1, Integer.MAX_VALUE);
      Variant variant = LibraryWords.variant(session, core, arguments);
      return find(LibraryWords.search(arguments, Optional.empty())
          .with(new GameQuery.Part(variant, PiecePattern.parse(variant.table(), spots))));
    });
  }

  /** What was played. */
  public @Nullable List<MoveCountView> moves(
      CommandSession session, @Descriptor(MOVES) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(MOVES, words);
      Notation notation = Notation.parse(arguments.value("--notation").orElse("hodges"));
      Position position = LibraryWords.position(session, core, arguments);
      List<MoveCount> counts = core.library()
          .moves(
              position,
              LibraryWords.search(arguments, Optional.empty()),
              new LibraryWatch("moves"));
      int all = counts.stream().mapToInt(MoveCount::games).sum();
      return counts.stream()
          .map(count -> new MoveCountView(
              count, notation.write(position, count.move()), 100.0 * count.games() / all))
          .toList();
    });
  }
}

package org.komabako.console.commands.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.UsageException;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.GameQuery;
import org.komabako.library.Winner;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** How searches of the library are written. */
public final class LibraryWords {
  /** The options of {@link #search} that say which games are meant. */
  public static final List<String> FILTERS =
      List.of("--player", "--as", "--rules", "--event", "--from", "--to", "--result");

  private LibraryWords() {}

  /** What is asked, but for the board. */
  public static GameQuery search(Arguments arguments, Optional<String> variant) {
    return new GameQuery(
        arguments.value("--player"),
        arguments.value("--as").map(text -> one(text, "--as", Side.values(), Side::text)),
        variant,
        arguments.value("--rules"),
        arguments.value("--event"),
        arguments.value("--from"),
        arguments.value("--to"),
        arguments
            .value("--result")
            .map(text -> one(text, "--result", Winner.values(), LibraryWords::name)),
        Optional.empty(),
        arguments.number("--first", 0, 0),
        arguments.number("--most", 1, GameQuery.USUAL));
  }

  private static String name(Winner result) {
    return result.name().toLowerCase(Locale.ROOT);
  }

  private static <T> T one(String text, String option, T[] all, Function<T, String> name) {
    for (T each : all) {
      if (name.apply(each).equals(text)) {
        return each;
      }
    }
    throw new UsageException(
        "libraryWords.one",
        option,
        String.join(", ", List.of(all).stream().map(name).toList()),
        text);
  }

  /** The position that is meant: that of a game, or one in quotes. */
  public static Position position(CommandSession session, Core core, Arguments arguments) {
    String sfen = String.join(" ", arguments.words());
    Optional<Variant> variant = arguments.value("--variant").map(core.variants()::require);
    if (sfen.isEmpty()) {
      return variant
          .map(each -> Rules.of(each).start())
          .orElseGet(
              () -> CurrentGame.of(session, core.games(), arguments).read(game -> game.position()));
    }
    return rules(session, core, arguments).position(sfen);
  }

  private static Rules rules(CommandSession session, Core core, Arguments arguments) {
    return arguments
        .value("--variant")
        .map(core.variants()::require)
        .map(Rules::of)
        .orElseGet(
            () -> CurrentGame.of(session, core.games(), arguments).read(game -> game.rules()));
  }

  /** The variant that is meant: a named one, or that of a game. */
  public static Variant variant(CommandSession session, Core core, Arguments arguments) {
    return core.variants()
        .require(arguments
            .value("--variant")
            .orElseGet(() -> CurrentGame.of(session, core.games(), arguments).variant()));
  }

  /** How a game began, up to the place that is looked at. */
  static GameQuery.Opening opening(CommandSession session, Core core, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments).read(game -> {
      List<Move> moves = game.current().path().stream()
          .map(GameNode::move)
          .flatMap(Optional::stream)
          .toList();
      return new GameQuery.Opening(game.root().position(), moves);
    });
  }
}

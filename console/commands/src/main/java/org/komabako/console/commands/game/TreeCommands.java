package org.komabako.console.commands.game;

import java.util.List;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.AttackView;
import org.komabako.console.view.MoveView;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Square;
import org.komabako.notation.MoveText;
import org.komabako.notation.Notation;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** What was played and said: the line, its variations, comments; and who attacks what. */
@Component(
    service = TreeCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=line",
      "osgi.command.function=variations",
      "osgi.command.function=promote",
      "osgi.command.function=delete",
      "osgi.command.function=comment",
      "osgi.command.function=attacks"
    })
public final class TreeCommands {
  private static final String LINE = "game:line";
  private static final String VARIATIONS = "game:variations";
  private static final String PROMOTE = "game:promote";
  private static final String DELETE = "game:delete";
  private static final String COMMENT = "game:comment";
  private static final String ATTACKS = "game:attacks";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public TreeCommands(@Reference Core core) {
    this.core = core;
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  private static Notation notation(Arguments arguments) {
    return Notation.parse(arguments.value("--notation").orElse("hodges"));
  }

  /** The moves from the start to here. */
  public @Nullable List<MoveView> line(
      CommandSession session, @Descriptor(LINE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(LINE, words);
      arguments.none();
      Notation notation = notation(arguments);
      return game(session, arguments).read(game -> Playing.line(game.current(), notation));
    });
  }

  /** The moves that were tried from here. */
  public @Nullable List<MoveView> variations(
      CommandSession session, @Descriptor(VARIATIONS) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(VARIATIONS, words);
      arguments.none();
      Notation notation = notation(arguments);
      return game(session, arguments).read(game -> Playing.variations(game.current(), notation));
    });
  }

  /** Makes a variation the main line. */
  public @Nullable List<MoveView> promote(
      CommandSession session, @Descriptor(PROMOTE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(PROMOTE, words);
      Optional<String> move = arguments.atMostOne(word -> word);
      return game(session, arguments).change(game -> {
        move.ifPresentOrElse(
            text -> game.tree().promote(tried(game, text)),
            () -> game.tree().makeMain(game.current()));
        return Playing.variations(game.current(), Notation.HODGES);
      });
    });
  }

  /** Cuts a variation off. */
  public @Nullable List<MoveView> delete(
      CommandSession session, @Descriptor(DELETE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(DELETE, words);
      Optional<String> move = arguments.atMostOne(word -> word);
      return game(session, arguments).change(game -> {
        game.delete(move.map(text -> tried(game, text)).orElseGet(game::current));
        return Playing.variations(game.current(), Notation.HODGES);
      });
    });
  }

  private static GameNode tried(Game game, String text) {
    var move = MoveText.read(game.current(), text);
    return game.current().children().stream()
        .filter(child -> child.move().orElseThrow().equals(move))
        .findFirst()
        .orElseThrow(() -> new RequestException(Spoken.text("treeCommands.notPlayed", move)));
  }

  /** Says something about the position, or tells what was said. */
  public @Nullable String comment(
      CommandSession session, @Descriptor(COMMENT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(COMMENT, words);
      String text = String.join(" ", arguments.words());
      LiveGame live = game(session, arguments);
      if (text.isEmpty() && !arguments.has("--clear")) {
        return live.read(game -> game.current().comment());
      }
      return live.change(game -> {
        game.current().comment(text);
        return text;
      });
    });
  }

  /** Who attacks what. */
  public @Nullable AttackView attacks(
      CommandSession session, @Descriptor(ATTACKS) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(ATTACKS, words);
      var square = arguments.atMostOne(Square::parse);
      return game(session, arguments).read(game -> AttackView.of(game.position(), square));
    });
  }
}

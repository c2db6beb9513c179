package org.komabako.console.commands.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.NodeView;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Mark;
import org.komabako.game.Nag;
import org.komabako.kernel.model.Square;
import org.komabako.notation.Notation;
import org.komabako.session.GameViewer;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The places of a game's tree: the whole tree, going there, names, what is drawn there. */
@Component(
    service = PlaceCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=goto",
      "osgi.command.function=tree",
      "osgi.command.function=bookmark",
      "osgi.command.function=bookmarks",
      "osgi.command.function=mark"
    })
public final class PlaceCommands {
  private static final String GOTO = "game:goto";
  private static final String TREE = "game:tree";
  private static final String BOOKMARK = "game:bookmark";
  private static final String BOOKMARKS = "game:bookmarks";
  private static final String MARK = "game:mark";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public PlaceCommands(@Reference Core core) {
    this.core = core;
  }

  private GameViewer game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  /** Looks at another place. */
  public @Nullable GameStatus _goto(
      CommandSession session, @Descriptor(GOTO) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(GOTO, words);
      String where = String.join(" ", arguments.words(1, Integer.MAX_VALUE));
      GameViewer live = game(session, arguments);
      var unused = live.look(game -> {
        Where.go(game, where);
        return true;
      });
      return GameStatus.of(live);
    });
  }

  /** All places. */
  public @Nullable List<NodeView> tree(
      CommandSession session, @Descriptor(TREE) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(TREE, words);
      arguments.none();
      Notation notation = Notation.parse(arguments.value("--notation").orElse("hodges"));
      return game(session, arguments).read(game -> {
        List<NodeView> nodes = new ArrayList<>();
        game.tree()
            .walk((node, place) -> nodes.add(NodeView.of(node, place, game.current(), notation)));
        return nodes;
      });
    });
  }

  /** Names this place, or tells its name. */
  public @Nullable String bookmark(
      CommandSession session, @Descriptor(BOOKMARK) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(BOOKMARK, words);
      String name = String.join(" ", arguments.words());
      LiveGame live = game(session, arguments);
      if (name.isEmpty() && !arguments.has("--clear")) {
        return live.read(game -> game.current().bookmark());
      }
      return live.change(game -> {
        game.current().bookmark(name);
        return name;
      });
    });
  }

  /** The places that have a name. */
  public @Nullable List<NodeView> bookmarks(
      CommandSession session, @Descriptor(BOOKMARKS) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(BOOKMARKS, words);
      arguments.none();
      return game(session, arguments)
          .read(game -> game.tree().nodes().stream()
              .filter(node -> !node.bookmark().isEmpty())
              .map(node -> NodeView.of(node, node.place(), game.current(), Notation.HODGES))
              .toList());
    });
  }

  /** Draws on the board or puts a sign behind the move, or tells what is there. */
  public @Nullable List<String> mark(
      CommandSession session, @Descriptor(MARK) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(MARK, words);
      String text = String.join(" ", arguments.words());
      Optional<Nag> nag = Nag.parse(text);
      Optional<Mark> mark =
          text.isEmpty() || nag.isPresent() ? Optional.empty() : Optional.of(Mark.parse(text));
      LiveGame live = game(session, arguments);
      Function<Game, List<String>> marks = game -> Stream.concat(
              game.current().nag().map(Nag::sign).stream(),
              game.current().marks().stream().map(Mark::toString))
          .toList();
      if (mark.isEmpty() && nag.isEmpty() && !arguments.has("--clear")) {
        return live.read(marks);
      }
      return live.change(game -> {
        if (arguments.has("--clear")) {
          game.current().clearMarks();
          game.current().nag(Optional.empty());
        }
        mark.ifPresent(each -> draw(game, each));
        nag.ifPresent(each -> sign(game.current(), each));
        return marks.apply(game);
      });
    });
  }

  /** The same sign again takes it away. */
  private static void sign(GameNode node, Nag nag) {
    if (node.ply() == 0) {
      throw new RequestException(Spoken.text("placeCommands.noMove"));
    }
    node.nag(Optional.of(nag).filter(each -> !node.nag().equals(Optional.of(each))));
  }

  private static void draw(Game game, Mark mark) {
    for (Square square : List.of(mark.from(), mark.to())) {
      if (!game.rules().table().contains(square)) {
        throw new RequestException(Spoken.text("placeCommands.noSquare", square));
      }
    }
    game.current().draw(mark);
  }
}

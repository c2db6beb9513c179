package org.komabako.console.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.view.GameView;
import org.komabako.console.view.TextView;
import org.komabako.notation.PositionDiagram;
import org.komabako.session.GameRequest;
import org.komabako.session.Games;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Opening, listing, keeping and closing games. The commands leave with the games service; then the
 * shell says that they are not found.
 */
@Component(
    service = GameCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=new",
      "osgi.command.function=list",
      "osgi.command.function=show",
      "osgi.command.function=board",
      "osgi.command.function=sfen",
      "osgi.command.function=setup",
      "osgi.command.function=save",
      "osgi.command.function=open",
      "osgi.command.function=close"
    })
@Descriptor("games: open, look at, keep, close")
public final class GameCommands {
  private final Games games;

  /** Works on the open games. */
  @Activate
  public GameCommands(@Reference Games games) {
    this.games = games;
  }

  /** Opens a new game and makes it the current one. */
  @Descriptor(
      "begin a game: VARIANT [--rules SET] [--option NAME=VALUE]... [--handicap KEY] [--sfen SFEN]")
  public GameView _new(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      List<Object> plain = new ArrayList<>(List.of(words));
      plain.removeIf("--option"::equals);
      Arguments arguments = Arguments.of(plain.toArray(), "--rules=", "--handicap=", "--sfen=");
      return create(session, arguments);
    });
  }

  private GameView create(CommandSession session, Arguments arguments) {
    List<String> words = arguments.words();
    if (words.isEmpty() || words.get(0).contains("=")) {
      throw new IllegalArgumentException("name the variant: game:new VARIANT; see variant:list");
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (String word : words.subList(1, words.size())) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw new IllegalArgumentException("an option is written name=value, not '" + word + "'");
      }
      options.put(word.substring(0, equals), word.substring(equals + 1));
    }
    LiveGame game = games.create(new GameRequest(
        words.get(0),
        arguments.value("--rules"),
        options,
        arguments.value("--handicap"),
        arguments.value("--sfen")));
    CurrentGame.set(session, game);
    return GameView.of(game);
  }

  /** All open games. */
  @Descriptor("all open games, suspended ones too")
  public List<GameView> list() {
    return games.list().stream().map(GameView::of).toList();
  }

  /** Shows a game and makes it the current one. */
  @Descriptor("show a game and make it the current one: [ID]")
  public GameView show(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      Optional<String> id = arguments.atMostOne("id of a game");
      LiveGame game = id.isPresent()
          ? CurrentGame.of(session, games, Arguments.of(new Object[] {"-g", id.get()}, "-g="))
          : CurrentGame.of(session, games, arguments);
      CurrentGame.set(session, game);
      return GameView.of(game);
    });
  }

  /** The board alone. */
  @Descriptor("the board: [--letters|--kanji] [--flip] [-g ID]")
  public TextView board(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=", "--letters", "--kanji", "--flip");
      arguments.none();
      LiveGame game = CurrentGame.of(session, games, arguments);
      var diagram = new PositionDiagram(!arguments.has("--letters"), arguments.has("--flip"));
      String board = game.read(each -> diagram.draw(each.position())).stripTrailing();
      return new TextView(game.id(), board, board);
    });
  }

  /** The position as SFEN. */
  @Descriptor("the position as SFEN: [-g ID]")
  public String sfen(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      arguments.none();
      return CurrentGame.of(session, games, arguments)
          .read(game -> game.position().sfen());
    });
  }

  /** A new game of the same rules from another position. */
  @Descriptor("a new game under the current one's rules from a position: SFEN [-g ID]")
  public GameView setup(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      String sfen = String.join(" ", arguments.words());
      if (sfen.isEmpty()) {
        throw new IllegalArgumentException("write the position as SFEN");
      }
      LiveGame old = CurrentGame.of(session, games, arguments);
      Map<String, String> options = old.read(game -> game.rules().options().asMap());
      LiveGame game = games.create(new GameRequest(
          old.variant(), Optional.of("base"), options, Optional.empty(), Optional.of(sfen)));
      CurrentGame.set(session, game);
      return GameView.of(game);
    });
  }

  /** Writes a game to a file. */
  @Descriptor("write a game to a file: FILE [-g ID]")
  public TextView save(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      Path file = session.currentDir().resolve(arguments.only("file"));
      LiveGame game = CurrentGame.of(session, games, arguments);
      games.save(game, file);
      return new TextView(file.toString(), "saved " + file, "saved " + file);
    });
  }

  /** Opens a game from a file and makes it the current one. */
  @Descriptor("open a game from a file: FILE")
  public GameView open(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      String name = Arguments.of(words).only("file");
      LiveGame game = games.open(session.currentDir().resolve(name));
      CurrentGame.set(session, game);
      return GameView.of(game);
    });
  }

  /** Closes a game. */
  @Descriptor("close a game, it is not kept: [-g ID]")
  public TextView close(CommandSession session, Object... words) {
    return Refused.unless(() -> {
      Arguments arguments = Arguments.of(words, "-g=");
      Optional<String> id = arguments.atMostOne("id of a game");
      LiveGame game = id.isPresent()
          ? CurrentGame.of(session, games, Arguments.of(new Object[] {"-g", id.get()}, "-g="))
          : CurrentGame.of(session, games, arguments);
      games.close(game);
      session.put("game", null);
      return new TextView(game.id(), "closed game " + game.id(), "closed game " + game.id());
    });
  }
}

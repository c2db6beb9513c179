package org.komabako.console.commands.game;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.view.GameStatus;
import org.komabako.console.view.ResultWords;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** How a game ends, and the ways in which players end it. */
@Component(
    service = EndCommands.class,
    property = {
      "osgi.command.scope=game",
      "osgi.command.function=result",
      "osgi.command.function=resign",
      "osgi.command.function=draw",
      "osgi.command.function=claim",
      "osgi.command.function=declare",
      "osgi.command.function=decline"
    })
public final class EndCommands {
  private static final String RESULT = "game:result";
  private static final String RESIGN = "game:resign";
  private static final String DRAW = "game:draw";
  private static final String CLAIM = "game:claim";
  private static final String DECLARE = "game:declare";
  private static final String DECLINE = "game:decline";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public EndCommands(@Reference Core core) {
    this.core = core;
  }

  private LiveGame game(CommandSession session, Arguments arguments) {
    return CurrentGame.of(session, core.games(), arguments);
  }

  /** How the game ended. */
  public @Nullable String result(
      CommandSession session, @Descriptor(RESULT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESULT, words);
      arguments.none();
      return game(session, arguments).read(game -> ResultWords.of(game.outcome()));
    });
  }

  /** Gives up. */
  public @Nullable GameStatus resign(
      CommandSession session, @Descriptor(RESIGN) CharSequence... words) {
    return declare(
        session,
        RESIGN,
        words,
        (game, side) -> game.resign(side.orElse(game.reached().position().side())));
  }

  /** Offers a draw or accepts one. */
  public @Nullable GameStatus draw(
      CommandSession session, @Descriptor(DRAW) CharSequence... words) {
    return declare(
        session,
        DRAW,
        words,
        (game, side) -> game.offerDraw(side.orElseGet(() -> answering(game, game.drawOffers()))));
  }

  /** Claims that nobody can win. */
  public @Nullable GameStatus claim(
      CommandSession session, @Descriptor(CLAIM) CharSequence... words) {
    return declare(
        session,
        CLAIM,
        words,
        (game, side) ->
            game.claimJishogi(side.orElseGet(() -> answering(game, game.jishogiClaims()))));
  }

  /** Declares by the rule for entered kings. */
  public @Nullable GameStatus declare(
      CommandSession session, @Descriptor(DECLARE) CharSequence... words) {
    return declare(
        session,
        DECLARE,
        words,
        (game, side) ->
            game.declareEntered(side.orElse(game.reached().position().side())));
  }

  /** Takes offers and claims away. */
  public @Nullable GameStatus decline(
      CommandSession session, @Descriptor(DECLINE) CharSequence... words) {
    return declare(session, DECLINE, words, (game, side) -> game.withdrawOffers());
  }

  private static Side answering(Game game, java.util.Set<Side> asking) {
    return asking.stream()
        .findFirst()
        .map(Side::opponent)
        .orElse(game.reached().position().side());
  }

  private @Nullable GameStatus declare(
      CommandSession session,
      String usage,
      CharSequence[] words,
      BiConsumer<Game, Optional<Side>> deed) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(usage, words);
      Optional<Side> named = arguments.atMostOne(EndCommands::side);
      LiveGame live = game(session, arguments);
      live.change(game -> {
        deed.accept(game, named);
        return true;
      });
      return GameStatus.of(live);
    });
  }

  /** A side as it is named in commands. */
  public static Side side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "black", "b", "sente" -> Side.BLACK;
      case "white", "w", "gote" -> Side.WHITE;
      default -> throw new UsageException("endCommands.side", text);
    };
  }
}

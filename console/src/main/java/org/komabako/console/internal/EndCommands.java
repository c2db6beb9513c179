package org.komabako.console.internal;

import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
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
      "osgi.command.function=decline"
    })
public final class EndCommands {
  private static final String RESULT = """
      game:result
        -g, --game ID  the game; else the current one
      It answers open, or who has won (black, white or none) and how: 'black by resignation' is that White
      resigned, 'black no_moves' that White has no legal move.
      """;
  private static final String RESIGN = """
      game:resign [black|white]
        -g, --game ID  the game; else the current one
      Without a side it is the player to move.
      """;
  private static final String DRAW = """
      game:draw [black|white]
        -g, --game ID  the game; else the current one
      Without a side it is the player to move, or the one who is asked if an offer stands.
      """;
  private static final String CLAIM = """
      game:claim [black|white]
        -g, --game ID  the game; else the current one
      Without a side it is the player to move, or the other one if a claim stands.
      """;
  private static final String DECLINE = """
      game:decline
        -g, --game ID  the game; else the current one
      """;

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
  @Descriptor("how the game ended: open, or who has won and how")
  public @Nullable String result(
      CommandSession session, @Descriptor(RESULT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(RESULT, words);
      arguments.none();
      return game(session, arguments).read(game -> ResultWords.of(game.outcome()));
    });
  }

  /** Gives up. */
  @Descriptor("gives up")
  public @Nullable GameStatus resign(
      CommandSession session, @Descriptor(RESIGN) CharSequence... words) {
    return declare(
        session,
        RESIGN,
        words,
        (game, side) -> game.resign(side.orElse(game.reached().position().side())));
  }

  /** Offers a draw or accepts one. */
  @Descriptor("offers a draw, or accepts the other's offer")
  public @Nullable GameStatus draw(
      CommandSession session, @Descriptor(DRAW) CharSequence... words) {
    return declare(
        session,
        DRAW,
        words,
        (game, side) -> game.offerDraw(side.orElseGet(() -> answering(game, game.drawOffers()))));
  }

  /** Claims that nobody can win. */
  @Descriptor("claims jishogi, that nobody can win any more, or joins the other's claim")
  public @Nullable GameStatus claim(
      CommandSession session, @Descriptor(CLAIM) CharSequence... words) {
    return declare(
        session,
        CLAIM,
        words,
        (game, side) ->
            game.claimJishogi(side.orElseGet(() -> answering(game, game.jishogiClaims()))));
  }

  /** Takes offers and claims away. */
  @Descriptor("declines what was offered or claimed, or takes it back")
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
  static Side side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "black", "b", "sente" -> Side.BLACK;
      case "white", "w", "gote" -> Side.WHITE;
      default -> throw new UsageException("a side is black or white, not '" + text + "'");
    };
  }
}

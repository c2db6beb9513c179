package org.komabako.console.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.GameInfoView;
import org.komabako.session.LiveGame;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Who plays, when and where: what is known of a game besides its moves. */
@Component(
    service = InfoCommand.class,
    property = {"osgi.command.scope=game", "osgi.command.function=info"})
public final class InfoCommand {
  private static final String INFO = """
      game:info [NAME=VALUE]...
        -g, --game ID   the game; else the current one
        --black NAME    who plays Black
        --white NAME    who plays White
        --event NAME    the tournament or the occasion
        --place NAME    where it is played
        --date DATE     when it began, like 2026/11/22 or 2026/11/22 10:30
        --ended DATE    when it ended
        --title NAME    the title, of a problem for example
        --opening NAME  the opening
        --time TEXT     the time that the players had, in words
      With options it changes what they name, '' takes it away; NAME=VALUE is for what a file calls otherwise.
      """;

  private final Core core;

  /** Works on the open games. */
  @Activate
  public InfoCommand(@Reference Core core) {
    this.core = core;
  }

  /** Shows or changes what is known of a game. */
  @Descriptor("who plays, when and where; shows or changes it")
  public @Nullable GameInfoView info(
      CommandSession session, @Descriptor(INFO) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(INFO, words);
      Map<String, String> given = new LinkedHashMap<>(GameTags.given(arguments));
      arguments.words().forEach(word -> {
        int equals = word.indexOf('=');
        if (equals < 1) {
          throw new UsageException(
              "what is known of a game is written NAME=VALUE, not '" + word + "'");
        }
        given.put(word.substring(0, equals), word.substring(equals + 1));
      });
      LiveGame live = CurrentGame.of(session, core.games(), arguments);
      if (!given.isEmpty()) {
        live.change(game -> {
          given.forEach(game::tag);
          return true;
        });
      }
      return GameInfoView.of(live);
    });
  }
}

package org.komabako.console.commands.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.CurrentGame;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
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
  private static final String INFO = "game:info";

  private final Core core;

  /** Works on the open games. */
  @Activate
  public InfoCommand(@Reference Core core) {
    this.core = core;
  }

  /** Shows or changes what is known of a game. */
  public @Nullable GameInfoView info(
      CommandSession session, @Descriptor(INFO) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(INFO, words);
      Map<String, String> given = new LinkedHashMap<>(GameTags.given(arguments));
      arguments.words().forEach(word -> {
        int equals = word.indexOf('=');
        if (equals < 1) {
          throw new UsageException("infoCommand.pair", word);
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

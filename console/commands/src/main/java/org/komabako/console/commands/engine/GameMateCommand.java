package org.komabako.console.commands.engine;

import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.view.MateView;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Command {@code game:mate}: {@code engine:mate} for those who think of the game first. */
@Component(
    service = GameMateCommand.class,
    property = {"osgi.command.scope=game", "osgi.command.function=mate"})
public final class GameMateCommand {
  private static final String MATE = "game:mate";

  private final EnginePlayCommands engines;

  /** Works on the open games and the installed engines. */
  @Activate
  public GameMateCommand(@Reference EnginePlayCommands engines) {
    this.engines = engines;
  }

  /** Solves a problem. */
  public @Nullable MateView mate(CommandSession session, @Descriptor(MATE) CharSequence... words) {
    return engines.mate(session, MATE, words);
  }
}

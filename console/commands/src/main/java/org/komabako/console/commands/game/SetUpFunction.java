package org.komabako.console.commands.game;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code game:set-up}, which no Java method can be named; the same as {@code game:setup}. */
@Component(property = {"osgi.command.scope=game", "osgi.command.function=set-up"})
public final class SetUpFunction implements Function {
  private final GameCommands commands;

  /** Another name for a command. */
  @Activate
  public SetUpFunction(@Reference GameCommands commands) {
    this.commands = commands;
  }

  @Override
  public @Nullable Object execute(
      CommandSession session, @Descriptor(GameCommands.SETUP) List<Object> arguments) {
    return commands.setup(
        session, arguments.stream().map(String::valueOf).toArray(CharSequence[]::new));
  }
}

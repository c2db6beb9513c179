package org.komabako.console.shell.prompt;

import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.view.TextView;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Help for every command of every bundle that is there now. */
@Component(
    service = HelpCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=help"})
public final class HelpCommand {
  private static final String HELP = "komabako:help";

  private final CommandList commands;

  /** Tells of these commands. */
  @Activate
  public HelpCommand(@Reference CommandList commands) {
    this.commands = commands;
  }

  /** Tells of commands. */
  public @Nullable TextView help(@Descriptor(HELP) CharSequence... words) {
    return Command.run(() -> {
      String topic = String.join(" ", Arguments.of(HELP, words).words(0, 1));
      Help help = new Help(commands.all(), commands.ours());
      return new TextView(topic, topic.isEmpty() ? help.overview() : help.page(topic));
    });
  }
}

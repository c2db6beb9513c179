package org.komabako.console.shell.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Function;
import org.jline.reader.LineReader;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.shell.command.UsageException;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** What the shell's profile calls at the start of each interactive session. */
@Component(
    service = ShellSetup.class,
    property = {
      "osgi.command.scope=komabako",
      "osgi.command.function=_setup",
      "osgi.command.function=_refuse"
    })
public final class ShellSetup {
  private final CommandList commands;

  /** Has these commands completed. */
  @Activate
  public ShellSetup(@Reference CommandList commands) {
    this.commands = commands;
  }

  /** Prepares a session. */
  @Descriptor("called by the profile of the shell")
  public void _setup(CommandSession session) throws Exception {
    if (session.get(".reader") instanceof LineReader reader) {
      ShellParser.install(reader);
    }
    if (session.get("gogo:complete") instanceof Function complete) {
      Set<String> ours = commands.ours();
      for (CommandInfo command : commands.all()) {
        if (ours.contains(command.scope()) && !command.isInternal()) {
          for (List<String> call : Completions.of(command)) {
            complete.execute(session, new ArrayList<>(call));
          }
        }
      }
    }
  }

  /** Tells what is wrong with a line that is not well-formed. */
  @Descriptor("called by the shell for a line that is not well-formed")
  public void _refuse(String message) {
    var unused = Command.run(() -> {
      throw new UsageException(LocalizedText.same(message));
    });
  }
}

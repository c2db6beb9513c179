package org.komabako.console.shell.script;

import java.nio.file.Path;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.FileException;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.osgi.service.component.annotations.Component;

/** Runs the commands of a file in this session; the shell's own {@code source} would run them as Gogo takes them. */
@Component(
    service = SourceCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=source"})
public final class SourceCommand {
  private static final String SOURCE = "komabako:source";

  /** Runs a file. */
  public @Nullable Object source(CommandSession session, @Descriptor(SOURCE) CharSequence... words)
      throws Exception {
    String text = Command.run(() -> {
      Path file = UserPaths.resolve(session, Arguments.of(SOURCE, words).only());
      try {
        return ScriptFile.read(file);
      } catch (java.io.IOException e) {
        throw FileException.unreadable(file, e);
      }
    });
    return text == null ? null : session.execute(ShellText.forGogo(text));
  }
}

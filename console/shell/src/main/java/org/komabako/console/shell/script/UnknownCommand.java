package org.komabako.console.shell.script;

import java.util.Collection;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.osgi.service.component.annotations.Component;

/** What the shell calls for a command that there is not: says so, and what may have been meant. */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=default"})
@Descriptor("called by the shell for a command that there is not")
public final class UnknownCommand implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> arguments) {
    String name = arguments.isEmpty() ? "" : String.valueOf(arguments.get(0));
    return Command.run(() -> {
      throw message(name, session.get(".commands"));
    });
  }

  private static UsageException message(String name, @Nullable Object commands) {
    String wanted = name.substring(name.indexOf(':') + 1);
    List<String> others = commands instanceof Collection<?> all
        ? all.stream()
            .map(String::valueOf)
            .filter(each -> each.endsWith(":" + wanted) && !each.equals(name))
            .filter(each -> !each.startsWith("*:"))
            .sorted()
            .toList()
        : List.of();
    return new UsageException(
        others.isEmpty() ? "unknownCommand.none" : "unknownCommand.others",
        name,
        String.join(", ", others));
  }
}

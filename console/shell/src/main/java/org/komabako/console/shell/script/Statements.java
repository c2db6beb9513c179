package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;

/** Runs what {@link ShellText} puts behind a command: another command with its words, or a block. */
public final class Statements {
  private Statements() {}

  /** Runs {@code name word…} or {@code { … }} in this process of the shell; its answer. */
  static @Nullable Object run(CommandSession session, List<Object> words) throws Exception {
    Object first = words.get(0);
    if (!(first instanceof Function block)) {
      return command(session, String.valueOf(first))
          .execute(session, words.subList(1, words.size()));
    }
    // Without words of its own it has those of the block around it.
    return block.execute(session, null);
  }

  private static Function command(CommandSession session, String name) {
    for (String wanted : List.of(name, "*:" + name)) {
      if (session.get(wanted) instanceof Function command) {
        return command;
      }
    }
    return (caller, words) -> new UnknownCommand().execute(caller, List.of(name));
  }
}

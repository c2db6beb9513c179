package org.komabako.console.shell.script;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Process;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Command;

/**
 * How the parts of a pipe end. Each runs in a process of the shell that nobody asks afterwards, and Gogo (1.1.6) prints
 * what one before the last has thrown in words of its own. So a part keeps it here under the number of its pipe, and the
 * pipe looks when it is over.
 */
final class Parts {
  private static final String VARIABLE = "komabako.parts";
  private static final Exception CODE = new IllegalStateException("a command has left a number");

  private Parts() {}

  /**
   * Runs a part: the number of its pipe, then a command with its words or a block.
   *
   * @param last whether a number that it leaves is that of the pipe
   */
  static @Nullable Object run(CommandSession session, List<Object> words, boolean last) {
    String pipe = String.valueOf(words.get(0));
    try {
      Object answer = Statements.run(session, words.subList(1, words.size()));
      if (last && hasFailed()) {
        failures(session).putIfAbsent(pipe, CODE);
      }
      return answer;
    } catch (Exception e) {
      failures(session).putIfAbsent(pipe, e);
      Command.fail();
      return null;
    }
  }

  /** Throws what a part of a pipe has thrown, or fails as its last part has. */
  static void check(CommandSession session, String pipe) throws Exception {
    Exception failed = failures(session).remove(pipe);
    if (failed == CODE) {
      Command.fail();
    } else if (failed != null) {
      throw failed;
    }
  }

  @SuppressWarnings("unchecked") // Only this class puts it there.
  private static Map<String, Exception> failures(CommandSession session) {
    synchronized (session) {
      if (!(session.get(VARIABLE) instanceof Map)) {
        session.put(VARIABLE, new ConcurrentHashMap<String, Exception>());
      }
      return (Map<String, Exception>) session.get(VARIABLE);
    }
  }

  /** Whether the command that ran in this process left a number; Gogo has no door for that. */
  private static boolean hasFailed() {
    Process process = Process.Utils.current();
    if (process == null) {
      return false;
    }
    try {
      Field field = process.getClass().getDeclaredField("error");
      field.setAccessible(true);
      return field.getInt(process) != 0;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }
}

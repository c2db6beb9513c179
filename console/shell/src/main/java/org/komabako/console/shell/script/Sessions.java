package org.komabako.console.shell.script;

import java.util.concurrent.CompletableFuture;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.shell.command.ExitRequest;

/** What every session of ours begins with. */
public final class Sessions {
  private Sessions() {}

  /**
   * Prepares a session.
   *
   * @return completed by {@code exit} with the status
   */
  public static CompletableFuture<Integer> prepare(CommandSession session) {
    CompletableFuture<Integer> end = new CompletableFuture<>();
    session.put(ExitRequest.END, end);
    session.put("SCOPE", "komabako:gogo:*");
    // Drops are written P*5e, which is no pattern of file names.
    session.put(CommandSession.OPTION_NO_GLOB, true);
    // The shell's own commands take every output for a terminal and would colour it.
    session.put("GREP_COLORS", "no=");
    session.put("LS_COLORS", "no=");
    return end;
  }
}

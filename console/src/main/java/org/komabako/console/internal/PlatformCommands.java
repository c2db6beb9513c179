package org.komabako.console.internal;

import java.util.concurrent.CompletableFuture;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.component.annotations.Component;

/** Ending the program, and what it is. */
@Component(
    service = PlatformCommands.class,
    property = {
      "osgi.command.scope=komabako",
      "osgi.command.function=exit",
      "osgi.command.function=quit",
      "osgi.command.function=version"
    })
@Descriptor("the program")
public final class PlatformCommands {
  /** The session variable with what waits for the end of an interactive shell. */
  static final String END = "#komabako.end";

  /** Ends the program. */
  @Descriptor("end the program: [STATUS]")
  public void exit(CommandSession session, Object... words) {
    int status = Refused.unless(() -> Arguments.of(words)
        .atMostOne("status")
        .map(text -> Arguments.number(text, "status"))
        .orElse(0));
    if (session.get(END) instanceof CompletableFuture<?> end) {
      @SuppressWarnings("unchecked") // Only ConsoleMain puts it there.
      CompletableFuture<Integer> typed = (CompletableFuture<Integer>) end;
      typed.complete(status);
    }
    throw new ExitRequest(status);
  }

  /** Ends the program. */
  @Descriptor("end the program: [STATUS]")
  public void quit(CommandSession session, Object... words) {
    exit(session, words);
  }

  /** Name and version. */
  @Descriptor("name and version")
  public String version() {
    var bundle = FrameworkUtil.getBundle(PlatformCommands.class);
    return "komabako " + (bundle == null ? "" : bundle.getVersion()) + ", Java "
        + Runtime.version();
  }
}

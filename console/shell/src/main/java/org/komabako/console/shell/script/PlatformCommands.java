package org.komabako.console.shell.script;

import java.util.concurrent.CountDownLatch;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.ExitRequest;
import org.komabako.console.view.TextView;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** The program: its end and its version. */
@Component(
    service = PlatformCommands.class,
    property = {
      "osgi.command.scope=komabako",
      "osgi.command.function=exit",
      "osgi.command.function=quit",
      "osgi.command.function=shutdown",
      "osgi.command.function=version"
    })
public final class PlatformCommands {
  private static final String EXIT = "komabako:exit";
  private static final String VERSION = "komabako:version";
  private static final int HIGHEST_STATUS = 255;

  private final String version;

  /** Speaks of the version of this bundle. */
  @Activate
  public PlatformCommands(BundleContext context) {
    version = context.getBundle().getVersion().toString();
  }

  /** Ends the program. */
  public @Nullable Object exit(CommandSession session, @Descriptor(EXIT) CharSequence... words)
      throws InterruptedException {
    Integer status = Command.run(() -> Arguments.of(EXIT, words)
        .atMostOne(text -> Arguments.number(text, "STATUS", 0))
        .orElse(0));
    if (status == null) {
      return null;
    }
    ExitRequest request = ExitRequest.of(session, Math.min(status, HIGHEST_STATUS));
    if (session.get(".reader") != null) {
      // The shell would print a prompt once more before it ends.
      new CountDownLatch(1).await();
    }
    throw request;
  }

  /** Ends the program. */
  public @Nullable Object quit(CommandSession session, @Descriptor(EXIT) CharSequence... words)
      throws InterruptedException {
    return exit(session, words);
  }

  /** Ends the program. */
  public @Nullable Object shutdown(CommandSession session, @Descriptor(EXIT) CharSequence... words)
      throws InterruptedException {
    return exit(session, words);
  }

  /** Name and version. */
  public @Nullable TextView version(@Descriptor(VERSION) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(VERSION, words).none();
      return new TextView(version, "komabako " + version + ", Java " + Runtime.version());
    });
  }
}

package org.komabako.console.shell.script;

import java.util.concurrent.TimeUnit;
import org.apache.felix.service.command.Descriptor;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UsageException;
import org.osgi.service.component.annotations.Component;

/** Waits; the shell's own {@code sleep} tells an interrupt by the name of an exception. */
@Component(
    service = SleepCommand.class,
    property = {"osgi.command.scope=komabako", "osgi.command.function=sleep"})
public final class SleepCommand {
  private static final String SLEEP = "komabako:sleep";

  /** Waits. */
  public void sleep(@Descriptor(SLEEP) CharSequence... words) throws InterruptedException {
    Long millis = Command.run(() -> millis(Arguments.of(SLEEP, words).only()));
    if (millis != null) {
      TimeUnit.MILLISECONDS.sleep(millis);
    }
  }

  private static long millis(String text) {
    if (!text.matches("[0-9]{1,8}(\\.[0-9]{1,3})?")) {
      throw new UsageException("sleepCommand.number", text);
    }
    return Math.round(1000 * Double.parseDouble(text));
  }
}

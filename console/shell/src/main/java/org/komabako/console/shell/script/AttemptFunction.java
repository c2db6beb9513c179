package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.view.View;
import org.osgi.service.component.annotations.Component;

/**
 * {@code komabako:_attempt a || b}: when a fails, its reason is told on the error stream, and b is done. A wish to exit
 * and an interrupt are no failures.
 */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_attempt"})
public final class AttemptFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) throws Exception {
    try {
      Object answer = Statements.run(session, words);
      if (!View.isGood(answer)) {
        Command.fail();
      }
      return answer;
    } catch (Exception e) {
      Failure failure = Failure.of(e);
      if (failure.status() == ExitStatus.INTERRUPTED || failure.status() == ExitStatus.SUCCESS) {
        throw e;
      }
      System.err.println("komabako: " + failure.sentence());
      Command.fail();
      return null;
    }
  }
}

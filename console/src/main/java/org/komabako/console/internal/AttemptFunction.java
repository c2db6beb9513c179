package org.komabako.console.internal;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.jspecify.annotations.Nullable;
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
      if (!ScriptRunner.isGood(answer)) {
        Statements.fail();
      }
      return answer;
    } catch (Exception e) {
      Failure failure = Failure.of(e);
      if (failure.status() == ScriptRunner.INTERRUPTED
          || failure.status() == ScriptRunner.SUCCESS) {
        throw e;
      }
      System.err.println("komabako: " + failure.sentence());
      Statements.fail();
      return null;
    }
  }
}

package org.komabako.console.shell.script;

import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Function;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.console.shell.command.CommandFailedException;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.shell.command.FinishedJobs;
import org.osgi.service.component.annotations.Component;

/**
 * {@code komabako:_line { … }}, a line that was typed into the shell: what goes wrong is told in a sentence, and Ctrl+C
 * ends what runs in it with one word. The shell's own handler would end the line itself, which it tells by the name of an
 * exception.
 */
@Component(property = {"osgi.command.scope=komabako", "osgi.command.function=_line"})
public final class LineFunction implements Function {
  @Override
  public @Nullable Object execute(CommandSession session, List<Object> words) throws Exception {
    Process process = Process.Utils.current();
    Job job = process == null ? null : process.job();
    if (job == null || !(session.get(".terminal") instanceof Terminal terminal)) {
      return run(session, words);
    }
    Terminal.SignalHandler before =
        terminal.handle(Terminal.Signal.INT, signal -> FinishedJobs.interruptInside(job));
    try {
      return run(session, words);
    } finally {
      terminal.handle(Terminal.Signal.INT, before);
    }
  }

  private static @Nullable Object run(CommandSession session, List<Object> words) throws Exception {
    try {
      Object answer = Statements.run(session, words);
      return answer instanceof CharSequence text ? SafeText.lines(text.toString()) : answer;
    } catch (Exception e) {
      Failure failure = Failure.of(e);
      throw failure.status() == ExitStatus.SUCCESS
          ? e
          : CommandFailedException.told(failure.sentence(), e);
    }
  }
}

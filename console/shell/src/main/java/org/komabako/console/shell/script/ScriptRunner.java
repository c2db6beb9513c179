package org.komabako.console.shell.script;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.felix.gogo.runtime.Closure;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Result;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.console.shell.command.ExitRequest;
import org.komabako.console.shell.command.ExitStatus;
import org.komabako.console.view.View;
import org.komabako.console.view.words.Spoken;

/**
 * Runs a script statement by statement, prints what each answers, and ends at the first that fails.
 * Answers go to the session's console, problems to the error stream with the line. A script that is
 * not well-formed is not begun.
 */
public final class ScriptRunner {

  private final CommandSession session;
  private final PrintStream errors;
  private volatile boolean silentFailure;

  public ScriptRunner(CommandSession session, PrintStream errors) {
    this.session = session;
    this.errors = errors;
    var unused = Sessions.prepare(session);
    session.setJobListener((job, previous, current) -> ended(job));
  }

  /** Makes arguments known as {@code $args} and {@code $1}, {@code $2} …, the name as {@code $0}. */
  public void arguments(String name, String... arguments) {
    session.put("0", name);
    session.put("args", Arrays.asList(arguments));
    for (int i = 0; i < arguments.length; i++) {
      session.put(String.valueOf(i + 1), arguments[i]);
    }
  }

  /** Runs a script; the exit status. */
  public int run(String script) {
    Spoken.session(session);
    try {
      return steps(script);
    } finally {
      Spoken.session(null);
    }
  }

  private int steps(String script) {
    List<Script.Step> steps;
    try {
      steps = Script.steps(script);
    } catch (SyntaxError e) {
      // Counted from 0, and beyond the end where something is not closed.
      int lines = (int) script.stripTrailing().lines().count();
      return fail(Math.min(e.line() + 1, lines), Failure.of(e).sentence(), ExitStatus.USAGE);
    }
    for (Script.Step step : steps) {
      int status = execute(step);
      Optional<Integer> exit = ExitRequest.status(session);
      if (exit.isPresent()) {
        session.getConsole().flush();
        return exit.get();
      }
      if (status != ExitStatus.SUCCESS) {
        return status;
      }
    }
    return ExitStatus.SUCCESS;
  }

  private int execute(Script.Step step) {
    try {
      Object result = session.execute(ShellText.forGogo(step.text()));
      if (session.get(Closure.PIPE_EXCEPTION) instanceof Exception failed) {
        return failed(cause(failed), step.line());
      }
      if (silentFailure) {
        return fail(step.line(), Spoken.say("script.failed", step.text()), ExitStatus.FAILURE);
      }
      CharSequence answer =
          result == null || step.assigns() ? "" : session.format(result, Converter.INSPECT);
      if (answer.length() > 0) {
        session.getConsole().println(SafeText.lines(answer.toString()));
      }
      session.getConsole().flush();
      return step.assigns() || View.isGood(result)
          ? ExitStatus.SUCCESS
          : fail(step.line(), Spoken.say("script.some", step.text()), ExitStatus.FAILURE);
    } catch (InterruptedException e) {
      return interrupted();
    } catch (Exception e) {
      return failed(e, step.line());
    }
  }

  /** The shell's own commands do not throw; they say what is wrong and leave a number. */
  private void ended(Job job) {
    Result result = job.result();
    if (job.parent() == null && job.status() == Job.Status.Done && result != null) {
      silentFailure = !result.isSuccess() && result.exception() == null;
    }
  }

  /** A pipe packs up what happened in it. */
  private static Throwable cause(Exception pipe) {
    return pipe.getSuppressed().length == 0 ? pipe : pipe.getSuppressed()[0];
  }

  private int failed(Throwable problem, int line) {
    Failure failure = Failure.of(problem);
    return switch (failure.status()) {
      case ExitStatus.SUCCESS -> ExitStatus.SUCCESS;
      case ExitStatus.INTERRUPTED -> interrupted();
      default -> fail(line, failure.sentence(), failure.status());
    };
  }

  private int interrupted() {
    session.getConsole().flush();
    errors.println("komabako: " + Spoken.say("script.interrupted"));
    return ExitStatus.INTERRUPTED;
  }

  private int fail(int line, @Nullable String message, int status) {
    session.getConsole().flush();
    errors.println("komabako: "
        + Spoken.say("script.line", line, Failure.of(status, message).sentence()));
    return status;
  }
}

package org.komabako.console.internal;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.gogo.runtime.EOFError;
import org.apache.felix.gogo.runtime.Parser;
import org.apache.felix.gogo.runtime.SyntaxError;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Converter;

/**
 * Runs the statements of a script one by one, prints what each answers, and ends at the first that
 * fails. Answers go to the session's console, problems to the error stream with the line.
 */
final class ScriptRunner {
  static final int SUCCESS = 0;
  static final int FAILURE = 1;
  static final int USAGE = 2;
  static final int INTERRUPTED = 130;

  private final CommandSession session;
  private final PrintStream errors;

  ScriptRunner(CommandSession session, PrintStream errors) {
    this.session = session;
    this.errors = errors;
  }

  /** Makes arguments known as {@code $args} and {@code $1}, {@code $2} … */
  void arguments(String... arguments) {
    session.put("args", Arrays.asList(arguments));
    for (int i = 0; i < arguments.length; i++) {
      session.put(String.valueOf(i + 1), arguments[i]);
    }
  }

  /** Runs a script; the exit status. */
  int run(String script) {
    List<String> lines = script.lines().toList();
    int at = 0;
    while (at < lines.size()) {
      int end = at;
      StringBuilder chunk = new StringBuilder();
      boolean complete = false;
      while (!complete && end < lines.size()) {
        chunk.append(chunk.length() == 0 ? "" : "\n").append(lines.get(end));
        end++;
        try {
          new Parser(chunk).program();
          complete = true;
        } catch (EOFError e) {
          if (end == lines.size()) {
            return fail(at, e.getMessage(), USAGE);
          }
        } catch (SyntaxError e) {
          return fail(end - 1, e.getMessage(), USAGE);
        }
      }
      int status = execute(chunk.toString(), at);
      if (status != CONTINUE) {
        return status;
      }
      at = end;
    }
    return SUCCESS;
  }

  private static final int CONTINUE = -1;

  private int execute(String statement, int line) {
    if (statement.isBlank() || statement.strip().startsWith("#")) {
      return CONTINUE;
    }
    try {
      Object result = session.execute(statement);
      if (Thread.interrupted()) {
        return INTERRUPTED;
      }
      // What is assigned is kept, not printed.
      if (result != null && !statement.strip().matches("(?s)[A-Za-z_]\\w*\\s*=.*")) {
        session.getConsole().println(session.format(result, Converter.INSPECT));
        session.getConsole().flush();
      }
      return CONTINUE;
    } catch (SyntaxError e) {
      return fail(line, e.getMessage(), USAGE);
    } catch (InterruptedException e) {
      return INTERRUPTED;
    } catch (Exception e) {
      return failed(e, line);
    }
  }

  private int failed(Exception problem, int line) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause instanceof ExitRequest exit) {
        return exit.status();
      }
      if (cause instanceof Refused) {
        return fail(line, cause.getMessage(), FAILURE);
      }
    }
    String message = problem.getMessage();
    boolean ours = problem.getClass().getName().startsWith("org.apache.felix.gogo");
    return fail(
        line,
        ours || problem instanceof IllegalArgumentException ? message : problem.toString(),
        FAILURE);
  }

  private int fail(int line, @org.jspecify.annotations.Nullable String message, int status) {
    session.getConsole().flush();
    errors.println("komabako: line " + (line + 1) + ": " + message);
    return status;
  }
}

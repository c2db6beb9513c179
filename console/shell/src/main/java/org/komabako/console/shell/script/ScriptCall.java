package org.komabako.console.shell.script;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.komabako.console.shell.command.ExitStatus;

/**
 * A script that is run once, in a session of its own with a working folder of its own.
 *
 * @param name what it calls itself, {@code $0}
 * @param text its commands
 * @param arguments {@code $1}, {@code $2} …
 * @param folder where relative files are
 * @param environment variables that the session gets, like {@code COLUMNS}
 * @param in standard input
 * @param out standard output
 * @param err the error stream
 */
record ScriptCall(
    String name,
    String text,
    List<String> arguments,
    Path folder,
    Map<String, String> environment,
    InputStream in,
    OutputStream out,
    OutputStream err) {

  ScriptCall {
    arguments = List.copyOf(arguments);
    environment = Map.copyOf(environment);
  }

  /** Runs it; the exit status. What still runs when the thread is interrupted is interrupted too. */
  int run(CommandProcessor processor) {
    PrintStream answers = new PrintStream(new SafeStream(out), true, StandardCharsets.UTF_8);
    PrintStream problems = new PrintStream(new SafeStream(err), true, StandardCharsets.UTF_8);
    Mutable said = new Mutable(problems);
    try (CommandSession session = processor.createSession(in, answers, said)) {
      session.currentDir(folder);
      environment.forEach(session::put);
      ScriptRunner runner = new ScriptRunner(session, problems);
      runner.arguments(name, arguments.toArray(String[]::new));
      int status = runner.run(text);
      // What still runs is interrupted when the session closes, and need not say so too.
      said.mute(status == ExitStatus.INTERRUPTED);
      return status;
    } finally {
      answers.flush();
      problems.flush();
    }
  }

  /** The error stream of the commands, until they are interrupted. */
  private static final class Mutable extends FilterOutputStream {
    private volatile boolean muted;

    Mutable(OutputStream out) {
      super(out);
    }

    void mute(boolean mute) {
      muted = mute;
    }

    @Override
    public void write(int oneByte) throws IOException {
      if (!muted) {
        out.write(oneByte);
      }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      if (!muted) {
        out.write(bytes, offset, length);
      }
    }
  }
}

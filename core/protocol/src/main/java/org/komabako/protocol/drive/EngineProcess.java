package org.komabako.protocol.drive;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.komabako.base.SafeText;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineException;
import org.komabako.protocol.text.OneLine;

/**
 * A program that was started, and the lines that go to and fro. What it writes is handed on at once by a
 * thread that does nothing else, so a flood fills no memory: the program waits instead. What is written
 * to it waits in a short queue; a program that lets it fill up is ended.
 */
final class EngineProcess {
  private static final int WAITING = 1_024;
  private static final int SIGNALLED = 128;

  /** Beyond it a status is one that the program has chosen, like the 255 of {@code ssh}. */
  private static final int LAST_SIGNAL = 64;

  /** What it said before it ended is shown so far. */
  private static final int LONGEST_WORDS = 300;

  /** How long what it wrote before it ended may take to be read. */
  private static final long LAST_LINES_MILLIS = 2_000;

  private final Process process;
  private final EngineLog log;
  private final boolean remote;
  private final ChildProcesses children;
  private final BlockingQueue<String> toWrite = new ArrayBlockingQueue<>(WAITING);
  private final CompletableFuture<LocalizedText> ended = new CompletableFuture<>();
  private final List<Thread> threads;
  private volatile Consumer<String> heard = line -> {};
  private volatile String lastWords = "";

  /**
   * Starts a program.
   *
   * @throws EngineException if it cannot be started
   */
  static EngineProcess start(Program program, EngineLog log) {
    ProcessBuilder builder = new ProcessBuilder(program.started());
    program.folder().ifPresent(path -> builder.directory(path.toFile()));
    log.add('>', "(starts " + String.join(" ", program.started()) + ")");
    try {
      return new EngineProcess(builder.start(), log, program.remote());
    } catch (IOException e) {
      throw new EngineException(
          Sentence.of(
              EngineProcess.class,
              "engineProcess.cannotStarted",
              program.command().get(0),
              NotStarted.reason(program, e)),
          e);
    }
  }

  /** A program of this machine that was started. */
  EngineProcess(Process process, EngineLog log) {
    this(process, log, false);
  }

  /** @param remote whether it is a line to another machine, whose last word says what is wrong */
  EngineProcess(Process process, EngineLog log, boolean remote) {
    this.process = process;
    this.log = log;
    this.remote = remote;
    children = new ChildProcesses(process.toHandle());
    String name = "komabako-engine-" + process.pid();
    threads = List.of(
        new Thread(this::readAnswers, name),
        new Thread(this::readErrors, name + "-errors"),
        new Thread(this::write, name + "-writer"));
    threads.forEach(thread -> thread.setDaemon(true));
    var unused = process.onExit().thenRun(this::exited);
  }

  /** Its output may stay open in the hands of what it has started: that must not hide that it has ended. */
  private void exited() {
    children.end();
    // Nobody reads any more what waits to be written.
    threads.get(2).interrupt();
    CompletableFuture.delayedExecutor(LAST_LINES_MILLIS, TimeUnit.MILLISECONDS)
        .execute(() -> ended.complete(epitaph()));
  }

  /**
   * Begins the conversation.
   *
   * @param listener takes what it writes, in a thread of its own
   */
  void listen(Consumer<String> listener) {
    heard = listener;
    // Who reads the answers waits at their end for what stands in the error output: that is read
    // before.
    threads.get(1).start();
    threads.get(0).start();
    threads.get(2).start();
  }

  private void readAnswers() {
    LineReader.read(process.getInputStream(), line -> {
      note('<', line);
      hear(line);
    });
    LocalizedText how = epitaph();
    children.end();
    ended.complete(how);
  }

  /** One line that is not understood must not keep the next from being read. */
  private void hear(String line) {
    try {
      heard.accept(line);
    } catch (RuntimeException | Error e) {
      log.add('!', "(this line went wrong inside: " + e + ")");
    }
    children.look();
  }

  private void readErrors() {
    LineReader.read(process.getErrorStream(), line -> {
      log.add('!', line);
      boolean says = !line.isEmpty() && !line.startsWith("at ");
      if (lastWords.isEmpty() || remote && says) {
        lastWords = line;
      }
    });
  }

  /** Empty lines keep a line open, and would fill the log. */
  private void note(char direction, String line) {
    if (!line.isEmpty()) {
      log.add(direction, line);
    }
  }

  /** How it ended; a program may close its output a moment before it ends. */
  private LocalizedText epitaph() {
    try {
      if (!process.waitFor(1, TimeUnit.SECONDS)) {
        return Sentence.of(EngineProcess.class, "engineProcess.closedOutput");
      }
      threads.get(1).join(Duration.ofSeconds(1).toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    int code = process.isAlive() ? 0 : process.exitValue();
    LocalizedText how = code > SIGNALLED && code <= SIGNALLED + LAST_SIGNAL
        ? Sentence.of(EngineProcess.class, "engineProcess.wasEndedSignal", code - SIGNALLED)
        : Sentence.of(EngineProcess.class, "engineProcess.endedExitStatus", code);
    return lastWords.isEmpty()
        ? how
        : Sentence.of(
            EngineProcess.class,
            "engineProcess.said",
            how,
            SafeText.line(lastWords, LONGEST_WORDS));
  }

  private void write() {
    try (Writer out = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
      while (process.isAlive()) {
        out.write(OneLine.of(toWrite.take()) + "\n");
        out.flush();
        children.look();
      }
    } catch (IOException e) {
      // It is gone; who reads its answers is told.
    } catch (InterruptedException e) {
      // It is to end.
    }
  }

  /** Says something to it; it is written soon. */
  void send(String line) {
    note('>', line);
    if (!toWrite.offer(line)) {
      kill();
    }
  }

  /** Completed with a sentence of how, when it has ended. */
  CompletableFuture<LocalizedText> ended() {
    return ended;
  }

  /** Ends it for a reason, which is how it has ended then. */
  void end(LocalizedText why) {
    ended.complete(why);
    kill();
  }

  /** Asks it to end, and ends it if it does not; returns when it and its threads are gone. */
  void close(String goodbye, Duration patience) {
    children.lookNow();
    send(goodbye);
    try {
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        kill();
        process.waitFor();
      }
      children.end();
      for (Thread thread : threads) {
        thread.interrupt();
        thread.join(Duration.ofSeconds(1).toMillis());
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }

  /** Ends it and all that it started, at once. */
  void kill() {
    children.lookNow();
    process.destroyForcibly();
    children.end();
    threads.get(2).interrupt();
  }
}

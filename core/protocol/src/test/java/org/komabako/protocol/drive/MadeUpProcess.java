package org.komabako.protocol.drive;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;

/** A program in memory: a script is told each line that is written to it, and may print, exit or do nothing. */
final class MadeUpProcess extends Process {
  private static final AtomicLong NUMBERS = new AtomicLong(1L << 40);

  final MadeUpHandle handle = new MadeUpHandle(NUMBERS.incrementAndGet());
  final List<String> read = new CopyOnWriteArrayList<>();

  private final BiConsumer<MadeUpProcess, String> script;
  private final CompletableFuture<Process> exited = new CompletableFuture<>();
  private final PipedOutputStream output = new PipedOutputStream();
  private final PipedOutputStream errors = new PipedOutputStream();
  private final InputStream fromOutput;
  private final InputStream fromErrors;
  private volatile int status;

  MadeUpProcess(BiConsumer<MadeUpProcess, String> script) {
    this.script = script;
    try {
      fromOutput = new PipedInputStream(output, 1 << 16);
      fromErrors = new PipedInputStream(errors, 1 << 16);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A program that reads and says nothing. */
  static MadeUpProcess silent() {
    return new MadeUpProcess((process, line) -> {});
  }

  /** A program that answers one line with others; what is no question is passed over. */
  static MadeUpProcess answering(Map<String, List<String>> answers) {
    return new MadeUpProcess(
        (process, line) -> answers.getOrDefault(line, List.of()).forEach(process::print));
  }

  void print(String line) {
    write(output, line);
  }

  void complain(String line) {
    write(errors, line);
  }

  private static void write(PipedOutputStream to, String line) {
    try {
      to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      to.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** It ends by itself. */
  void exit(int code) {
    endWithOpenOutput(code);
    closeOutput();
  }

  /** It ends, and what it has started holds its output open. */
  void endWithOpenOutput(int code) {
    status = code;
    handle.alive = false;
    exited.complete(this);
  }

  void closeOutput() {
    try {
      output.close();
      errors.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public OutputStream getOutputStream() {
    return new OutputStream() {
      private final StringBuilder line = new StringBuilder();

      @Override
      public void write(int b) {
        if (b == '\n') {
          String whole = line.toString();
          line.setLength(0);
          read.add(whole);
          script.accept(MadeUpProcess.this, whole);
        } else {
          line.append((char) b);
        }
      }
    };
  }

  @Override
  public InputStream getInputStream() {
    return fromOutput;
  }

  @Override
  public InputStream getErrorStream() {
    return fromErrors;
  }

  @Override
  public int waitFor() throws InterruptedException {
    try {
      exited.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return status;
  }

  @Override
  public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
    try {
      exited.get(Math.min(unit.toMillis(timeout), 300), TimeUnit.MILLISECONDS);
      return true;
    } catch (ExecutionException | TimeoutException e) {
      return false;
    }
  }

  @Override
  public int exitValue() {
    return status;
  }

  @Override
  public boolean isAlive() {
    return !exited.isDone();
  }

  @Override
  public void destroy() {
    exit(143);
  }

  @Override
  public Process destroyForcibly() {
    if (isAlive()) {
      exit(137);
    }
    return this;
  }

  @Override
  public ProcessHandle toHandle() {
    return handle;
  }

  @Override
  public CompletableFuture<Process> onExit() {
    return exited;
  }
}

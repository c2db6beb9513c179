package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.komabako.base.SerialExecutor;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineException.Fault;
import org.komabako.engine.Limits;

/**
 * A line to an engine on another machine. A line that is lost is made again, at once and then after growing pauses: while it
 * thinks for as long as its clock runs, and between its moves too, so that it is there when its turn comes. What is in the
 * way is told in one sentence. A thread of its own keeps the line open; it ends when this is closed.
 */
final class RemoteConnection extends EngineConnection {
  /** A line that is lost so often in one task is no bad line: what is behind it ends. */
  private static final int MOST_LOSSES = 5;

  private final LineTimeouts patience;
  private final SerialExecutor keeper;
  private final ReentrantLock opening = new ReentrantLock();
  private final CompletableFuture<Void> reached = new CompletableFuture<>();
  private Consumer<LocalizedText> told = text -> {};
  private LocalizedText trouble = LocalizedText.NONE;
  private boolean thinking;
  private boolean stopped;
  private long until;
  private int losses;

  RemoteConnection(String name, Opener opener, LineTimeouts patience) {
    super(name, null, opener);
    this.patience = patience;
    keeper = SerialExecutor.onOwnThread("komabako-line-" + name);
    var unused = keeper.repeat(patience.keepAlive(), new KeepAlive(this::current, patience));
    tryWhileIdle();
  }

  /** Tells what is in the way, and an empty text when nothing is any more. */
  void listen(Consumer<LocalizedText> listener) {
    LocalizedText now;
    synchronized (this) {
      told = listener;
      now = trouble;
    }
    if (!now.isEmpty()) {
      listener.accept(now);
    }
  }

  /** Completed when it was reached for the first time; fails if that is given up, or it is of no use. */
  CompletableFuture<Void> reached() {
    return reached.copy();
  }

  @Override
  synchronized void begin(Limits limits) {
    thinking = true;
    stopped = false;
    losses = 0;
    allow(limits);
  }

  @Override
  synchronized void allow(Limits limits) {
    until = System.nanoTime() + patience.trying(limits).toNanos();
  }

  @Override
  synchronized void end() {
    thinking = false;
  }

  @Override
  Duration silent(Limits limits) {
    return patience.silent(limits);
  }

  /** The answer is wanted: where there is no line, there will be none. */
  @Override
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  @Override
  ProtocolDriver ready() {
    Backoff backoff = backoff();
    while (true) {
      EngineException problem;
      opening.lock();
      try {
        ProtocolDriver current = current();
        return current == null ? connect() : current;
      } catch (EngineException e) {
        problem = lineProblem(e);
      } finally {
        opening.unlock();
      }
      pause(backoff.next(), problem);
    }
  }

  private Backoff backoff() {
    return new Backoff(patience.firstPause(), patience.longestPause());
  }

  private ProtocolDriver connect() {
    ProtocolDriver fresh = open();
    tell(LocalizedText.NONE);
    reached.complete(null);
    var unused = fresh.ended().thenAccept(how -> keeper.execute(() -> lostWhileIdle(fresh, how)));
    return fresh;
  }

  /**
   * Tells of an attempt that has failed.
   *
   * @throws EngineException if the line is not what is wrong: the same, or that this was closed meanwhile
   */
  private EngineException lineProblem(EngineException failed) {
    if (isClosed()) {
      throw shut();
    }
    if (!(failed.getCause() instanceof EngineDiedException died)) {
      reached.completeExceptionally(failed);
      throw failed;
    }
    String key = reached.isDone() ? "remoteConnection.lost" : "remoteConnection.notReached";
    return remember(key, died);
  }

  private EngineException remember(String key, EngineDiedException died) {
    EngineException problem = new EngineException(
        Sentence.of(RemoteConnection.class, key, name(), died.text()), Fault.LINE, died);
    if (reached.isDone()) {
      restarted(problem);
    }
    tell(problem.text());
    return problem;
  }

  private void tell(LocalizedText text) {
    Consumer<LocalizedText> listener;
    synchronized (this) {
      if (text.equals(trouble)) {
        return;
      }
      trouble = text;
      listener = told;
    }
    listener.accept(text);
  }

  private synchronized void pause(Duration length, EngineException problem) {
    long end = System.nanoTime() + length.toNanos();
    while (true) {
      long now = System.nanoTime();
      if (isClosed()) {
        throw shut();
      }
      if (stopped || until - now <= 0) {
        throw problem;
      }
      if (end - now <= 0) {
        return;
      }
      try {
        wait(Math.max(1, Math.min(end - now, until - now) / 1_000_000));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw problem;
      }
    }
  }

  @Override
  void lost(EngineDiedException problem) {
    EngineException told = remember("remoteConnection.lost", problem);
    synchronized (this) {
      losses++;
      if (losses >= MOST_LOSSES) {
        throw new EngineException(
            Sentence.of(
                RemoteConnection.class,
                "remoteConnection.lostAgainAndAgain",
                name(),
                losses,
                problem.text()),
            Fault.LINE,
            told);
      }
    }
  }

  /** Only where nobody thinks: who does sees it himself. */
  private void lostWhileIdle(ProtocolDriver old, LocalizedText how) {
    synchronized (this) {
      if (thinking || current() != old || isClosed()) {
        return;
      }
    }
    drop();
    var unused = remember("remoteConnection.lost", new EngineDiedException(how));
    tryWhileIdle();
  }

  private void tryWhileIdle() {
    Backoff backoff = backoff();
    long end = System.nanoTime() + patience.giveUp().toNanos();
    keeper.execute(() -> tryWhileIdle(backoff, end));
  }

  private void tryWhileIdle(Backoff backoff, long end) {
    if (isClosed() || isThinking() || current() != null || !opening.tryLock()) {
      return;
    }
    try {
      if (current() == null) {
        var unused = connect();
      }
    } catch (EngineException e) {
      tryLater(e, backoff, end);
    } finally {
      opening.unlock();
    }
  }

  private void tryLater(EngineException failed, Backoff backoff, long end) {
    EngineException problem;
    try {
      problem = lineProblem(failed);
    } catch (EngineException e) {
      tell(e.text());
      return;
    }
    if (end - System.nanoTime() <= 0) {
      // Who waits for it need not wait longer; it is tried on.
      reached.completeExceptionally(problem);
    }
    var unused = keeper.schedule(backoff.next(), () -> tryWhileIdle(backoff, end));
  }

  private synchronized boolean isThinking() {
    return thinking;
  }

  @Override
  void close(Duration quit) {
    super.close(quit);
    synchronized (this) {
      notifyAll();
    }
    keeper.close();
    reached.completeExceptionally(shut());
  }
}

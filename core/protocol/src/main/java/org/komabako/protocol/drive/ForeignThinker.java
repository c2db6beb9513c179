package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SerialExecutor;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;

/**
 * A foreign engine at one board. What becomes of a process that crashes, ends or hangs, and whether it is replaced (started
 * again), is for its {@link EngineConnection} to say; a new one is told all that happened, and what is left of the clock. A
 * thread of its own waits for it.
 */
final class ForeignThinker implements Thinker {
  /** Longer than anything. */
  static final Duration NEVER = Duration.ofDays(365);

  private static final Duration LAST_LOOK = Duration.ofMillis(100);

  /** Less of the clock is not worth telling. */
  private static final Duration MOMENT = Duration.ofMillis(100);

  private final String name;
  private final EngineConnection connection;
  private final Timeouts patience;
  private final Consumer<ForeignThinker> leaves;
  private final SerialExecutor worker;
  private @Nullable CompletableFuture<Answer> result;
  private Limits limits = Limits.NONE;
  /** Since when the clock of the limits runs. */
  private long counted;

  private long began;
  private boolean stopped;
  private boolean toldToStop;
  private boolean closed;

  /**
   * A thinker.
   *
   * @param leaves is told when this is closed
   */
  ForeignThinker(EngineConnection connection, Timeouts patience, Consumer<ForeignThinker> leaves) {
    this.name = connection.name();
    this.connection = connection;
    this.patience = patience;
    this.leaves = leaves;
    worker = SerialExecutor.onOwnThread("komabako-thinker-" + name);
  }

  @Override
  public CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
    CompletableFuture<Answer> mine = new CompletableFuture<>();
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException(name + " is closed");
      }
      if (result != null && !result.isDone()) {
        throw new IllegalStateException(name + " still thinks");
      }
      result = mine;
      limits = task.limits();
      counted = System.nanoTime();
      stopped = false;
      worker.execute(() -> run(task, told, mine));
    }
    return mine;
  }

  private void run(Task task, Consumer<Info> told, CompletableFuture<Answer> mine) {
    connection.begin(task.limits());
    try {
      Answer answer = answer(task, told);
      connection.end();
      mine.complete(answer);
    } catch (EngineException e) {
      connection.end();
      mine.completeExceptionally(e);
    } catch (RuntimeException | Error e) {
      connection.end();
      // An Error too must not leave whoever waits for the answer waiting for ever.
      mine.completeExceptionally(new EngineException(
          Sentence.of(ForeignThinker.class, "foreignThinker.wentWrongInside", name, e), e));
    }
  }

  private Answer answer(Task task, Consumer<Info> told) {
    boolean again = false;
    while (true) {
      try {
        ProtocolDriver ready = connection.ready();
        Thought thought = new Thought(now(task, again), told);
        begin(ready, thought);
        await(ready, thought);
        return thought.answer().get();
      } catch (EngineDiedException e) {
        lost(e);
      } catch (ExecutionException e) {
        Throwable cause = Objects.requireNonNull(e.getCause());
        if (!(cause instanceof EngineDiedException died)) {
          throw new EngineException(
              Sentence.of(
                  ForeignThinker.class, "foreignThinker.joined", name, UserMessage.of(cause)),
              fault(cause),
              cause);
        }
        lost(died);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new EngineException(
            Sentence.of(ForeignThinker.class, "foreignThinker.wasInterrupted", name), e);
      }
      again = true;
    }
  }

  /** The task as it is by now: the clock has run on. One that was to stop must not begin all over. */
  private synchronized Task now(Task task, boolean again) {
    if (again && stopped) {
      return new Task(task.start(), task.moves(), Limits.time(LAST_LOOK));
    }
    Duration passed = Duration.ofNanos(System.nanoTime() - counted);
    if (limits.own().isEmpty() || limits.ponder() || passed.compareTo(MOMENT) < 0) {
      return task;
    }
    counted += passed.toNanos();
    limits = limits.after(passed);
    return new Task(
        task.start(), task.moves(), task.limits().ponder() ? limits.pondering() : limits);
  }

  /** Lets go of a process that is of no use. */
  private void lost(EngineDiedException problem) {
    connection.drop();
    if (isClosed()) {
      throw connection.shut();
    }
    connection.lost(problem);
  }

  private static EngineException.Fault fault(Throwable problem) {
    return problem instanceof EngineException known ? known.fault() : EngineException.Fault.OTHER;
  }

  @Override
  public Optional<EngineException> restarted() {
    return connection.restarted();
  }

  @Override
  public void onTrouble(Consumer<LocalizedText> listener) {
    if (connection instanceof RemoteConnection remote) {
      remote.listen(listener);
    }
  }

  @Override
  public CompletableFuture<Void> ready() {
    return connection instanceof RemoteConnection remote
        ? remote.reached()
        : CompletableFuture.completedFuture(null);
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private synchronized void begin(ProtocolDriver ready, Thought thought) {
    began = System.nanoTime();
    toldToStop = false;
    var unused = thought.answer().whenComplete((answer, problem) -> wake());
    ready.think(thought);
    if (!limits.ponder() && task(thought).ponder()) {
      ready.ponderHit();
    }
  }

  private static Limits task(Thought thought) {
    return thought.task().limits();
  }

  private synchronized void wake() {
    notifyAll();
  }

  /** Waits for the answer; tells the engine to stop when its time is up or it is wanted. */
  private synchronized void await(ProtocolDriver ready, Thought thought)
      throws InterruptedException {
    while (!thought.answer().isDone() && !closed) {
      Duration silent = connection.silent(limits);
      long now = System.nanoTime();
      long left = deadline() - now;
      long silence = Math.max(ready.heardAt(), began) + silent.toNanos() - now;
      if (left > 0 && silence <= 0) {
        throw EngineDiedException.hangs("foreignThinker.saysNothing", silent.toSeconds());
      } else if (left > 0) {
        wait(Math.max(1, Math.min(left, silence) / 1_000_000));
      } else if (toldToStop) {
        throw EngineDiedException.hangs(
            "foreignThinker.didNotAnswerWithin", patience.answer().toMillis());
      } else {
        tellToStop();
      }
    }
    if (closed) {
      throw EngineDiedException.of("foreignThinker.wasClosed");
    }
  }

  private long deadline() {
    if (toldToStop) {
      return began + patience.answer().toNanos();
    }
    return stopped ? began : began + allowed().toNanos();
  }

  /** How long it may think; the whole clock if that is all there is, for it is its own. */
  private Duration allowed() {
    if (limits.ponder()) {
      return NEVER;
    }
    return limits.time().or(() -> limits.own().map(left -> left.total())).orElse(NEVER);
  }

  private void tellToStop() {
    toldToStop = true;
    began = System.nanoTime();
    ProtocolDriver current = connection.current();
    if (current != null) {
      current.stop();
    }
  }

  @Override
  public synchronized void stop() {
    stopped = true;
    connection.stop();
    notifyAll();
  }

  @Override
  public synchronized void ponderHit() {
    ponderHit(limits.begun());
  }

  /** Only how long is waited changes: USI and CECP know no way to tell an engine other times then. */
  @Override
  public synchronized void ponderHit(Limits now) {
    if (limits.ponder() && result != null && !result.isDone()) {
      limits = now;
      began = System.nanoTime();
      counted = began;
      connection.allow(now);
      ProtocolDriver current = connection.current();
      if (current != null) {
        current.ponderHit();
      }
      notifyAll();
    }
  }

  /** Waits until the process is gone, as long as an engine may take to quit. */
  @Override
  public void close() {
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      notifyAll();
    }
    worker.close();
    leaves.accept(this);
    connection.close(patience.quit());
  }
}

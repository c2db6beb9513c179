package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
 * A foreign engine at one board. A process that crashes, ends or hangs is replaced (started again) once in a task, and
 * the new one is told all that happened; a thread of its own waits for it.
 */
final class ForeignThinker implements Thinker {
  private static final Duration NEVER = Duration.ofDays(365);
  private static final Duration LAST_LOOK = Duration.ofMillis(100);

  private final String name;
  private final Supplier<ProtocolDriver> opener;
  private final Timeouts patience;
  private final Consumer<ForeignThinker> leaves;
  private final SerialExecutor worker;
  private @Nullable ProtocolDriver talk;
  private @Nullable CompletableFuture<Answer> result;
  private Limits limits = Limits.NONE;
  private long began;
  private boolean stopped;
  private boolean toldToStop;
  private boolean closed;
  private volatile @Nullable EngineException restarted;

  /**
   * A thinker.
   *
   * @param name of the engine, for messages
   * @param opened a conversation that is ready
   * @param opener makes another when the process is gone
   * @param leaves is told when this is closed
   */
  ForeignThinker(
      String name,
      ProtocolDriver opened,
      Supplier<ProtocolDriver> opener,
      Timeouts patience,
      Consumer<ForeignThinker> leaves) {
    this.name = name;
    this.talk = opened;
    this.opener = opener;
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
      stopped = false;
      worker.execute(() -> run(task, told, mine));
    }
    return mine;
  }

  private void run(Task task, Consumer<Info> told, CompletableFuture<Answer> mine) {
    try {
      Answer answer = answer(task, told);
      mine.complete(answer);
    } catch (EngineException e) {
      mine.completeExceptionally(e);
    } catch (RuntimeException | Error e) {
      // An Error too must not leave whoever waits for the answer waiting for ever.
      mine.completeExceptionally(new EngineException(
          Sentence.of(ForeignThinker.class, "foreignThinker.wentWrongInside", name, e), e));
    }
  }

  private Answer answer(Task task, Consumer<Info> told) {
    LocalizedText before = LocalizedText.NONE;
    while (true) {
      Thought thought = new Thought(before.isEmpty() ? task : again(task), told);
      try {
        begin(ready(), thought);
        await(thought);
        return thought.answer().get();
      } catch (EngineDiedException e) {
        before = again(before, e);
      } catch (ExecutionException e) {
        Throwable cause = Objects.requireNonNull(e.getCause());
        if (!(cause instanceof EngineDiedException died)) {
          throw new EngineException(
              Sentence.of(
                  ForeignThinker.class, "foreignThinker.joined", name, UserMessage.of(cause)),
              fault(cause),
              cause);
        }
        before = again(before, died);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new EngineException(
            Sentence.of(ForeignThinker.class, "foreignThinker.wasInterrupted", name), e);
      }
    }
  }

  /** The task for a new process; one that was to stop must not begin all over. */
  private synchronized Task again(Task task) {
    return stopped ? new Task(task.start(), task.moves(), Limits.time(LAST_LOOK)) : task;
  }

  /** Lets go of a process that is of no use; its fault, so that the next attempt is the last. */
  private LocalizedText again(LocalizedText before, EngineDiedException problem) {
    drop();
    if (isClosed()) {
      throw shut();
    }
    if (!before.isEmpty()) {
      throw new EngineException(
          Sentence.of(
              ForeignThinker.class,
              "foreignThinker.wasStartedAgainBefore",
              name,
              problem.text(),
              before),
          problem.fault(),
          problem);
    }
    restarted = new EngineException(
        Sentence.of(ForeignThinker.class, "foreignThinker.joined2", name, problem.text()),
        problem.fault(),
        problem);
    return problem.text();
  }

  private EngineException shut() {
    return EngineException.of(ForeignThinker.class, "foreignThinker.wasClosedWhileThought", name);
  }

  private static EngineException.Fault fault(Throwable problem) {
    return problem instanceof EngineException known ? known.fault() : EngineException.Fault.OTHER;
  }

  @Override
  public Optional<EngineException> restarted() {
    return Optional.ofNullable(restarted);
  }

  /** The conversation, a new one if there is none. */
  private ProtocolDriver ready() {
    ProtocolDriver current = current();
    if (current != null) {
      return current;
    }
    ProtocolDriver fresh = opener.get();
    synchronized (this) {
      if (!closed) {
        talk = fresh;
        return fresh;
      }
    }
    fresh.kill();
    throw shut();
  }

  private synchronized @Nullable ProtocolDriver current() {
    return talk;
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  private void drop() {
    ProtocolDriver old;
    synchronized (this) {
      old = talk;
      talk = null;
    }
    if (old != null) {
      old.kill();
    }
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
  private synchronized void await(Thought thought) throws InterruptedException {
    while (!thought.answer().isDone() && !closed) {
      long left = deadline() - System.nanoTime();
      if (left > 0) {
        wait(Math.max(1, left / 1_000_000));
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
    if (talk != null) {
      talk.stop();
    }
  }

  @Override
  public synchronized void stop() {
    stopped = true;
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
      if (talk != null) {
        talk.ponderHit();
      }
      notifyAll();
    }
  }

  /** Waits until the process is gone, as long as an engine may take to quit. */
  @Override
  public void close() {
    ProtocolDriver old;
    synchronized (this) {
      if (closed) {
        return;
      }
      closed = true;
      old = talk;
      talk = null;
      notifyAll();
    }
    worker.close();
    leaves.accept(this);
    if (old != null) {
      old.close(patience.quit());
    }
  }
}

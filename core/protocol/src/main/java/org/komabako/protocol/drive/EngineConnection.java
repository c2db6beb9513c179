package org.komabako.protocol.drive;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;

/**
 * The conversation that a thinker has, and how it gets another when that is of no use any more: its process has ended or
 * hangs. One thread at a time thinks; all else may be called by any.
 */
abstract class EngineConnection {
  /** Starts a process and makes it ready. */
  @FunctionalInterface
  interface Opener {
    /**
     * Starts one.
     *
     * @param begun is told of the conversation as soon as it begins, so that it can be ended
     * @throws EngineException if it does not become ready; its cause is an {@link EngineDiedException} if another attempt may
     *     do better
     */
    ProtocolDriver open(Consumer<ProtocolDriver> begun);
  }

  private final String name;
  private final Opener opener;
  private @Nullable ProtocolDriver talk;
  private @Nullable ProtocolDriver starting;
  private boolean closed;
  private volatile @Nullable EngineException restarted;

  /**
   * A connection.
   *
   * @param name of the engine, for messages
   * @param opened a conversation that is ready; null if there is none yet
   */
  EngineConnection(String name, @Nullable ProtocolDriver opened, Opener opener) {
    this.name = name;
    this.talk = opened;
    this.opener = opener;
  }

  final String name() {
    return name;
  }

  /** A task begins; {@link #end} follows. */
  void begin(Limits limits) {}

  /** From now on other limits hold for the task. */
  void allow(Limits limits) {}

  /** The task has its answer, or has failed. */
  void end() {}

  /**
   * A conversation that is ready, the same as long as it is of use.
   *
   * @throws EngineException if there will be none
   */
  abstract ProtocolDriver ready();

  /**
   * The conversation is of no use any more and was dropped.
   *
   * @throws EngineException if there is to be no other for this task
   */
  abstract void lost(EngineDiedException problem);

  /** The answer is wanted now. */
  void stop() {}

  /** After which silence it is taken for lost while it thinks. */
  Duration silent(Limits limits) {
    return ForeignThinker.NEVER;
  }

  /** The conversation; null if there is none now. */
  final synchronized @Nullable ProtocolDriver current() {
    return talk;
  }

  final synchronized boolean isClosed() {
    return closed;
  }

  /** Opens one. */
  final ProtocolDriver open() {
    if (isClosed()) {
      throw shut();
    }
    ProtocolDriver fresh;
    try {
      fresh = opener.open(this::starts);
    } finally {
      starts(null);
    }
    synchronized (this) {
      if (!closed) {
        talk = fresh;
        return fresh;
      }
    }
    fresh.kill();
    throw shut();
  }

  private void starts(@Nullable ProtocolDriver begun) {
    synchronized (this) {
      starting = begun;
      if (!closed) {
        return;
      }
    }
    if (begun != null) {
      begun.kill();
    }
  }

  /** What happens to a thought when this is closed. */
  final EngineException shut() {
    return EngineException.of(ForeignThinker.class, "foreignThinker.wasClosedWhileThought", name);
  }

  /** Ends the conversation, if there is one. */
  final void drop() {
    ProtocolDriver old;
    synchronized (this) {
      old = talk;
      talk = null;
    }
    if (old != null) {
      old.kill();
    }
  }

  /** Keeps why another conversation was needed. */
  final void restarted(EngineException why) {
    restarted = why;
  }

  /** See {@link org.komabako.engine.Thinker#restarted}. */
  final Optional<EngineException> restarted() {
    return Optional.ofNullable(restarted);
  }

  /** Waits until the process is gone, as long as an engine may take to quit; one that is just being started is ended. */
  void close(Duration quit) {
    ProtocolDriver old;
    ProtocolDriver begun;
    synchronized (this) {
      closed = true;
      old = talk;
      begun = starting;
      talk = null;
      starting = null;
    }
    if (begun != null) {
      begun.kill();
    }
    if (old != null) {
      old.close(quit);
    }
  }
}

package org.komabako.engine;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** An engine at one board. It thinks about one task at a time. All methods may be called by any thread. */
public interface Thinker extends AutoCloseable {
  /**
   * Begins to think, and returns at once.
   *
   * @param told takes what is found meanwhile, in the engine's thread; it must return soon
   * @return the answer; it fails with an {@link EngineException} if the engine does
   * @throws IllegalStateException if it still thinks, or is closed
   */
  CompletableFuture<Answer> think(Task task, Consumer<Info> told);

  /** Asks for the answer now: it comes within 50 ms from an engine of our own. Nothing if it does not think. */
  void stop();

  /** The move that was pondered about was made: from now on the limits of the task hold. */
  void ponderHit();

  /**
   * Why its program was started again in the middle of the game, the last time; empty if it never was.
   * A game goes on after that, but a match counts it.
   */
  default Optional<EngineException> restarted() {
    return Optional.empty();
  }

  /** Lets it go; what it thinks about fails. A second time does nothing. */
  @Override
  void close();
}

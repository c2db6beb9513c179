package org.komabako.engine;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.osgi.annotation.versioning.ConsumerType;

/** An engine at one board. It thinks about one task at a time. All methods may be called by any thread. */
@ConsumerType
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
   * The same, but other limits hold than the task had: by now the clocks may show something else. An
   * engine that cannot be told keeps those of the task.
   */
  default void ponderHit(Limits limits) {
    ponderHit();
  }

  /** What it could not do as it was asked when it was opened, a sentence each. */
  default List<LocalizedText> notes() {
    return List.of();
  }

  /**
   * Why its program was started again in the middle of the game, the last time; empty if it never was.
   * A game goes on after that, but a match counts it.
   */
  default Optional<EngineException> restarted() {
    return Optional.empty();
  }

  /**
   * Tells what keeps it from thinking while it mends that by itself, like a line to another machine that is lost: a sentence,
   * and an empty text when nothing is in the way any more. Called by any thread; it must return soon. The last listener alone
   * is told.
   */
  default void onTrouble(Consumer<LocalizedText> listener) {}

  /** Completed when it can think at once; fails with an {@link EngineException} if it never will. */
  default CompletableFuture<Void> ready() {
    return CompletableFuture.completedFuture(null);
  }

  /** Lets it go; what it thinks about fails. A second time does nothing. */
  @Override
  void close();
}

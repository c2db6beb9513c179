package org.komabako.opponents.analysis;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.komabako.base.message.Sentence;
import org.komabako.base.message.UserMessage;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;

/** An engine that thinks once and is let go, while one waits for it. */
public final class OneThought {
  private OneThought() {}

  /**
   * Has an engine think; an interrupt stops it.
   *
   * @param values of its options, by name
   * @param told takes what is found meanwhile
   * @throws EngineException if it fails or leaves; the message is for people
   */
  public static Answer think(
      Engine engine, Map<String, String> values, Task task, Consumer<Info> told) {
    try (Thinker thinker = engine.open(task.start().rules(), engine.forAnalysis(values))) {
      return await(engine, thinker.think(task, told));
    }
  }

  /**
   * Waits for an answer.
   *
   * @throws EngineException if the engine fails or leaves; the message is for people
   */
  public static Answer await(Engine engine, CompletableFuture<Answer> answer) {
    try {
      return answer.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException(
          Sentence.of(OneThought.class, "oneThought.wasInterrupted", engine.name()), e);
    } catch (ExecutionException | CancellationException e) {
      throw e.getCause() instanceof EngineException problem
          ? problem
          : new EngineException(
              Sentence.of(
                  OneThought.class,
                  "oneThought.joined",
                  engine.name(),
                  UserMessage.of(e.getCause() == null ? e : e.getCause())),
              e);
    }
  }
}

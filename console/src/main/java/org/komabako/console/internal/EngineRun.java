package org.komabako.console.internal;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;

/** Has an engine think once while a command waits; an interrupt stops it. */
final class EngineRun {
  private EngineRun() {}

  static Answer think(Engine engine, Task task, Consumer<Info> told) {
    try (Thinker thinker = engine.open(task.start().rules(), Map.of())) {
      CompletableFuture<Answer> answer = thinker.think(task, told);
      try {
        return answer.get();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new EngineException(engine.id() + " was interrupted", e);
      } catch (ExecutionException | CancellationException e) {
        throw e.getCause() instanceof EngineException problem
            ? problem
            : new EngineException(engine.id() + ": " + e.getMessage(), e);
      }
    }
  }
}

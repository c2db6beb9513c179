package org.komabako.ui.engines;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;

/** Has an engine find a first move, start and end included. */
final class EngineTest {
  private static final Duration TIME = Duration.ofSeconds(1);

  /** An engine that does not even fail is given up. */
  private static final long MOST_SECONDS = 60;

  /**
   * What came of it.
   *
   * @param move as text; – if it found none
   * @param millis how long it took
   */
  record Result(String move, long millis) {}

  private EngineTest() {}

  static Result run(Engine engine, Rules rules) {
    long began = System.nanoTime();
    try (Thinker thinker = engine.open(rules, engine.forAnalysis(Map.of()))) {
      Task task = new Task(rules.start(), List.of(), Limits.time(TIME));
      Answer answer = thinker.think(task, info -> {}).get(MOST_SECONDS, TimeUnit.SECONDS);
      long millis = (System.nanoTime() - began) / 1_000_000;
      return new Result(answer instanceof Answer.Play play ? play.move().toString() : "–", millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException(engine.id(), e);
    } catch (TimeoutException e) {
      throw EngineException.of(
          EngineTest.class, "engineTest.didNotAnswerWithin", engine.id(), MOST_SECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof EngineException problem
          ? problem
          : new EngineException(engine.id() + ": " + e.getCause(), e);
    }
  }
}

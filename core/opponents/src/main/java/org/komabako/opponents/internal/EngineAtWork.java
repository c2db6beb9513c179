package org.komabako.opponents.internal;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;

/**
 * An engine that thinks about one task at a time. It may leave and return; as long as it is there and the
 * rules are the same, its thinker is, for that remembers what it has seen. Only for the steps of its
 * owner.
 */
public final class EngineAtWork {
  /** An engine that does not stop by then is closed. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private final Function<String, Optional<Engine>> engines;
  private final Steps steps;
  private final Consumer<LocalizedText> trouble;
  private @Nullable Engine engine;
  private @Nullable Thinker thinker;
  private @Nullable Rules openedFor;
  private @Nullable Object thought;
  private @Nullable Runnable afterwards;

  /**
   * Has no engine yet.
   *
   * @param engines finds an engine by its id
   * @param trouble a step that takes what is in the engine's way while it mends that by itself, and an empty text when
   *     nothing is
   */
  public EngineAtWork(
      Function<String, Optional<Engine>> engines, Steps steps, Consumer<LocalizedText> trouble) {
    this.engines = engines;
    this.steps = steps;
    this.trouble = trouble;
  }

  /** Looks for an engine; whether it is away, or another than before, so that the thinker is of no use. */
  public boolean changes(String id) {
    Optional<Engine> before = Optional.ofNullable(engine);
    Optional<Engine> now = engines.apply(id);
    engine = now.orElse(null);
    return now.isEmpty() || before.isPresent() && !before.equals(now);
  }

  /** The engine that was found. */
  public Optional<Engine> engine() {
    return Optional.ofNullable(engine);
  }

  /** Whether the engine that was found is installed no more. */
  public boolean hasLeft() {
    return engine()
        .filter(mine -> engines.apply(mine.id()).filter(mine::equals).isEmpty())
        .isPresent();
  }

  /**
   * Thinks with the engine that was found.
   *
   * @param values options, if it has to be opened
   * @param told takes what is found meanwhile, in the engine's thread
   * @param ended a step that takes the answer or the problem, unless it was stopped or dropped before
   */
  public void think(
      Task task,
      Map<String, String> values,
      Consumer<Info> told,
      BiConsumer<@Nullable Answer, @Nullable Throwable> ended) {
    Thinker open = open(task.start().rules(), values);
    Object mine = new Object();
    thought = mine;
    var unused = open.think(task, told)
        .whenComplete((answer, problem) -> steps.run(() -> {
          if (mine == thought) {
            end(() -> ended.accept(
                answer,
                problem == null || problem.getCause() == null ? problem : problem.getCause()));
          }
        }));
  }

  private Thinker open(Rules rules, Map<String, String> values) {
    Thinker open = thinker;
    if (open == null || rules != openedFor) {
      drop();
      open = engine().orElseThrow().open(rules, values);
      thinker = open;
      openedFor = rules;
      follow(open);
    }
    return open;
  }

  private void follow(Thinker open) {
    open.onTrouble(text -> steps.run(() -> {
      if (open == thinker) {
        trouble.accept(text);
      }
    }));
  }

  private void end(Runnable otherwise) {
    Runnable next = afterwards == null ? otherwise : afterwards;
    thought = null;
    afterwards = null;
    next.run();
  }

  /** Its answer is wanted at once. */
  public void answerNow() {
    if (thought != null && thinker != null) {
      thinker.stop();
    }
  }

  /** The move that it ponders about was made. */
  public void ponderHit() {
    if (thought != null && thinker != null) {
      thinker.ponderHit();
    }
  }

  /**
   * Asks for an end; nobody wants the answer.
   *
   * @param then a step for when it has come to an end, or was closed because it did not
   */
  public void stop(Runnable then) {
    boolean asked = afterwards != null;
    Object left = thought;
    afterwards = then;
    if (!asked) {
      answerNow();
      steps.run(PATIENCE, () -> {
        if (left == thought && afterwards != null) {
          Runnable next = afterwards;
          drop();
          next.run();
        }
      });
    }
  }

  /** Lets the thinker go; what it thinks about is forgotten. */
  public void drop() {
    Thinker open = thinker;
    thinker = null;
    openedFor = null;
    thought = null;
    afterwards = null;
    if (open != null) {
      open.close();
      trouble.accept(LocalizedText.NONE);
    }
  }
}

package org.komabako.opponents.internal;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;

/** An engine that answers what the test says, when it says it. */
final class SlowEngine implements Engine {
  final BlockingQueue<Task> asked = new LinkedBlockingQueue<>();
  volatile int stops;
  volatile int hits;
  volatile int closed;
  /** Thrown when it is opened. */
  volatile @Nullable Error broken;

  private volatile Consumer<LocalizedText> troubled = text -> {};
  private volatile Consumer<Info> told = info -> {};
  private volatile CompletableFuture<Answer> open = new CompletableFuture<>();

  Task asked() throws InterruptedException {
    Task task = asked.poll(10, TimeUnit.SECONDS);
    if (task == null) {
      throw new AssertionError("it was not asked");
    }
    return task;
  }

  /** Tells a score of its turn. */
  void tell(Task task, Score score) {
    told.accept(new Info(
        1,
        1,
        1,
        score,
        Info.Bound.EXACT,
        1,
        Duration.ZERO,
        0,
        List.of(task.position().legalMoves().get(0))));
  }

  void play(Task task, int move) {
    open.complete(new Answer.Play(task.position().legalMoves().get(move), Optional.empty()));
  }

  /** Plays and expects a reply. */
  void play(Task task, int move, int reply) {
    Move played = task.position().legalMoves().get(move);
    Move expected = task.position().play(played).legalMoves().get(reply);
    open.complete(new Answer.Play(played, Optional.of(expected)));
  }

  /** Something is in its way, or with an empty text nothing any more. */
  void trouble(String text) {
    troubled.accept(LocalizedText.same(text));
  }

  void answer(Answer answer) {
    open.complete(answer);
  }

  void fail(String message) {
    open.completeExceptionally(new EngineException(message));
  }

  @Override
  public String id() {
    return "slow";
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("slow");
  }

  @Override
  public List<EngineOption> options() {
    return List.of(
        EngineOption.spin("Level", LocalizedText.same("level"), 1, 1, 9),
        EngineOption.check("USI_Ponder", LocalizedText.same("ponder"), false));
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    Error error = broken;
    if (error != null) {
      throw error;
    }
    return new Thinker() {
      private @Nullable CompletableFuture<Answer> mine;

      @Override
      public CompletableFuture<Answer> think(Task task, Consumer<Info> listener) {
        told = listener;
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        mine = answer;
        open = answer;
        asked.add(task);
        return answer;
      }

      @Override
      public void onTrouble(Consumer<LocalizedText> listener) {
        troubled = listener;
      }

      @Override
      public void stop() {
        stops++;
      }

      @Override
      public void ponderHit() {
        hits++;
      }

      @Override
      public void close() {
        closed++;
        if (mine != null) {
          mine.completeExceptionally(new EngineException("slow was closed"));
        }
      }
    };
  }
}

package org.komabako.matches.internal;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.position.Rules;

/** An engine that does what a test says, and remembers what it was asked. */
final class ScriptedEngine implements Engine {
  /** What it does when it is asked. */
  interface Part {
    void play(Task task, CompletableFuture<Answer> answer);
  }

  /** Plays the first legal move. */
  static final Part FIRST = (task, answer) ->
      answer.complete(new Answer.Play(task.position().legalMoves().get(0), Optional.empty()));

  static final Part RESIGNS = (task, answer) -> answer.complete(new Answer.Resign());

  static final Part HANGS = (task, answer) -> {};

  final BlockingQueue<Task> asked = new LinkedBlockingQueue<>();
  private final String id;
  private final Part part;
  volatile int score;

  /** What it thinks of a position. */
  volatile ToIntFunction<Task> judges = task -> score;

  volatile boolean restarted;
  volatile int open;
  volatile int opened;

  ScriptedEngine(String id, Part part) {
    this.id = id;
    this.part = part;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same(id);
  }

  @Override
  public List<EngineOption> options() {
    return List.of();
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    if (!values.isEmpty()) {
      throw new EngineException(id + " has no options");
    }
    count(1);
    return new ScriptedThinker();
  }

  /** Games of several threads open and close it at once. */
  private synchronized void count(int more) {
    open += more;
    opened += Math.max(0, more);
  }

  private final class ScriptedThinker implements Thinker {
    @Override
    public CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      asked.add(task);
      told.accept(new Info(
          3,
          3,
          1,
          new Score.Material(judges.applyAsInt(task)),
          Info.Bound.EXACT,
          100,
          Duration.ofMillis(10),
          0,
          List.of()));
      part.play(task, answer);
      return answer;
    }

    @Override
    public void stop() {
      // It has answered, or never does.
    }

    @Override
    public void ponderHit() {
      // It does not ponder.
    }

    @Override
    public Optional<EngineException> restarted() {
      return restarted ? Optional.of(new EngineException(id + " fell over")) : Optional.empty();
    }

    @Override
    public void close() {
      count(-1);
    }
  }
}

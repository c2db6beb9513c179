package org.komabako.ui.client;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;

/** An engine that plays the first legal move at once, or when it is stopped, or what the test says. */
public final class QuickEngine implements Engine {
  private final Set<CompletableFuture<Answer>> open = ConcurrentHashMap.newKeySet();
  private volatile boolean slow;
  private volatile Optional<LocalizedText> refusal = Optional.empty();
  private volatile int threads = 1;
  private volatile Consumer<LocalizedText> troubled = text -> {};

  /** From now on it thinks until it is stopped, or not any more. */
  public void slow(boolean now) {
    slow = now;
  }

  /** What it thinks about ends so. */
  public void answer(Answer answer) {
    open.forEach(each -> each.complete(answer));
  }

  /** What it thinks about fails. */
  public void fail(LocalizedText why) {
    open.forEach(each -> each.completeExceptionally(new EngineException(why)));
  }

  /** Something is in its way, or with an empty text nothing any more. */
  public void trouble(LocalizedText what) {
    troubled.accept(what);
  }

  /** From now on it cannot be opened. */
  public void refuse(LocalizedText why) {
    refusal = Optional.of(why);
  }

  @Override
  public String id() {
    return "quick";
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.of("Quick", "早指し");
  }

  @Override
  public List<EngineOption> options() {
    return List.of(
        EngineOption.spin("Level", LocalizedText.of("How well.", "強さ。"), 10, 1, 10),
        EngineOption.spin("Threads", LocalizedText.of("How many.", "数。"), threads, 1, 9),
        EngineOption.check("USI_Ponder", LocalizedText.of("Ponder.", "先読み。"), false));
  }

  @Override
  public void choose(Map<String, String> values) {
    threads = Integer.parseInt(values.getOrDefault("Threads", "1"));
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return Optional.empty();
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    refusal.ifPresent(why -> {
      throw new EngineException(why);
    });
    return new Board(values.containsKey("USI_Ponder"));
  }

  private final class Board implements Thinker {
    private final boolean ponders;
    private volatile Runnable now = () -> {};
    private volatile Runnable closed = () -> {};

    Board(boolean ponders) {
      this.ponders = ponders;
    }

    @Override
    public CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
      CompletableFuture<Answer> answer = new CompletableFuture<>();
      open.add(answer);
      Move move = task.position().legalMoves().get(0);
      Optional<Move> reply =
          task.position().play(move).legalMoves().stream().findFirst().filter(any -> ponders);
      closed =
          () -> answer.completeExceptionally(new EngineException(LocalizedText.same("closed")));
      now = () -> answer.complete(new Answer.Play(move, reply));
      if (!slow && !task.limits().ponder()) {
        now.run();
      }
      return answer;
    }

    @Override
    public void onTrouble(Consumer<LocalizedText> listener) {
      troubled = listener;
    }

    @Override
    public void stop() {
      now.run();
    }

    @Override
    public void ponderHit() {
      now.run();
    }

    @Override
    public void close() {
      closed.run();
    }
  }
}

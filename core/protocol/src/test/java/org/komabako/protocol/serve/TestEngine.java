package org.komabako.protocol.serve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;

/**
 * An engine that plays the first legal move at once; without limits, or pondering, it waits until it is
 * told to.
 */
public class TestEngine implements Engine {
  public final List<Task> tasks = new ArrayList<>();
  public final List<Map<String, String>> opened = new ArrayList<>();
  public final List<Optional<Limits>> hits = new ArrayList<>();
  public final List<LocalizedText> notes = new ArrayList<>();
  public volatile int closed;

  /** Whether it answers hints, and the first move of a game, no sooner than it is told to. */
  public volatile boolean slow;

  /** Whether it answers nothing sooner than it is told to. */
  public volatile boolean thinksUntilStopped;

  /** What XBoard's question for a hint may take. */
  private static final Duration XBOARD_HINT = Duration.ofMillis(500);

  /** What it answers instead of its move. */
  public volatile @Nullable Answer verdict;

  /** Whether it tells nothing while it thinks. */
  public volatile boolean mute;

  private final String id;
  private @Nullable Seat seat;

  public TestEngine(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public LocalizedText name() {
    return LocalizedText.same("Test engine " + id);
  }

  @Override
  public List<EngineOption> options() {
    return List.of(
        EngineOption.spin("USI_Hash", LocalizedText.same("memory"), 16, 1, 64),
        EngineOption.combo("Style", LocalizedText.same("style"), "calm", List.of("calm", "wild")));
  }

  @Override
  public Optional<LocalizedText> refusal(Rules rules) {
    return rules.table().key().equals("alpha") || rules.table().key().equals("tiny")
        ? Optional.empty()
        : Optional.of(LocalizedText.same(id + " does not play " + rules.table().key()));
  }

  @Override
  public Thinker open(Rules rules, Map<String, String> values) {
    opened.add(values);
    Seat mine = new Seat();
    seat = mine;
    return mine;
  }

  /** Fails what it thinks about, as an engine that is uninstalled. */
  public void leave() {
    Seat mine = seat;
    if (mine != null) {
      mine.close();
    }
  }

  private final class Seat implements Thinker {
    private @Nullable CompletableFuture<Answer> answer;
    private @Nullable Answer found;

    @Override
    public synchronized CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
      if (answer != null && !answer.isDone()) {
        throw new IllegalStateException("the engine still thinks");
      }
      tasks.add(task);
      CompletableFuture<Answer> mine = new CompletableFuture<>();
      answer = mine;
      List<Move> moves = task.position().legalMoves();
      Answer said = verdict;
      found = said != null
          ? said
          : task.limits().mate()
              ? new Answer.Mate(List.of(), true)
              : new Answer.Play(moves.get(0), Optional.empty());
      Consumer<Info> ear = mute ? info -> {} : told;
      ear.accept(new Info(
          3,
          5,
          1,
          new Score.Material(12),
          Info.Bound.EXACT,
          1000,
          Duration.ofMillis(100),
          7,
          List.of(moves.get(0))));
      boolean hint =
          slow && (task.moves().isEmpty() || task.limits().equals(Limits.time(XBOARD_HINT)));
      boolean waits =
          thinksUntilStopped || hint || task.limits().ponder() || task.limits().equals(Limits.NONE);
      if (!waits) {
        mine.complete(found);
      }
      return mine;
    }

    @Override
    public synchronized void stop() {
      if (answer != null && found != null) {
        answer.complete(found);
      }
    }

    @Override
    public void ponderHit() {
      hits.add(Optional.empty());
      stop();
    }

    @Override
    public void ponderHit(Limits limits) {
      hits.add(Optional.of(limits));
      stop();
    }

    @Override
    public List<LocalizedText> notes() {
      return notes;
    }

    @Override
    public synchronized void close() {
      closed++;
      if (answer != null) {
        answer.completeExceptionally(new EngineException(id + " was removed"));
      }
    }
  }
}

package org.komabako.engine.search;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;

/** One board of the engine. There are threads only while it thinks. */
final class SearchThinker implements Thinker {
  private final EngineSettings settings;
  private final SearchState state;
  private final Consumer<SearchThinker> closing;
  private final List<LocalizedText> notes;
  private @Nullable StopControl control;
  private boolean closed;

  /**
   * A board.
   *
   * @param notes what is otherwise than was chosen
   * @param closing is told when this is closed
   */
  SearchThinker(
      EngineSettings settings,
      SearchState state,
      List<LocalizedText> notes,
      Consumer<SearchThinker> closing) {
    this.settings = settings;
    this.state = state;
    this.notes = List.copyOf(notes);
    this.closing = closing;
  }

  @Override
  public synchronized CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
    if (closed || control != null) {
      throw new IllegalStateException(closed ? "the engine is closed" : "the engine still thinks");
    }
    StopControl mine = new StopControl(
        TimePlan.of(task.limits(), settings.overhead()),
        task.limits().nodes().orElse(Long.MAX_VALUE),
        task.limits().ponder(),
        settings.threads());
    control = mine;
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    Thread thread = new Thread(() -> run(task, told, mine, answer), "komabako-engine");
    thread.setDaemon(true);
    thread.start();
    return answer;
  }

  private void run(
      Task task, Consumer<Info> told, StopControl mine, CompletableFuture<Answer> answer) {
    try {
      Answer found = new IterativeDeepening(task, settings, state, mine, told).answer();
      mine.checkWanted();
      done();
      answer.complete(found);
    } catch (EngineException e) {
      done();
      answer.completeExceptionally(e);
    } catch (RuntimeException | Error e) {
      done();
      answer.completeExceptionally(new EngineException(
          Sentence.of(SearchThinker.class, "searchThinker.engineFailed", e), e));
    }
  }

  private synchronized void done() {
    control = null;
  }

  @Override
  public synchronized void stop() {
    if (control != null) {
      control.stop();
    }
  }

  @Override
  public synchronized void ponderHit() {
    if (control != null) {
      control.ponderHit();
    }
  }

  @Override
  public synchronized void ponderHit(Limits limits) {
    if (control != null) {
      control.ponderHit(TimePlan.of(limits, settings.overhead()));
    }
  }

  @Override
  public List<LocalizedText> notes() {
    return notes;
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      if (control != null) {
        control.abandon();
      }
    }
    closing.accept(this);
  }
}

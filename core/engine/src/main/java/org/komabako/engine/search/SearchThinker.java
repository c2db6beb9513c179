package org.komabako.engine.search;

import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineException;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.variant.Sentence;

/** One board of the engine. There are threads only while it thinks. */
final class SearchThinker implements Thinker {
  private final Settings settings;
  private final Mind mind;
  private final Consumer<SearchThinker> closing;
  private @Nullable Control control;
  private boolean closed;

  SearchThinker(Settings settings, Mind mind, Consumer<SearchThinker> closing) {
    this.settings = settings;
    this.mind = mind;
    this.closing = closing;
  }

  @Override
  public synchronized CompletableFuture<Answer> think(Task task, Consumer<Info> told) {
    if (closed || control != null) {
      throw new IllegalStateException(closed ? "the engine is closed" : "the engine still thinks");
    }
    Control mine = new Control(
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

  private void run(Task task, Consumer<Info> told, Control mine, CompletableFuture<Answer> answer) {
    try {
      Answer found = new Thinking(task, settings, mind, mine, told).answer();
      mine.checkWanted();
      done();
      answer.complete(found);
    } catch (EngineException e) {
      done();
      answer.completeExceptionally(e);
    } catch (RuntimeException | Error e) {
      done();
      answer.completeExceptionally(
          new EngineException(Sentence.of("the engine failed: {0}", "エンジンの不具合です：{0}", e), e));
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

package org.komabako.protocol.serve;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;

/**
 * What an engine thinks about in a conversation that has a thread of its own, in which it is heard; what was
 * thought before is of no interest any more. One thread.
 */
final class LatestThought {
  private final Consumer<Runnable> events;
  private @Nullable ThinkingTask task;
  private int number;

  /** @param events does something in the thread of the conversation, later */
  LatestThought(Consumer<Runnable> events) {
    this.events = events;
  }

  /** Whether something is thought about that was neither {@linkplain #drop dropped} nor {@linkplain #end ended}. */
  boolean isOpen() {
    return task != null;
  }

  /** Begins to think. */
  void begin(Thinker thinker, Task wanted, ThinkingTask.Voice voice) {
    int begun = ++number;
    task = ThinkingTask.begin(thinker, wanted, new ThinkingTask.Voice() {
      @Override
      public void info(Info info) {
        tell(begun, () -> voice.info(info));
      }

      @Override
      public void answer(Answer answer) {
        tell(begun, () -> voice.answer(answer));
      }

      @Override
      public void failure(String reason, Optional<Move> best) {
        tell(begun, () -> voice.failure(reason, best));
      }
    });
  }

  private void tell(int begun, Runnable said) {
    events.accept(() -> {
      if (task != null && number == begun) {
        said.run();
      }
    });
  }

  /** The answer is wanted now. */
  void stop() {
    if (task != null) {
      task.stop();
    }
  }

  /** The answer was heard. */
  void end() {
    task = null;
  }

  /** The answer is not wanted any more; false if there was nothing to drop. */
  boolean drop() {
    ThinkingTask current = task;
    task = null;
    if (current != null) {
      current.drop();
    }
    return current != null;
  }
}

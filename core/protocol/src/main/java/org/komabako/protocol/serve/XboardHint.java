package org.komabako.protocol.serve;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.kernel.model.Move;
import org.komabako.notation.Notation;
import org.komabako.position.Position;

/**
 * The hint of a CECP conversation: what the engine would play itself, after a short look. It is told in the
 * thread of the conversation, if the position is still the same and nothing else was asked since.
 */
final class XboardHint {
  private static final Duration TIME = Duration.ofMillis(500);

  private final XboardGame game;
  private final EngineSlot chair;
  private final Consumer<Runnable> events;
  private final LineOutput out;
  private @Nullable ThinkingTask search;
  private int asked;

  /** @param events does something in the thread of the conversation, later */
  XboardHint(XboardGame game, EngineSlot chair, Consumer<Runnable> events, LineOutput out) {
    this.game = game;
    this.chair = chair;
    this.events = events;
    this.out = out;
  }

  /** Begins to look for one. */
  void begin() {
    end();
    Position position = game.position();
    int number = ++asked;
    search = ThinkingTask.begin(
        chair.open(game.rules()), game.task(Limits.time(TIME)), new ThinkingTask.Voice() {
          @Override
          public void info(Info info) {
            // Only its choice is a hint.
          }

          @Override
          public void answer(Answer answer) {
            events.accept(() -> {
              if (number == asked) {
                tell(answer, position);
              }
            });
          }

          @Override
          public void failure(String reason, Optional<Move> best) {
            events.accept(() -> out.say("tellusererror " + reason));
          }
        });
  }

  private void tell(Answer answer, Position position) {
    if (answer instanceof Answer.Play play && game.position() == position) {
      out.say("Hint: " + Notation.WINBOARD.write(position, play.move()));
    }
  }

  /** The engine looks for it no more, so that it can think about something else. */
  void end() {
    ThinkingTask running = search;
    search = null;
    asked++;
    if (running != null && !running.isOver()) {
      running.stop();
      running.awaitEnd();
    }
  }
}

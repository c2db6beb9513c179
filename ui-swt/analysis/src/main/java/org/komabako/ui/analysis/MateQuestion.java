package org.komabako.ui.analysis;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.analysis.OneThought;
import org.komabako.opponents.analysis.Subject;
import org.komabako.session.LiveGame;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;

/** Whether the side to move mates by checks, as problems (tsume) ask. Nothing is played. For the display thread. */
final class MateQuestion {
  /** How long an engine may look. */
  static final Duration TIME = Duration.ofSeconds(10);

  private final LiveGame game;
  private final Desk desk;
  private final Executor lane;
  private boolean asked;

  /**
   * What was found.
   *
   * @param subject where
   * @param answer the mate, whether there is none, or that the engine does not look for mates
   */
  record Found(Subject subject, Answer answer) {}

  MateQuestion(LiveGame game, Desk desk) {
    this.game = game;
    this.desk = desk;
    lane = desk.work().lane();
  }

  /**
   * Asks an engine; while one looks a second asking does nothing.
   *
   * @param told takes what it found
   * @param failed takes why it found nothing
   */
  void ask(String engine, Consumer<Found> told, Consumer<LocalizedText> failed) {
    if (!asked) {
      asked = true;
      lane.execute(() -> {
        try {
          Found found = find(engine);
          desk.gate().send(() -> {
            asked = false;
            told.accept(found);
          });
        } catch (RuntimeException | Error e) {
          desk.gate().send(() -> {
            asked = false;
            failed.accept(Problems.of(e));
          });
        }
      });
    }
  }

  private Found find(String id) {
    Subject subject = game.read(
        each -> new Subject(each.root().position(), each.current().line(), each.position()));
    if (subject.position().legalMoves().isEmpty()) {
      return new Found(subject, new Answer.Mate(List.of(), true));
    }
    Engine engine = desk.services().engine(id).orElseThrow(() -> Opponents.away(id));
    Task task = new Task(subject.start(), subject.line(), Limits.time(TIME).forMate());
    return new Found(subject, OneThought.think(engine, Map.of(), task, info -> {}));
  }
}

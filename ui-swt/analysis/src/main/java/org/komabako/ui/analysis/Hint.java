package org.komabako.ui.analysis;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.opponents.Opponents;
import org.komabako.opponents.analysis.OneThought;
import org.komabako.position.Position;
import org.komabako.session.LiveGame;
import org.komabako.ui.board.Advice;
import org.komabako.ui.widgets.text.Problems;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.MoveSettings;

/** The best move for the side to move, after a second of thought. Nothing is played. */
final class Hint {
  private static final Limits LIMITS = Limits.time(Duration.ofSeconds(1));

  private final LiveGame game;
  private final Desk desk;
  private final Executor lane;
  private final Runnable changed;
  private Optional<Given> given = Optional.empty();
  private boolean thinks;

  /**
   * A hint.
   *
   * @param position what it is about
   * @param move what to play
   * @param words the move as it is written
   */
  record Given(Position position, Move move, String words) {}

  Hint(LiveGame game, Desk desk, Runnable changed) {
    this.game = game;
    this.desk = desk;
    this.changed = changed;
    lane = desk.work().lane();
  }

  /**
   * Asks for one; while one is thought about a second asking does nothing.
   *
   * @param engine who is asked
   * @param told takes the hint; empty where no move can be played
   * @param failed takes why there is none
   */
  void ask(String engine, Consumer<Optional<Given>> told, Consumer<LocalizedText> failed) {
    if (!thinks) {
      thinks = true;
      lane.execute(() -> {
        try {
          Optional<Given> found = find(engine);
          desk.gate().send(() -> {
            show(found);
            told.accept(found);
          });
        } catch (RuntimeException | Error e) {
          desk.gate().send(() -> {
            show(Optional.empty());
            failed.accept(Problems.of(e));
          });
        }
      });
    }
  }

  private void show(Optional<Given> found) {
    thinks = false;
    given = found;
    changed.run();
  }

  private record Place(Position position, Task task, boolean over) {
    static Place of(Game each) {
      return new Place(
          each.position(),
          new Task(each.root().position(), each.current().line(), LIMITS),
          each.current().outcome().isPresent() || each.position().legalMoves().isEmpty());
    }
  }

  private Optional<Given> find(String id) {
    Place place = game.read(Place::of);
    if (place.over()) {
      return Optional.empty();
    }
    Engine engine = desk.services().engine(id).orElseThrow(() -> Opponents.away(id));
    Answer answer = OneThought.think(engine, Map.of(), place.task(), info -> {});
    return answer instanceof Answer.Play play
        ? Optional.of(new Given(
            place.position(),
            play.move(),
            desk.settings().get(MoveSettings.NOTATION).write(place.position(), play.move())))
        : Optional.empty();
  }

  /** The hint about a position as an arrow, if one was given. */
  Optional<Advice> advice(Position position) {
    return given
        .filter(known -> known.position().equals(position))
        .map(known -> new Advice(known.move(), 1));
  }
}

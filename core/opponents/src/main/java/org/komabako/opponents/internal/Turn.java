package org.komabako.opponents.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;

/**
 * A place of a game at which an engine has to move. Where a move was made already, as after a take-back,
 * it is for the user to say how the game goes on.
 *
 * @param start where the game began
 * @param line the moves since
 */
record Turn(Position start, List<Move> line) {
  /** The place that waits for a side's move; empty if there is none. */
  static Optional<Turn> of(Game game, Side side) {
    GameNode place = game.reached();
    boolean open = game.result().isEmpty()
        && !game.isAdjourned()
        && place.position().side() == side
        && place.children().isEmpty();
    return open ? Optional.of(new Turn(game.root().position(), place.line())) : Optional.empty();
  }

  /** The place after the side's own move and a reply. */
  Turn after(Move move, Move reply) {
    List<Move> longer = new ArrayList<>(line);
    longer.add(move);
    longer.add(reply);
    return new Turn(start, longer);
  }

  /** Whether this is one move after another place. */
  boolean follows(Turn before) {
    int known = before.line.size();
    return start.equals(before.start)
        && line.size() == known + 1
        && line.subList(0, known).equals(before.line);
  }

  /** What the engine is asked: by the clock of the game, or by limits where there is none. */
  Task task(Game game, Side side, Limits otherwise) {
    Limits limits =
        game.clock().map(GameClock::face).map(face -> byClock(face, side)).orElse(otherwise);
    return new Task(start, line, limits);
  }

  private static Limits byClock(ClockFace face, Side side) {
    return Limits.clocks(face.left(side), face.left(side.opponent()));
  }
}

package org.komabako.opponents.analysis;

import java.util.List;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/**
 * A place of a game that an engine looks at; it does not hold the game.
 *
 * @param start where the game began
 * @param line the moves since
 * @param position after them
 */
public record Subject(Position start, List<Move> line, Position position) {
  /** Keeps a copy of the line. */
  public Subject {
    line = List.copyOf(line);
  }

  /** A place. */
  static Subject of(Game game, GameNode node) {
    return new Subject(game.root().position(), node.line(), node.position());
  }

  /** Whether another is the same place of the same game. */
  boolean isSame(Subject other) {
    return start == other.start && line.equals(other.line);
  }

  Task task(Limits limits) {
    return new Task(start, line, limits);
  }
}

package org.komabako.engine;

import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/**
 * What an engine is asked.
 *
 * @param start where the game began
 * @param moves the moves since, all legal; so the engine knows of repetitions
 * @param limits how long it may think
 */
public record Task(Position start, List<Move> moves, Limits limits) {
  /** Keeps a copy of the moves. */
  public Task {
    moves = List.copyOf(moves);
  }

  /** The position that is thought about. */
  public Position position() {
    Position position = start;
    for (Move move : moves) {
      position = position.play(move);
    }
    return position;
  }
}

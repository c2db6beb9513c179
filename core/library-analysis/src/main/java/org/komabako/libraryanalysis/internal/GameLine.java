package org.komabako.libraryanalysis.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.library.PositionScore;
import org.komabako.position.Position;

/**
 * The main line of a game.
 *
 * @param id its number in the library
 * @param positions by ply, the start first
 * @param moves one less
 * @param end what the rules say of the last position, if they have ended the game there
 */
record GameLine(long id, List<Position> positions, List<Move> moves, Optional<PositionScore> end) {
  GameLine {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  static GameLine of(long id, Game game) {
    List<Position> positions = new ArrayList<>();
    List<Move> moves = new ArrayList<>();
    GameNode last = game.root();
    positions.add(last.position());
    while (!last.children().isEmpty() && !last.ends()) {
      last = last.children().get(0);
      positions.add(last.position());
      moves.add(last.move().orElseThrow());
    }
    return new GameLine(id, positions, moves, end(last));
  }

  private static Optional<PositionScore> end(GameNode last) {
    Optional<Outcome> outcome = last.outcome();
    if (outcome.isEmpty() && !last.position().legalMoves().isEmpty()) {
      return Optional.empty();
    }
    boolean drawn = outcome.isPresent() && outcome.get().winner().isEmpty();
    Evaluation score = drawn
        ? new Evaluation(Evaluation.Unit.CP, 0, 0)
        : new Evaluation(Evaluation.Unit.MATE, 0, 0);
    return Optional.of(new PositionScore(score, List.of()));
  }

  Position start() {
    return positions.get(0);
  }

  /** The last ply that an engine can think about. */
  int lastOpen() {
    return end.isPresent() ? moves.size() - 1 : moves.size();
  }
}

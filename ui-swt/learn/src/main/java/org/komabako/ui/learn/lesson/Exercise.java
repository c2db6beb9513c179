package org.komabako.ui.learn.lesson;

import java.util.List;
import java.util.Set;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * A task for one piece, which alone moves: the other side stands still.
 *
 * @param task what is to be done
 * @param type the piece that it is about
 * @param start what stands where at the beginning
 * @param goals the squares to reach, to capture on, or to attack; for a promotion where it can be had
 * @param solution moves that solve it, as few as possible
 */
public record Exercise(
    Task task, PieceType type, Position start, Set<Square> goals, List<Move> solution) {

  /** What is to be done. */
  public enum Task {
    /** Go to the marked square. */
    REACH,
    /** Capture all marked pieces. */
    CAPTURE,
    /** Capture both marked pieces in one move, with lion power. */
    CAPTURE_TWO,
    /** Promote. */
    PROMOTE,
    /** Drop the piece so that it attacks the marked one. */
    DROP
  }

  /** Keeps own copies. */
  public Exercise {
    goals = Set.copyOf(goals);
    solution = List.copyOf(solution);
  }

  /** How many moves it may take. */
  public int moves() {
    return solution.size();
  }

  /** Whether this position is what was to be reached. */
  boolean isSolvedBy(Position position) {
    return switch (task) {
      case REACH ->
        goals.stream()
            .allMatch(goal ->
                position.piece(goal).filter(piece -> piece.side() == Side.BLACK).isPresent());
      case CAPTURE, CAPTURE_TWO ->
        goals.stream()
            .noneMatch(goal ->
                position.piece(goal).filter(piece -> piece.side() == Side.WHITE).isPresent());
      case PROMOTE ->
        position.setup().pieces().values().stream()
            .anyMatch(piece -> piece.side() == Side.BLACK && !piece.type().equals(type));
      case DROP ->
        goals.stream()
            .allMatch(goal -> position.attackers(goal, Side.BLACK).stream()
                .anyMatch(from -> position.piece(from).orElseThrow().type().equals(type)));
    };
  }
}

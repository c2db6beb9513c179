package org.komabako.ui.learn.lesson;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/** Finds the shortest way to what is wanted, breadth first, while one side stands still. */
final class Solver {
  private Solver() {}

  private record Way(Position position, List<Move> moves) {}

  /**
   * The fewest moves that lead to a position that is wanted.
   *
   * @param most how many moves are looked at
   * @return the moves; empty if there is no way in so many
   */
  static Optional<List<Move>> solve(Position start, Predicate<Position> wanted, int most) {
    Deque<Way> open = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    open.add(new Way(start, List.of()));
    while (!open.isEmpty()) {
      Way way = open.remove();
      if (way.moves().size() == most) {
        return Optional.empty();
      }
      for (Move move : Alone.moves(way.position())) {
        Position next = Alone.after(way.position(), move);
        List<Move> moves = new ArrayList<>(way.moves());
        moves.add(move);
        if (wanted.test(next)) {
          return Optional.of(moves);
        }
        if (seen.add(board(next))) {
          open.add(new Way(next, moves));
        }
      }
    }
    return Optional.empty();
  }

  private static String board(Position position) {
    String sfen = position.sfen();
    return sfen.substring(0, sfen.indexOf(' '));
  }
}

package org.komabako.ui.learn.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.ui.board.Snapshot;

/**
 * How a {@link Trial} stands.
 *
 * @param board what stands there
 * @param moves the moves since the start of the problem's game
 * @param result what was made of the move that was tried last
 * @param best what should be played, as far as it is known; empty if nothing is
 * @param tried that move
 * @param answer what the opponent plays to it
 * @param number in how many plies it is mate, or how many parts of a hundred of the chance to win the move has lost
 */
public record State(
    Snapshot board,
    List<Move> moves,
    Result result,
    List<Move> best,
    Optional<Move> tried,
    Optional<Move> answer,
    int number) {
  /** What was made of a move. */
  public enum Result {
    /** None was tried yet. */
    OPEN,
    /** It was right, and it is one's turn again. */
    GOES_ON,
    /** It is done. */
    SOLVED,
    /** There is no mate in so few plies any more, or the move loses too much. */
    WRONG,
    /** It is the move of the game. */
    AS_PLAYED,
    /** The king is not attacked, so it is no move of a mate. */
    NO_CHECK,
    /** The judge had too little time. */
    UNDECIDED,
    /** There is nothing to find: no mate, or no better move than the one that was played. */
    NOTHING,
    /** The judge found no mate in its time; there may be one. */
    NOT_FOUND,
    /** The engine looks for no mates. */
    NO_JUDGE
  }

  /** Keeps own copies. */
  public State {
    moves = List.copyOf(moves);
    best = List.copyOf(best);
  }

  /** Before any move. */
  static State of(Game game, Result result, List<Move> best, int number) {
    return new State(
        Snapshot.of(game),
        game.current().line(),
        result,
        best,
        Optional.empty(),
        Optional.empty(),
        number);
  }

  /** A move was tried here, and stays as if it had not been. */
  State refused(Result why, Move move, Optional<Move> reply, int lost) {
    return new State(board, moves, why, best, Optional.of(move), reply, lost);
  }

  /** The same, where a move was tried that led here by the last answer. */
  State tried(Move move) {
    Optional<Move> reply = Optional.of(moves.get(moves.size() - 1));
    return new State(board, moves, result, best, Optional.of(move), reply, number);
  }

  /** A move was tried, which led there. */
  State went(Game game, Result how, Move move, int lost) {
    return new State(
        Snapshot.of(game),
        game.current().line(),
        how,
        List.of(),
        Optional.of(move),
        Optional.empty(),
        lost);
  }

  /** Whether a move can be tried. */
  public boolean isOpen() {
    return switch (result) {
      case SOLVED, NOTHING, NOT_FOUND, NO_JUDGE -> false;
      default -> true;
    };
  }

  /** The positions of the first moves of what should be played, one after the other. */
  public List<Snapshot> solution(int most) {
    List<Snapshot> all = new ArrayList<>();
    for (int moves = 1; moves <= Math.min(most, best.size()); moves++) {
      all.add(board.after(best.subList(0, moves)));
    }
    return all;
  }
}

package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.PackedMove;
import org.komabako.position.board.StaticExchange;

/** Moves of the piece that the opponent takes when the turn is passed: White's rook takes the one on 1e. */
class HeuristicsTest {
  private static final int PLY = 3;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final SearchState state = new SearchState(
      rules.layout(),
      new TranspositionTable(1),
      EngineSettings.of(Map.of()).play(),
      Weights.standard(),
      Optional.empty());
  private final Board board = rules.position("R2kr/5/5/R4/K3R b - 1").board();
  private final Heuristics heuristics = state.heuristics(0, board);

  @BeforeEach
  void entered() {
    heuristics.enter(PLY);
  }

  private static int packed(Board board, String move) {
    MoveList moves = new MoveList();
    MoveGenerator.of(board).legal(moves);
    for (int i = 0; i < moves.size(); i++) {
      Move each = PackedMove.unpack(moves.get(i), board);
      if (each.toString().equals(move)) {
        return moves.get(i);
      }
    }
    throw new AssertionError(move);
  }

  private void pass(String reply) {
    board.makeNull();
    heuristics.passed(PLY);
    heuristics.refuted(packed(board, reply), PLY + 1);
    board.unmakeNull();
    heuristics.learnThreat(PLY);
  }

  private boolean escapes(String move) {
    return heuristics.escapes(packed(board, move), PLY);
  }

  private String firstQuiet() {
    MovePicker picker = new MovePicker(
        board,
        MoveGenerator.of(board),
        new StaticExchange(board, state.exchangeValues()),
        heuristics,
        state.sight(),
        new Checks(board, state.sight()),
        state.exchangeValues());
    picker.begin(MovePicker.NONE, PLY, 4);
    int move = picker.next();
    while (!picker.isQuiet()) {
      move = picker.next();
    }
    return PackedMove.unpack(move, board).toString();
  }

  @Test
  void thePieceThatIsTakenEscapes() {
    assertEquals("5d", firstQuiet().substring(0, 2), "the other rook");
    pass("1a1e");
    assertTrue(escapes("1e1d"));
    assertFalse(escapes("5e4d"), "the king is not what is taken");
    assertFalse(heuristics.escapes(packed(board, "1e1d"), PLY + 1), "at another ply");
    assertEquals("1e", firstQuiet().substring(0, 2));
  }

  @Test
  void nothingIsThreatenedWhereTheReplyTakesNothing() {
    pass("1a1d");
    assertFalse(escapes("1e1d"));
  }

  @Test
  void nothingIsThreatenedWhereThePassWasNotRefutedByAMove() {
    pass("1a1e");
    heuristics.enter(PLY);
    assertFalse(escapes("1e1d"), "what was known of another position");
    board.makeNull();
    heuristics.passed(PLY);
    board.unmakeNull();
    heuristics.learnThreat(PLY);
    assertFalse(escapes("1e1d"), "the reply to another pass");
  }

  @Test
  void noSquareIsThreatenedByNothing() {
    Board other = rules.position("r2kr/5/5/5/R2KR b - 1").board();
    for (Side side : Side.values()) {
      Heuristics fresh = state.heuristics(0, other);
      fresh.enter(PLY);
      other.makeNull();
      fresh.passed(PLY);
      fresh.learnThreat(PLY);
      MoveList moves = new MoveList();
      MoveGenerator.of(other).legal(moves);
      for (int i = 0; i < moves.size(); i++) {
        assertFalse(fresh.escapes(moves.get(i), PLY), side.name());
      }
    }
  }
}

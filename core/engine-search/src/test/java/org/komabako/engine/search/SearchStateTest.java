package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Answer;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;

/** Which moves were good is known from move to move of a game, and in no other game. */
class SearchStateTest {
  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final Position start = rules.position("4k/R4/1R3/5/K4 b - 1");
  private final SearchState mind = new SearchState(
      rules.layout(),
      new TranspositionTable(1),
      EngineSettings.of(Map.of("Seed", "1")).play(),
      Weights.standard(),
      Optional.empty());

  private static Task task(Position from, List<Move> moves) {
    return new Task(from, moves, Limits.NONE.toDepth(5));
  }

  @Test
  void whatWasGoodCountsLessInTheNextTaskAndNothingInAnotherGame() {
    Board board = start.board();
    int move = PackedMove.pack(start.legalMoves().get(0), rules.layout());
    mind.begin(task(start, List.of()));
    Heuristics first = mind.heuristics(0, board);
    first.good(move, 3, 6);
    int known = first.history(move, 3);
    assertTrue(known > 0);
    assertTrue(first.isKiller(move, 3));
    assertEquals(0, mind.heuristics(1, board).history(move, 3), "each thread for itself");
    mind.begin(task(start, List.of(start.legalMoves().get(0))));
    Heuristics next = mind.heuristics(0, board);
    assertTrue(next.history(move, 3) > 0 && next.history(move, 3) < known);
    assertEquals(move, next.counterMove(3));
    assertFalse(next.isKiller(move, 3), "what was so far from the root is elsewhere now");
    mind.begin(task(rules.position("4k/5/1R3/R4/K4 b - 1"), List.of()));
    Heuristics other = mind.heuristics(0, board);
    assertEquals(0, other.history(move, 3));
    assertNotEquals(move, other.counterMove(3));
  }

  @Test
  void whatIsGoodAfterAMoveIsLessSoAfterAnother() {
    Board board = start.board();
    int first = PackedMove.pack(start.legalMoves().get(0), rules.layout());
    int other = PackedMove.pack(start.legalMoves().get(1), rules.layout());
    int reply =
        PackedMove.pack(start.play(start.legalMoves().get(0)).legalMoves().get(0), rules.layout());
    mind.begin(task(start, List.of()));
    Heuristics heuristics = mind.heuristics(0, board);
    board.make(first);
    heuristics.made(first, 0, true);
    heuristics.good(reply, 1, 6);
    heuristics.correct(1, 300, 10);
    int history = heuristics.history(reply, 1);
    int correction = heuristics.correction(1);
    board.unmake();
    board.make(other);
    heuristics.made(other, 0, true);
    assertTrue(heuristics.history(reply, 1) < history);
    assertTrue(correction > 0);
    assertTrue(heuristics.correction(1) < correction);
    heuristics.passed(0);
    assertEquals(0, heuristics.counterMove(1), "nothing refuted a null move");
  }

  @Test
  void aQuietMoveThatIsNotAnsweredWellIsGoodAndACaptureOrANullMoveTeachesNothing() {
    Board board = start.board();
    int move = PackedMove.pack(start.legalMoves().get(0), rules.layout());
    mind.begin(task(start, List.of()));
    Heuristics heuristics = mind.heuristics(0, board);
    board.make(move);
    heuristics.made(move, 0, false);
    heuristics.unanswered(1, 6);
    heuristics.made(move, 0, true);
    heuristics.passed(0);
    heuristics.unanswered(1, 6);
    board.unmake();
    assertEquals(0, heuristics.history(move, 0));
    board.make(move);
    heuristics.made(move, 0, true);
    heuristics.unanswered(1, 6);
    board.unmake();
    assertTrue(heuristics.history(move, 0) > 0);
  }

  /** A match of counted positions comes out the same again, for each game has an instance of its own. */
  @Test
  void oneThreadFindsTheSameInEachGameAnew() {
    assertEquals(game(), game());
  }

  private List<String> game() {
    List<String> told = new ArrayList<>();
    List<Move> moves = new ArrayList<>();
    try (Thinker thinker =
        new SearchEngine().open(rules, Map.of("USI_Hash", "1", "Threads", "1", "Seed", "1"))) {
      for (int i = 0; i < 6; i++) {
        Answer answer = thinker
            .think(
                task(start, moves),
                info -> told.add(
                    info.depth() + " " + info.nodes() + " " + info.score() + " " + info.line()))
            .join();
        if (!(answer instanceof Answer.Play play)) {
          break;
        }
        moves.add(play.move());
      }
    }
    assertTrue(moves.size() > 2, moves.toString());
    return told;
  }
}

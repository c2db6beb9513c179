package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.Scores;

class MopUpTest {
  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final StaticEvaluation evaluation =
      new StaticEvaluation(rules.layout(), Weights.standard());

  /** What a search counts that begins with one position, in another one. */
  private int count(String root, String sfen) {
    return board(sfen).copy(scores(root)).score();
  }

  private Scores scores(String root) {
    Board board = board(root).copy(evaluation.scores());
    return evaluation.scores(board);
  }

  private Board board(String sfen) {
    return rules.position(sfen).board();
  }

  @Test
  void whereNobodyIsAheadNothingChanges() {
    assertSame(evaluation.scores(), scores("r3k/5/5/5/K3R b - 1"));
  }

  @Test
  void whoIsAheadIsDrawnToTheEnemy() {
    String ahead = "4k/5/5/5/KRR2 b - 1";
    int atHome = count(ahead, "4k/5/5/5/KRR2 b - 1");
    int nearer = count(ahead, "4k/5/5/1K3/1RR2 b - 1");
    assertTrue(nearer > atHome, nearer + " > " + atHome);
  }

  @Test
  void aRoyalPieceWithoutMenIsWorthLessInACorner() {
    String ahead = "5/5/2k2/5/KRR2 b - 1";
    int centre = count(ahead, ahead);
    int edge = count(ahead, "2k2/5/5/5/KRR2 b - 1");
    int corner = count(ahead, "4k/5/5/5/KRR2 b - 1");
    assertTrue(corner > edge && edge > centre, corner + " > " + edge + " > " + centre);
    String men = "rrk2/5/5/5/KRRNN b - 1";
    assertEquals(count(men, men), count(men, "rr2k/5/5/5/KRRNN b - 1"));
  }

  @Test
  void whoIsAheadGainsByTrades() {
    String ahead = "1r2k/5/5/5/KRR2 b - 1";
    int gain = count(ahead, "4k/5/5/5/KR3 b - 1") - count(ahead, ahead);
    assertTrue(gain > 0, "a rook for a rook is worth " + gain);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4k/5/5/5/KRR2 b - 1",
        "4k/5/5/5/KRR2 w - 1",
        "1r2k/5/5/5/KRRN1 b - 1",
        "r3k/5/5/5/K3R b - 1"
      })
  void whatItAddsAtTheRootIsKnown(String sfen) {
    RepetitionHistory path =
        new RepetitionHistory(new Task(rules.position(sfen), List.of(), Limits.NONE), evaluation);
    int plain = evaluation.of(board(sfen).copy(evaluation.scores()));
    assertEquals(plain, evaluation.of(path.board()) - path.pursuit());
    assertEquals(path.pursuit(), path.copy().pursuit());
  }

  @Test
  void bothSidesAreTreatedAlike() {
    String black = "1r2k/5/5/5/KRR2 b - 1";
    String white = "2rrk/5/5/5/K2R1 w - 1";
    assertEquals(count(black, black), -count(white, white));
  }
}

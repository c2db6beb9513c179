package org.komabako.opponents.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Move;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

class BestLinesTest {
  private final List<Move> moves = Rules.of(new Toy()).start().legalMoves();
  private final BestLines lines = new BestLines();

  private boolean take(int depth, int rank, int move, Score score) {
    return lines.take(new Info(
        depth,
        depth,
        rank,
        score,
        Info.Bound.EXACT,
        1,
        Duration.ZERO,
        0,
        List.of(moves.get(move))));
  }

  private boolean take(int depth, int rank, int move) {
    return take(depth, rank, move, new Score.Material(10 * depth - rank));
  }

  private void shows(int... shown) {
    assertEquals(
        Arrays.stream(shown).mapToObj(moves::get).toList(),
        lines.all().stream().map(each -> each.line().get(0)).toList());
  }

  private void takeThree() {
    assertTrue(take(8, 1, 0));
    assertTrue(take(8, 2, 1));
    assertTrue(take(8, 3, 2));
    shows(0, 1, 2);
  }

  /** The move that was second is not in two lines while it has become the best. */
  @Test
  void allLinesAreOfOneDepth() {
    takeThree();
    assertFalse(take(9, 1, 1));
    assertFalse(take(9, 2, 0));
    shows(0, 1, 2);
    assertTrue(take(9, 3, 2));
    shows(1, 0, 2);
  }

  /** Stockfish and its relatives tell the older lines again between the newer ones. */
  @Test
  void olderLinesBetweenNewerOnesAreNoNews() {
    takeThree();
    assertFalse(take(9, 1, 1));
    assertFalse(take(8, 2, 1));
    assertFalse(take(8, 3, 2));
    assertFalse(take(9, 1, 1));
    assertFalse(take(9, 2, 0));
    assertFalse(take(8, 3, 2));
    assertFalse(take(9, 1, 1));
    assertFalse(take(9, 2, 0));
    assertTrue(take(9, 3, 2));
    shows(1, 0, 2);
  }

  @Test
  void anEngineMayTellFewerLinesLater() {
    takeThree();
    assertFalse(take(9, 1, 1));
    assertTrue(take(10, 1, 1), "it is known now that there was one");
    shows(1);
  }

  @Test
  void aMateIsShownAtOnce() {
    takeThree();
    assertTrue(take(3, 1, 2, new Score.Mate(3)));
    shows(2);
    assertFalse(take(9, 2, 0), "the best is first");
    shows(2);
    assertTrue(take(10, 1, 2, new Score.Mate(3)));
    assertTrue(take(10, 2, 0));
    shows(2, 0);
  }

  @Test
  void nothingIsBestWithoutLines() {
    assertTrue(lines.best().isEmpty());
    shows();
  }
}

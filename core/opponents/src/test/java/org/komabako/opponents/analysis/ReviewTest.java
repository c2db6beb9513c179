package org.komabako.opponents.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.engine.Limits;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;
import org.komabako.opponents.internal.OpenGame;
import org.komabako.position.Rules;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;

/** An engine that goes through a whole game. */
@Timeout(30)
class ReviewTest {
  private final Game tree = new Game(Rules.of(new Toy()));
  private final OpenGame game = new OpenGame(tree);

  /** Even, until Black's second move loses much. */
  private final Oracle oracle = new Oracle(
      "oracle", position -> position.number() < 4 ? 0 : position.number() % 2 == 0 ? 900 : -900);

  private final List<Review.Progress> told = new ArrayList<>();

  ReviewTest() {
    for (int move = 0; move < 5; move++) {
      tree.play(tree.legalMoves().get(1));
    }
    tree.goTo(1);
  }

  private Judgement judgement(int ply) {
    return Judgement.of(tree.line().get(ply));
  }

  @Test
  void theMoveThatEndsTheGameIsGood() {
    GameNode last = tree.line().get(5);
    tree.line().get(4).evaluation(Evaluation.parse("mate 1 3"));
    last.evaluation(Evaluation.parse("mate 0 0"));
    assertEquals(Judgement.GOOD, Judgement.of(last));
  }

  @Test
  void eachPlaceHasAScoreAndTheMistakeItsBetterLine() {
    assertTrue(Review.of(game, () -> oracle, Limits.NONE.toDepth(3), true).run(told::add));
    assertEquals(6, told.size());
    assertEquals(new Review.Progress(6, 6), told.get(5));
    assertTrue(tree.line().stream().allMatch(node -> node.evaluation().isPresent()));
    assertEquals(Judgement.GOOD, judgement(2));
    assertEquals(Judgement.BLUNDER, judgement(3));
    assertEquals(Judgement.GOOD, judgement(4));
    GameNode before = tree.line().get(2);
    assertEquals(2, before.children().size());
    assertEquals("cp 0 9", before.children().get(1).evaluation().orElseThrow().toString());
    assertEquals(1, tree.current().ply(), "nobody has moved");
    assertEquals(0, oracle.open());
  }

  @Test
  void aReviewThatIsCancelledKeepsWhatItFound() {
    List<Review> running = new ArrayList<>();
    Review review = Review.of(game, () -> oracle, Limits.NONE.toDepth(3), false);
    running.add(review);
    assertFalse(review.run(progress -> {
      if (progress.done() == 2) {
        running.forEach(Review::close);
      }
    }));
    assertTrue(tree.line().get(4).evaluation().isPresent());
    assertTrue(tree.line().get(3).evaluation().isEmpty());
    assertEquals(0, oracle.open());
  }
}

package org.komabako.ui.learn.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.komabako.engine.Engine;
import org.komabako.engine.search.SearchEngine;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Oracle;
import org.komabako.testkit.Toy;
import org.komabako.ui.learn.problem.State.Result;

class TrialTest {
  /** The king can only go along the edge; a gold in hand mates at once. */
  private static final String MATE = "3k3/7/3G3/7/7/7/7/7 b G 1";

  private static final String TWO_ROOKS = "3k3/7/7/R6/6R/7/7/7 b - 1";

  private static Trial mate(String sfen, Engine engine) {
    return Trial.of(Problem.mate("a", 1, Toy.position(sfen)), engine);
  }

  private static Move move(State state, String text) {
    return Usi.parse(state.board().position().rules().table(), text);
  }

  private static State playedToItsEnd(Trial trial) {
    State state = trial.begin();
    assertEquals(Result.OPEN, state.result());
    while (state.isOpen()) {
      int left = state.number();
      state = trial.play(state, state.best().get(0));
      assertTrue(state.result() == Result.SOLVED || state.number() < left, state::toString);
    }
    return state;
  }

  @Test
  void aMateIsPlayedToItsEndAgainstTheLongestDefence() {
    try (Trial trial = mate(TWO_ROOKS, new SearchEngine())) {
      State start = trial.begin();
      assertTrue(start.number() >= 3, start::toString);
      State end = playedToItsEnd(trial);
      assertEquals(Result.SOLVED, end.result());
      assertEquals(start.number(), end.moves().size(), "the defender takes the longest way");
    }
  }

  @Test
  void anyMoveThatMatesInTimeIsRight() {
    try (Trial trial = mate(TWO_ROOKS, new SearchEngine())) {
      State start = trial.begin();
      List<Result> results = start.board().legal().stream()
          .map(move -> trial.play(start, move).result())
          .toList();
      long right = results.stream().filter(Result.GOES_ON::equals).count();
      assertTrue(right >= 2, "either rook may begin: " + results);
      assertTrue(right < results.size(), results::toString);
    }
  }

  @Test
  void whatGivesNoCheckAndWhatDoesNotMateIsRefusedAndTheBoardStays() {
    try (Trial trial = mate(MATE, new SearchEngine())) {
      State start = trial.begin();
      State quiet = trial.play(start, move(start, "4c3c"));
      assertEquals(Result.NO_CHECK, quiet.result());
      State check = trial.play(quiet, move(start, "G*3b"));
      assertEquals(Result.WRONG, check.result());
      assertTrue(check.answer().isPresent(), "the answer is told");
      assertEquals(start.board(), check.board());
      assertTrue(trial.play(check, start.best().get(0)).number() < start.number());
    }
  }

  @Test
  void whereThereIsNoMateItIsSaid() {
    try (Trial trial = mate("3k3/7/7/7/7/7/7/3G3 b - 1", new SearchEngine())) {
      State state = trial.begin();
      assertEquals(Result.NOTHING, state.result());
      assertFalse(state.isOpen());
    }
  }

  @Test
  void anEngineThatLooksForNoMatesIsNoJudge() {
    try (Trial trial = mate(MATE, new Oracle("oracle", position -> 0))) {
      assertEquals(Result.NO_JUDGE, trial.begin().result());
    }
  }

  @Test
  void aTrialThatWasLeftFails() {
    Trial trial = mate(MATE, new SearchEngine());
    trial.close();
    assertThrows(CancellationException.class, trial::begin);
  }

  /** Black's second move lost half of the game. */
  private static Game reviewed() {
    Game game = new Game(Toy.position(new Toy().table().start()));
    game.tag("black", "Aki\u202e");
    game.root().evaluation(new Evaluation(Evaluation.Unit.CP, 0, 5));
    for (int ply = 0; ply < 3; ply++) {
      int score = ply == 2 ? 1_000 : 0;
      game.play(game.legalMoves().get(3)).evaluation(new Evaluation(Evaluation.Unit.CP, score, 5));
    }
    return game;
  }

  @Test
  void mistakesOfAGameAreFoundWithWhatTheyLost() {
    Game game = reviewed();
    List<Problem> found = OwnGames.of(game);
    assertEquals(1, found.size());
    Problem problem = found.get(0);
    assertEquals("Aki", problem.source().substring(0, 3));
    assertFalse(problem.source().contains("\u202e"));
    assertEquals(3, problem.number());
    assertEquals(game.current().move(), problem.mistake().map(Problem.Mistake::move));
    assertEquals(34, problem.mistake().orElseThrow().lost());
  }

  /** A person learns from what he did himself; two engines are as good as two players. */
  @Test
  void mistakesOfTheEngineThatWasPlayedAgainstAreNotOurs() {
    Game game = reviewed();
    game.tag(Tags.WHITE_ENGINE, "fox");
    assertEquals(1, OwnGames.of(game).size());
    game.tag(Tags.BLACK_ENGINE, "fox");
    assertEquals(1, OwnGames.of(game).size());
    game.tag(Tags.WHITE_ENGINE, "");
    assertEquals(List.of(), OwnGames.of(game));
  }

  @Test
  void aBetterMoveIsJudgedByWhatItLoses() {
    Problem problem = OwnGames.of(reviewed()).get(0);
    List<Move> moves = problem.position().legalMoves();
    Move bad = moves.get(1);
    // Even before the move; then what the opponent has: a little, or much.
    Oracle oracle = new Oracle(
        "oracle",
        position ->
            position.number() == 3 ? 0 : position.equals(problem.position().play(bad)) ? 500 : 50);
    try (Trial trial = Trial.of(problem, oracle)) {
      State start = trial.begin();
      assertEquals(Result.OPEN, start.result());
      assertEquals(moves.get(0), start.best().get(0));
      State played = trial.play(start, problem.mistake().orElseThrow().move());
      assertEquals(Result.AS_PLAYED, played.result());
      State lost = trial.play(played, bad);
      assertEquals(Result.WRONG, lost.result());
      assertEquals(20, lost.number());
      State good = trial.play(lost, moves.get(2));
      assertEquals(Result.SOLVED, good.result());
      assertEquals(2, good.number());
      assertEquals(Result.SOLVED, trial.play(start, moves.get(0)).result());
    }
  }

  @Test
  void whereTheEngineFindsNothingBetterItIsSaidUnlessTheReviewDid() {
    Problem known = OwnGames.of(reviewed()).get(0);
    Move first = known.position().legalMoves().get(0);
    Problem.Mistake same = new Problem.Mistake(first, 20, List.of());
    Problem nothing =
        new Problem("", 3, known.start(), known.line(), known.position(), Optional.of(same));
    try (Trial trial = Trial.of(nothing, new Oracle("oracle", position -> 0))) {
      assertEquals(Result.NOTHING, trial.begin().result());
    }
    Move other = known.position().legalMoves().get(5);
    Problem.Mistake better = new Problem.Mistake(first, 20, List.of(other));
    Problem reviewedBetter =
        new Problem("", 3, known.start(), known.line(), known.position(), Optional.of(better));
    try (Trial trial = Trial.of(reviewedBetter, new Oracle("oracle", position -> 0))) {
      State start = trial.begin();
      assertEquals(List.of(other), start.best());
      assertEquals(Result.SOLVED, trial.play(start, other).result());
    }
  }
}

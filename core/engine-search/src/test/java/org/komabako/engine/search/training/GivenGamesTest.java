package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.RequestException;
import org.komabako.engine.EngineException;
import org.komabako.engine.search.SmallGame;
import org.komabako.engine.search.Weights;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;

/** Games that a training is given to begin its own within. */
class GivenGamesTest {
  private static final Rules RULES = Rules.of(new SmallGame(new Repetition.Ignored()));

  /** So many legal moves by lot, none of which ends the game. */
  static List<Move> game(Rules rules, int plies, long seed) {
    Random random = new Random(seed);
    while (true) {
      Game game = new Game(rules);
      while (game.outcome().isEmpty() && game.current().ply() < plies) {
        List<Move> moves = game.legalMoves();
        game.play(moves.get(random.nextInt(moves.size())));
      }
      if (game.outcome().isEmpty()) {
        return game.current().line();
      }
    }
  }

  @SafeVarargs
  private static GivenGames given(List<Move>... games) {
    return GivenGames.usable(RULES, List.of(games));
  }

  @Test
  void longAndLegalGamesAreUsed() {
    List<Move> right = game(RULES, 40, 1);
    List<Move> late = right.subList(1, 40);
    List<Move> shorter = right.subList(0, GivenGames.SHORTEST - 1);
    assertArrayEquals(
        given(right).bytes().orElseThrow(), given(shorter, right, late).bytes().orElseThrow());
    assertTrue(given().isEmpty());
    EngineException told = assertThrows(EngineException.class, () -> given(shorter, late));
    assertTrue(told.getMessage().startsWith("none of the 2 games"), told.getMessage());
  }

  @Test
  void eachGameIsBegunWithinInTurnBetweenTheOpeningAndTheEnd() {
    List<List<Move>> games = List.of(game(RULES, 40, 2), game(RULES, 40, 8));
    GivenGames given = GivenGames.usable(RULES, games);
    TreeSet<Integer> plies = new TreeSet<>();
    Random random = new Random(1);
    for (int i = -500; i < 500; i++) {
      List<Move> begin = given.begin(RULES, i, random);
      assertEquals(games.get(Math.abs(i % 2)).subList(0, begin.size()), begin);
      plies.add(begin.size());
    }
    assertEquals(14, plies.first());
    assertEquals(31, plies.last());
  }

  @Test
  void workersReadWhatIsWritten() {
    byte[] bytes = given(game(RULES, 40, 3), game(RULES, 33, 4)).bytes().orElseThrow();
    GivenGames read = GivenGames.read(bytes);
    assertEquals(2, read.games().size());
    assertArrayEquals(bytes, read.bytes().orElseThrow());
    assertTrue(GivenGames.NONE.bytes().isEmpty());
  }

  @Test
  void whatIsNotLegalOrTooShortIsRefused() {
    TrainingGame right = given(game(RULES, 40, 5)).games().get(0);
    TrainingGame late = right.until(40);
    System.arraycopy(right.moves(), 1, late.moves(), 0, 39);
    GivenGames illegal =
        GivenGames.read(new GivenGames(List.of(right, late)).bytes().orElseThrow());
    Random random = new Random(1);
    assertEquals(
        game(RULES, 40, 5).subList(0, 14), illegal.begin(RULES, 0, random).subList(0, 14));
    assertEquals(
        "game 2 has a move that is not legal, or goes on after its end",
        assertThrows(RequestException.class, () -> illegal.begin(RULES, 1, random))
            .getMessage());
    byte[] cut = new GivenGames(List.of(right.until(20))).bytes().orElseThrow();
    assertEquals(
        "game 1 has fewer than 30 moves",
        assertThrows(RequestException.class, () -> GivenGames.read(cut)).getMessage());
  }

  /** Of forty games half begin with the moves of a given one, the others with an opening. */
  @Test
  void everyOtherGameBeginsWithinOne() {
    List<Move> game = game(RULES, 60, 6);
    SelfPlay play = new SelfPlay(RULES, Weights.standard(), 40, given(game));
    int[] moves = given(game).games().get(0).moves();
    int within = 0;
    for (int seed = 0; seed < 40; seed++) {
      TrainingGame played = play.game(seed, Optional.empty(), () -> false);
      if (played.begins() > SelfPlay.LONGEST_OPENING) {
        within++;
        int given = played.begins() - 2;
        assertArrayEquals(Arrays.copyOf(moves, given), Arrays.copyOf(played.moves(), given));
      }
    }
    assertEquals(20, within);
  }
}

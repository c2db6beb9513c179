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

  @Test
  void longAndLegalGamesAreUsed() {
    List<Move> right = game(RULES, 40, 1);
    List<Move> late = right.subList(1, 40);
    List<Move> shorter = right.subList(0, GivenGames.SHORTEST - 1);
    assertEquals(
        List.of(right), GivenGames.usable(RULES, List.of(shorter, right, late)).games());
    assertTrue(GivenGames.usable(RULES, List.of()).isEmpty());
    EngineException told =
        assertThrows(EngineException.class, () -> GivenGames.usable(RULES, List.of(shorter, late)));
    assertTrue(told.getMessage().startsWith("none of the 2 games"), told.getMessage());
  }

  @Test
  void eachGameIsBegunWithinInTurnBetweenTheOpeningAndTheEnd() {
    List<List<Move>> games = List.of(game(RULES, 40, 2), game(RULES, 40, 8));
    GivenGames given = new GivenGames(games);
    TreeSet<Integer> plies = new TreeSet<>();
    Random random = new Random(1);
    for (int i = -500; i < 500; i++) {
      List<Move> begin = given.begin(i, random);
      assertEquals(games.get(Math.abs(i % 2)).subList(0, begin.size()), begin);
      plies.add(begin.size());
    }
    assertEquals(14, plies.first());
    assertEquals(31, plies.last());
  }

  @Test
  void workersReadWhatIsWritten() {
    GivenGames given = new GivenGames(List.of(game(RULES, 40, 3), game(RULES, 33, 4)));
    byte[] bytes = given.bytes(RULES).orElseThrow();
    assertEquals(given, GivenGames.read(RULES, bytes));
    assertTrue(GivenGames.NONE.bytes(RULES).isEmpty());
  }

  @Test
  void whatIsNotLegalOrTooShortIsRefused() {
    List<Move> right = game(RULES, 40, 5);
    byte[] late =
        new GivenGames(List.of(right, right.subList(1, 40))).bytes(RULES).orElseThrow();
    String illegal =
        assertThrows(RequestException.class, () -> GivenGames.read(RULES, late)).getMessage();
    assertEquals("game 2 has a move that is not legal, or goes on after its end", illegal);
    byte[] cut = new GivenGames(List.of(right.subList(0, 20))).bytes(RULES).orElseThrow();
    String shorter =
        assertThrows(RequestException.class, () -> GivenGames.read(RULES, cut)).getMessage();
    assertEquals("game 1 has fewer than 30 moves", shorter);
  }

  /** Of forty games half begin with the moves of a given one, the others with an opening. */
  @Test
  void everyOtherGameBeginsWithinOne() {
    List<Move> game = game(RULES, 60, 6);
    SelfPlay play = new SelfPlay(RULES, Weights.standard(), 40, new GivenGames(List.of(game)));
    byte[] bytes = new GivenGames(List.of(game)).bytes(RULES).orElseThrow();
    int[] moves = GamesFile.read(bytes, "games").get(0).moves();
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

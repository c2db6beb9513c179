package org.komabako.engine.search.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.network.NetworkInfo;

class CalibrationTest {
  /** A game in which both sides say the same all the time. */
  static TrainingGame game(int black, int white, int points) {
    return game(80, black, white, points);
  }

  private static TrainingGame game(int plies, int black, int white, int points) {
    short[] values = new short[plies];
    for (int ply = 0; ply < values.length; ply++) {
      values[ply] = ply < 8 ? TrainingGame.UNKNOWN : (short) (ply % 2 == 0 ? black : white);
    }
    return new TrainingGame(new int[values.length], values, new short[values.length], points, 1);
  }

  /** A hundred games that Black takes for won by so much; some of them are. */
  private static List<TrainingGame> games(int value, int won) {
    List<TrainingGame> games = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      games.add(game(value, -3 * value, i < won ? 2 : 0));
    }
    return games;
  }

  @Test
  void theUnitIsWhatWins73Of100Games() {
    assertEquals(1200, Calibration.unit(games(1200, 73)), 40);
    assertEquals(300, Calibration.unit(games(300, 73)), 10);
    assertEquals(600, Calibration.unit(games(-600, 27)), 20);
  }

  @Test
  void allValuesOfManyGamesCountTogether() {
    List<TrainingGame> games = new ArrayList<>(games(800, 73));
    games.addAll(games(1600, 88));
    games.addAll(games(0, 50));
    assertEquals(800, Calibration.unit(games), 30);
  }

  @Test
  void aDrawnGameIsHalfAWin() {
    List<TrainingGame> games = new ArrayList<>(games(500, 60));
    TrainingGame[] drawn = new TrainingGame[40];
    Arrays.fill(drawn, game(500, -500, 1));
    games.addAll(Arrays.asList(drawn));
    // 80 points of 140 games.
    assertEquals(500 / Math.log(80 / 60.0), Calibration.unit(games), 60);
  }

  @Test
  void aGameThatWasBrokenOffSaysNothing() {
    List<TrainingGame> games = new ArrayList<>(games(500, 73));
    for (int i = 0; i < 100; i++) {
      games.add(game(TrainingGame.MOST_PLIES, 500, -500, 1));
    }
    assertEquals(500, Calibration.unit(games), 20);
  }

  /** All values may be mates, which say nothing. */
  @Test
  void gamesThatSayNothingLeaveTheUsualUnit() {
    assertEquals(NetworkInfo.USUAL_CHANCE_UNIT, Calibration.unit(List.of()));
    assertEquals(NetworkInfo.USUAL_CHANCE_UNIT, Calibration.unit(games(31_000, 100)));
  }
}

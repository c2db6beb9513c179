package org.komabako.engine.search.training;

import java.util.List;
import org.komabako.engine.search.network.NetworkInfo;

/** Finds what Black's values mean: how many hundredths of a pawn make a chance of 73% to win, in the games that were played. */
final class Calibration {
  private static final double LEAST = 100;
  private static final double MOST = 5000;
  private static final double STEP = 1.05;

  /** Beyond this a game is as good as over. */
  private static final int MOST_VALUE = 5000;

  /** Positions that are near each other say the same; the first move is Black's, so these are Black's. */
  private static final int EVERY = 4;

  private Calibration() {}

  /** The unit with the least mean square error of the results; the usual one if no other is better, as where no game has a result. */
  static double unit(List<TrainingGame> games) {
    double best = NetworkInfo.USUAL_CHANCE_UNIT;
    double least = error(games, best);
    for (double unit = LEAST; unit < MOST; unit *= STEP) {
      double error = error(games, unit);
      if (error < least) {
        least = error;
        best = unit;
      }
    }
    return best;
  }

  private static double error(List<TrainingGame> games, double unit) {
    double error = 0;
    for (TrainingGame game : games) {
      if (game.isBrokenOff()) {
        continue;
      }
      for (int ply = 0; ply < game.moves().length; ply += EVERY) {
        int value = game.values()[ply];
        if (value != TrainingGame.UNKNOWN && Math.abs(value) <= MOST_VALUE) {
          double difference = Gradient.chance(value, unit) - game.blackPoints() / 2.0;
          error += difference * difference;
        }
      }
    }
    return error;
  }
}

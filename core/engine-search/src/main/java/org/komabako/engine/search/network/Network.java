package org.komabako.engine.search.network;

import java.time.Instant;
import java.util.Optional;

/**
 * A small neural network in whole numbers: inputs seen by either side, one hidden layer for each view with a squared
 * clipped rectifier, one output. It says by how many hundredths of a pawn a position is better for the side to move
 * than the {@linkplain org.komabako.engine.search hand-made evaluation} finds. Immutable.
 *
 * @param about what is known of it
 * @param zones by what the inputs tell apart where the own royal piece stands
 * @param hidden how many hidden units each view has
 * @param inputWeights by {@code input * hidden + unit}
 * @param hiddenBiases by unit
 * @param outputWeights by unit, first those of the side to move, then the opponent's
 * @param outputBias added to the sum, in {@link #ONE} times {@link #ONE} times {@link #OUTPUT_ONE}
 */
public record Network(
    NetworkInfo about,
    RoyalZones zones,
    int hidden,
    int[] inputWeights,
    int[] hiddenBiases,
    int[] outputWeights,
    long outputBias) {
  /** What 1 is as the value of a hidden unit; no unit has more. */
  public static final int ONE = 255;

  /** What 1 is as a weight of the output. */
  public static final int OUTPUT_ONE = 64;

  /** How many hundredths of a pawn an output of 1 is. */
  public static final int SCALE = 400;

  /** The most hidden units that a view may have. */
  public static final int MOST_HIDDEN = 128;

  private static final long UNIT = (long) ONE * ONE * OUTPUT_ONE;

  /** The same, with something else known of how it was made. */
  public Network with(String origin) {
    return with(about.chanceUnit(), about.made(), origin);
  }

  /** The same, with something else known of what its values mean. */
  public Network withChanceUnit(int chanceUnit) {
    return with(chanceUnit, about.made(), about.origin());
  }

  /** The same, with it known when it was made. */
  public Network made(Instant when) {
    return with(about.chanceUnit(), Optional.of(when), about.origin());
  }

  private Network with(int chanceUnit, Optional<Instant> made, String origin) {
    NetworkInfo other = new NetworkInfo(
        about.variant(),
        about.files(),
        about.ranks(),
        about.pieces(),
        chanceUnit,
        about.besideRoyal(),
        made,
        origin);
    return new Network(other, zones, hidden, inputWeights, hiddenBiases, outputWeights, outputBias);
  }

  /** Whether the sums of its output fit in whole numbers, whatever the inputs are. */
  boolean isSafe() {
    long most = 0;
    for (int weight : outputWeights) {
      most += (long) ONE * ONE * Math.abs(weight);
    }
    return most <= Integer.MAX_VALUE;
  }

  /**
   * What it says. The loops are plain so that Java makes vectors of them: no {@link Math#min}, no sum that grows while
   * products are made.
   *
   * @param us the hidden sums as the side to move sees them
   * @param them the same as the opponent sees them
   * @param products room for a number for each hidden unit
   */
  int value(int[] us, int[] them, int[] products) {
    for (int i = 0; i < hidden; i++) {
      int active = active(us[i]);
      products[i] = active * active * outputWeights[i];
    }
    for (int i = 0; i < hidden; i++) {
      int active = active(them[i]);
      products[i] += active * active * outputWeights[hidden + i];
    }
    int sum = 0;
    for (int i = 0; i < hidden; i++) {
      sum += products[i];
    }
    return (int) ((outputBias + sum) * SCALE / UNIT);
  }

  /** A sum, at least 0 and at most {@link #ONE}. */
  private static int active(int sum) {
    int over = (sum & ~(sum >> 31)) - ONE;
    return (over & over >> 31) + ONE;
  }
}

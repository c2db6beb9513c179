package org.komabako.bench.tuning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.komabako.base.message.FileException;
import org.komabako.bench.ModulePathVariants;
import org.komabako.bench.Numbers;
import org.komabako.engine.search.Weight;
import org.komabako.engine.search.Weights;
import org.komabako.position.Rules;

/**
 * Tunes the engine's weights by games against itself, or compares two files of weights.
 *
 * <pre>
 * Tune tune    VARIANT[,VARIANT]... NODES ROUNDS SEED WEIGHT[,WEIGHT]...
 * Tune compare VARIANT[,VARIANT]... NODES PAIRS SEED FILE FILE
 * </pre>
 *
 * <p>A variant is a key, or the path of a text. A round is a pair of games in each. The log goes to the output: after every tenth round the
 * weights; after each tenth pair the points of the first file.
 */
public final class Tune {
  private static final int OFTEN = 10;
  private static final int MOST = 999_999_999;

  private final List<Duel> duels;
  private final int count;

  private Tune(String[] args) {
    int nodes = Numbers.within("NODES", args[2], 1, MOST);
    int seed = seed(args);
    count = Numbers.within("ROUNDS or PAIRS", args[3], 1, MOST);
    duels = Arrays.stream(args[1].split(","))
        .map(key -> new Duel(Rules.of(ModulePathVariants.require(key)), nodes, seed))
        .toList();
  }

  private static int seed(String[] args) {
    return Numbers.within("SEED", args[4], 0, MOST);
  }

  /** Runs; what is wrong with the arguments or a file is told in a line, with the status 2 or 1. */
  public static void main(String[] args) {
    int status = run(args);
    if (status != 0) {
      System.exit(status);
    }
  }

  private static int run(String[] args) {
    try {
      if (args.length == 6 && args[0].equals("tune")) {
        new Tune(args).tune(weights(args[5]), seed(args));
      } else if (args.length == 7 && args[0].equals("compare")) {
        new Tune(args).compare(read(args[5]), read(args[6]));
      } else {
        throw new IllegalArgumentException(
            "write tune VARIANT[,VARIANT]... NODES ROUNDS SEED WEIGHT[,WEIGHT]..., or"
                + " compare VARIANT[,VARIANT]... NODES PAIRS SEED FILE FILE");
      }
      return 0;
    } catch (IllegalArgumentException e) {
      System.err.println("tune: " + e.getMessage());
      return 2;
    } catch (UncheckedIOException e) {
      System.err.println("tune: " + e.getMessage());
      return 1;
    }
  }

  private static List<Weight> weights(String names) {
    return Arrays.stream(names.split(",")).map(Tune::weight).toList();
  }

  private static Weight weight(String name) {
    return Arrays.stream(Weight.values())
        .filter(each -> each.text().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no weight '" + name + "'; there are "
            + Arrays.stream(Weight.values()).map(Weight::text).collect(Collectors.joining(", "))));
  }

  private static Weights read(String file) {
    if (file.equals("standard")) {
      return Weights.standard();
    }
    try {
      return Weights.parse(file, Files.readString(Path.of(file)));
    } catch (IOException e) {
      throw FileException.unreadable(Path.of(file), e);
    }
  }

  private void tune(List<Weight> tuned, long seed) {
    Climb climb = new Climb(Weights.standard(), tuned, count * duels.size(), seed);
    for (int round = 0; round < count; round++) {
      for (Duel duel : duels) {
        int number = round;
        climb.step((first, second) -> duel.pair(number, first, second));
      }
      if ((round + 1) % OFTEN == 0) {
        System.out.println("round " + (round + 1) + text(climb.weights(), tuned));
      }
    }
  }

  private static String text(Weights weights, List<Weight> tuned) {
    StringBuilder text = new StringBuilder();
    for (Weight weight : tuned) {
      text.append(String.format(Locale.ROOT, " %s %.3g", weight.text(), weights.of(weight)));
    }
    return text.toString();
  }

  private void compare(Weights first, Weights second) {
    for (Duel duel : duels) {
      List<Double> shares = new ArrayList<>();
      for (int pair = 0; pair < count; pair++) {
        shares.add(duel.pair(pair, first, second) / 2);
        if ((pair + 1) % OFTEN == 0 || pair + 1 == count) {
          System.out.println(duel.rules().table().key() + " " + report(shares));
        }
      }
    }
  }

  /** The share of the points with an error of 95%, from the scatter of the pairs. */
  private static String report(List<Double> shares) {
    double mean = shares.stream().mapToDouble(each -> each).average().orElse(0);
    double squares =
        shares.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();
    double error = 1.96 * Math.sqrt(squares / Math.max(1, shares.size() - 1) / shares.size());
    return String.format(Locale.ROOT, "%d games %.3f +- %.3f", 2 * shares.size(), mean, error);
  }
}

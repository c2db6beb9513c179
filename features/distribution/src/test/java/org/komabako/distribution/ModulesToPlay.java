package org.komabako.distribution;

import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** A process without a framework: plays a game of each variant that a {@link ServiceLoader} finds among its modules. */
public final class ModulesToPlay {
  private static final int MOST_MOVES = 400;

  private ModulesToPlay() {}

  /** Plays; the argument is the seed. */
  public static void main(String[] arguments) {
    for (Variant variant : ServiceLoader.load(Variant.class)) {
      Random random = new Random(Long.parseLong(arguments[0]));
      Position position = Rules.of(variant).start();
      int played = 0;
      while (position.outcome().isEmpty() && played < MOST_MOVES) {
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty()) {
          break;
        }
        position = position.play(moves.get(random.nextInt(moves.size())));
        played++;
      }
      System.out.println(variant.getClass().getModule().getName() + " " + played);
    }
  }
}

package org.komabako.kernel.rules;

import java.util.Set;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;

/**
 * Squares where a royal piece wins: whose royal piece stands on one of them and cannot be taken there has won
 * at once; if it can be taken and is not, he wins as soon as it no more can. In shogi this is the try rule (トライルール).
 *
 * <p>Judged by {@code position.board.GameEnd}.
 *
 * @param black the squares for Black's royal pieces
 * @param white the squares for White's royal pieces
 */
public record RoyalGoal(Set<Square> black, Set<Square> white) {
  /** No such rule. */
  public static final RoyalGoal NONE = new RoyalGoal(Set.of(), Set.of());

  /** Keeps own copies. */
  public RoyalGoal {
    black = Set.copyOf(black);
    white = Set.copyOf(white);
  }

  /** The squares where a side wins. */
  public Set<Square> of(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** Whether there is such a rule. */
  public boolean active() {
    return !black.isEmpty() || !white.isEmpty();
  }
}

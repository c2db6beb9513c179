package org.komabako.kernel.rules;

import java.util.Map;

/**
 * Jishogi: what decides a game that both players agree no side can win.
 *
 * @param counted whether the points of the pieces are counted; else it is a draw
 * @param points the points of a piece by the letter of its unpromoted side; others count 1, royal
 *     pieces 0
 * @param needed who has less loses
 * @param declaration whether one player alone may declare that he has won
 */
public record Impasse(
    boolean counted, Map<Character, Integer> points, int needed, Declaration declaration) {
  /** A draw without counting. */
  public static final Impasse DRAW = new Impasse(false, Map.of(), 0, Declaration.NONE);

  /** Keeps an own copy. */
  public Impasse {
    points = Map.copyOf(points);
  }

  /** The count of points. */
  public static Impasse points(int needed, Map<Character, Integer> points) {
    return new Impasse(true, points, needed, Declaration.NONE);
  }

  /** The same, with another rule about declaring. */
  public Impasse declared(Declaration other) {
    return new Impasse(counted, points, needed, other);
  }
}

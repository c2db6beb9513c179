package org.komabako.game;

import java.util.Optional;

/** What a move is worth beside the best that could have been played, by the chance to win that it lost. */
public enum Judgement {
  /** As good as the best, or nearly. */
  GOOD("", 0),
  /** It lost a little. */
  DUBIOUS("?!", 0.05),
  /** It lost much. */
  MISTAKE("?", 0.10),
  /** It may have lost the game. */
  BLUNDER("??", 0.20);

  private final String sign;
  private final double loss;

  Judgement(String sign, double loss) {
    this.sign = sign;
    this.loss = loss;
  }

  /** As it is written behind a move; empty if there is nothing to say. */
  public String sign() {
    return sign;
  }

  /** Whether it is one to learn from. */
  public boolean isMistake() {
    return compareTo(MISTAKE) >= 0;
  }

  /** Judges the move that led to a place; good where the places before and after it have no scores. */
  public static Judgement of(GameNode node) {
    return of(lost(node));
  }

  /** How much of the chance to win the move lost that led to a place, from 0 to 1; 0 where there are no scores. */
  public static double lost(GameNode node) {
    Optional<Evaluation> before = node.parent().flatMap(GameNode::evaluation);
    Optional<Evaluation> after = node.evaluation();
    return before.isEmpty() || after.isEmpty()
        ? 0
        : before.get().chance() - (1 - after.get().chance());
  }

  /** Judges a loss of the chance to win, from 0 to 1. */
  public static Judgement of(double lost) {
    Judgement found = GOOD;
    for (Judgement each : values()) {
      if (lost >= each.loss) {
        found = each;
      }
    }
    return found;
  }
}

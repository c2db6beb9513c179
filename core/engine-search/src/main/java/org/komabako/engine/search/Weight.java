package org.komabako.engine.search;

import java.util.Locale;

/** A number of the evaluation. What each means, and its value, stands in the file {@code weights.txt}. */
public enum Weight {
  TEMPO,
  FREE,
  PER_CELL,
  PROMOTION,
  INSIDE,
  FREE_PROMOTION,
  HOME,
  HAND_GAIN,
  RESERVE,
  ATTACK,
  ATTACK_WAYS,
  GUARD,
  GUARD_WAYS,
  NEAR_2,
  NEAR_3,
  NEAR_4,
  NEAR_5,
  IN_HAND,
  DOUBLES,
  ATTACK_DROPS,
  IN_HAND_DROPS,
  DOUBLES_DROPS,
  PURSUIT_BEGINS,
  PURSUIT_FULL,
  PURSUIT_REST,
  TRADE,
  TO_ROYAL,
  TO_MAN,
  PUSH,
  TO_EDGE;

  /** The name in files. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package org.komabako.kernel.rules;

/** Whose moves a piece makes that has a friend beside it on its file. */
public enum MovesAs {
  /** Its own, whoever stands where. */
  OWN,
  /** Those of the friend right behind it, instead of its own. */
  BEHIND,
  /** Those of the friend right in front of it, instead of its own. */
  IN_FRONT
}

package org.komabako.matches.internal;

/** A player has lost its game by what its engine did. */
final class FaultException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String end;

  /**
   * @param end see {@link org.komabako.matches.End}
   * @param note what it did, for people
   */
  FaultException(String end, String note) {
    super(note);
    this.end = end;
  }

  String end() {
    return end;
  }
}

package org.komabako.session;

/** The game's variant is not installed at the moment, or cannot read the game; says which. */
public final class GameSuspendedException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  /** With a sentence for the user. */
  public GameSuspendedException(String message) {
    super(message);
  }
}

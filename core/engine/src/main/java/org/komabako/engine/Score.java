package org.komabako.engine;

import org.osgi.annotation.versioning.ProviderType;

/** What an engine thinks of a position, for the side to move. */
@ProviderType
public sealed interface Score {
  /** In hundredths of a pawn. */
  record Material(int value) implements Score {
    @Override
    public String toString() {
      return "cp " + value;
    }
  }

  /**
   * The game is decided.
   *
   * @param plies to its end; negative if the side to move loses, 0 if it has lost already
   */
  record Mate(int plies) implements Score {
    @Override
    public String toString() {
      return "mate " + plies;
    }
  }
}

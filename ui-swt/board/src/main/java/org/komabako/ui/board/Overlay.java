package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.game.Mark;

/**
 * What is laid over the board besides the game: what the player asks to see, and what he draws.
 *
 * @param attacks what the sides attack, those that are asked for
 * @param hover where the piece under the pointer gets
 * @param drawings arrows and marks, the first lowest
 */
public record Overlay(List<Attacks> attacks, Optional<Reach> hover, List<Mark> drawings) {
  /** Nothing. */
  public static final Overlay NONE = new Overlay(List.of(), Optional.empty(), List.of());

  /** Keeps own copies. */
  public Overlay {
    attacks = List.copyOf(attacks);
    drawings = List.copyOf(drawings);
  }
}

package org.komabako.ui.board;

import java.util.List;
import java.util.Optional;
import org.komabako.game.Mark;

/**
 * What is laid over the board besides the game: what the player asks to see, and what he draws.
 *
 * @param attacks what the sides attack, those that are asked for
 * @param hover where the piece under the pointer gets
 * @param drawings arrows and marks, the first lowest
 * @param advice what engines propose
 */
public record Overlay(
    List<AttackCounts> attacks, Optional<Reach> hover, List<Mark> drawings, List<Advice> advice) {
  /** Nothing. */
  public static final Overlay NONE = new Overlay(List.of(), Optional.empty(), List.of());

  /** Keeps own copies. */
  public Overlay {
    attacks = List.copyOf(attacks);
    drawings = List.copyOf(drawings);
    advice = List.copyOf(advice);
  }

  /** Without engines. */
  public Overlay(List<AttackCounts> attacks, Optional<Reach> hover, List<Mark> drawings) {
    this(attacks, hover, drawings, List.of());
  }
}

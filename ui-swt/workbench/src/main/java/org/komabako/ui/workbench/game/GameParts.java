package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What comes to each game in the window.
 *
 * @param advisers what proposes moves; made first
 * @param panels what stands beside the board, from above
 */
public record GameParts(
    List<Function<GameView, Adviser>> advisers, List<Supplier<SidePanel>> panels) {
  /** Keeps own copies. */
  public GameParts {
    advisers = List.copyOf(advisers);
    panels = List.copyOf(panels);
  }
}

package org.komabako.ui.workbench.game;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.ui.widgets.text.Messages;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What stands beside the board of a game: a move list, clocks, an analysis. One object for each game;
 * it takes the news of the game from {@link GameModel#listen}. What it listens to belongs to its widget, so that
 * nothing of it is held when the panel leaves while the game goes on.
 *
 * <p>To add a panel: a {@code Contribution} gives one to {@code WindowParts.panel}.
 */
@ConsumerType
public interface SidePanel {
  /** By what it is known again at the next start, like {@code analysis}; no other panel has the same. */
  String id();

  /** Its title in the language of the messages; asked again when that changes. */
  String title(Messages messages);

  /** Makes its widget, once. What it owns besides is disposed with the widget. */
  Control create(Composite parent, GameView view);

  /** Whether it takes what height is left; else it has the height that it needs. */
  default boolean grows() {
    return true;
  }

  /** The height that it has at least, if it grows; what is left is shared evenly. */
  default int least() {
    return 80;
  }

  /**
   * Whether it is a tool, like an analysis: tools have a column of their own where there is room. What is none belongs
   * to the game and stands between the players, without its title.
   */
  default boolean isTool() {
    return true;
  }
}

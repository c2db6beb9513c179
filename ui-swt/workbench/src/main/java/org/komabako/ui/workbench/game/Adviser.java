package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.OptionalDouble;
import org.komabako.ui.board.Advice;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * What proposes moves on the board of a game: an analysis. One object for each game in the window, made with it. For the
 * display thread.
 */
@ConsumerType
public interface Adviser extends AutoCloseable {
  /** The arrows that are to be on the board now. */
  List<Advice> advice();

  /** The chance of Black to win at the place that is looked at, from 0 to 1; empty if it says nothing of that now. */
  default OptionalDouble chance() {
    return OptionalDouble.empty();
  }

  /** The game is seen from now on, or is behind others. */
  void seen(boolean now);

  /** The game leaves the window. */
  @Override
  void close();
}

package org.komabako.ui.client.game;

import java.util.List;
import org.komabako.kernel.Move;
import org.komabako.kernel.Position;
import org.komabako.ui.board.Advice;

/** Who hears what engines say about a game: the board and the line below it. */
public interface Audience {
  /** Says something below the board, until another place is looked at. */
  void note(String words);

  /** Shows what engines propose. */
  void advise(List<Advice> proposed);

  /**
   * Shows a position some moves further, only to be looked at, until another place is looked at or the
   * board is clicked on.
   *
   * @param from the position that is looked at; else nothing is shown
   */
  void preview(Position from, List<Move> moves);
}

package org.komabako.engine;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.osgi.annotation.versioning.ProviderType;

/** What an engine does in the end. */
@ProviderType
public sealed interface Answer {
  /**
   * It moves.
   *
   * @param move a legal move of the position
   * @param ponder the answer that it expects
   */
  record Play(Move move, Optional<Move> ponder) implements Answer {}

  /** It gives up, or has no legal move. */
  record Resign() implements Answer {}

  /** It claims to have won by the rule of the game for entering kings. */
  record ClaimWin() implements Answer {}

  /**
   * It was asked for a mate.
   *
   * @param line the whole mate; empty if there is none or none was found
   * @param proven whether there is surely none, if the line is empty
   */
  record Mate(List<Move> line, boolean proven) implements Answer {
    /** Keeps a copy of the line. */
    public Mate {
      line = List.copyOf(line);
    }
  }
}

package org.komabako.matches;

import java.nio.file.Path;
import org.komabako.base.message.LocalizedText;

/**
 * How far a match is.
 *
 * @param id its name in commands, a small number as text
 * @param request what is played
 * @param state what it does
 * @param played how many games have ended
 * @param tally of the first player
 * @param note a sentence about the state for people; may be empty
 * @param folder where its games are kept
 */
public record MatchStatus(
    String id,
    MatchRequest request,
    State state,
    int played,
    Tally tally,
    LocalizedText note,
    Path folder) {
  /** What a match does. */
  public enum State {
    /** Games are played. */
    RUNNING,
    /** An engine or the variant is not installed; it goes on by itself when that returns. */
    WAITING,
    /** It goes on when it is resumed; games that had not ended are played again from their opening. */
    PAUSED,
    /** All games are played, or the test is decided. */
    FINISHED,
    /** It was ended before, for good. */
    STOPPED;

    /** Whether nothing more is to come. */
    public boolean isOver() {
      return this == FINISHED || this == STOPPED;
    }
  }
  /** The same with another note. */
  public MatchStatus withNote(LocalizedText other) {
    return new MatchStatus(id, request, state, played, tally, other, folder);
  }
}

package org.komabako.opponents.analysis;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Info;

/**
 * What an analysis has found so far.
 *
 * @param state what it does
 * @param note a sentence about that for people; may be empty
 * @param subject the place that is looked at; empty if there is none
 * @param lines the best lines, the best first
 */
public record Findings(
    State state, LocalizedText note, Optional<Subject> subject, List<Info> lines) {
  /** What an analysis does. */
  public enum State {
    /** Nobody asked for it. */
    OFF,
    /** The engine thinks. */
    THINKS,
    /** The engine has nothing more to find out here. */
    DONE,
    /** The game cannot be read, or no move can be played here. */
    WAITS,
    /** The engine is not installed; it goes on when it returns. */
    AWAY,
    /** The engine has failed; it rests until it is started again. */
    FAILED
  }

  /** Nobody has asked for anything. */
  public static final Findings NOTHING =
      new Findings(State.OFF, LocalizedText.same(""), Optional.empty(), List.of());

  /** Keeps a copy of the lines. */
  public Findings {
    lines = List.copyOf(lines);
  }
}

package org.komabako.ui.workbench.sound;

import java.util.Optional;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.komabako.ui.board.ClockBell;
import org.komabako.ui.board.Snapshot;

/** Something that is heard. */
enum Cue {
  /** A piece is set down. */
  MOVE,
  /** A piece is taken. */
  CAPTURE,
  /** A piece comes from the stand. */
  DROP,
  /** A piece is turned over. */
  PROMOTION,
  /** The side to move is in check. */
  CHECK,
  /** The game has ended. */
  END,
  /** A second of the last ones has begun. */
  TICK,
  /** The time is nearly up, or a period has begun. */
  LOW_TIME,
  /** The time is up. */
  FLAG;

  /** What is heard of a change of a game; nothing where moves are taken back or leafed through. */
  static Optional<Cue> of(Snapshot before, Snapshot after) {
    if (after.outcome().isPresent() && before.outcome().isEmpty()) {
      return Optional.of(END);
    }
    boolean played = after.ply() == before.ply() + 1
        && after.line().subList(0, before.ply()).equals(before.line())
        && after.later().isEmpty();
    return played ? after.last().map(move -> of(before.position(), move, after)) : Optional.empty();
  }

  /** What is heard of a clock. */
  static Cue of(ClockBell.Signal signal) {
    return switch (signal) {
      case TICK -> TICK;
      case LOW -> LOW_TIME;
      case FALL -> FLAG;
    };
  }

  private static Cue of(Position before, Move move, Snapshot after) {
    Position position = after.position();
    if (position.inCheck(position.side())) {
      return CHECK;
    }
    if (move.promotes()) {
      return PROMOTION;
    }
    if (move instanceof Move.Drop) {
      return DROP;
    }
    int pieces = before.setup().pieces().size();
    return position.setup().pieces().size() < pieces ? CAPTURE : MOVE;
  }
}

package org.komabako.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.komabako.game.clock.TimeLeft;

/**
 * When an engine has to answer. All that are given hold, the first that is reached ends the thinking;
 * if none is given, only {@link Thinker#stop} does.
 *
 * @param own what its clock shows: the engine divides the time itself
 * @param opponent what the opponent's clock shows
 * @param time for this move
 * @param depth in plies
 * @param nodes positions looked at
 * @param ponder it is the opponent's turn to be thought in: no limit holds before {@link
 *     Thinker#ponderHit}
 * @param mate only a mate is looked for
 */
public record Limits(
    Optional<TimeLeft> own,
    Optional<TimeLeft> opponent,
    Optional<Duration> time,
    OptionalInt depth,
    OptionalLong nodes,
    boolean ponder,
    boolean mate) {
  /** Until it is stopped. */
  public static final Limits NONE = new Limits(
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      OptionalInt.empty(),
      OptionalLong.empty(),
      false,
      false);

  /** A fixed time for the move. */
  public static Limits time(Duration time) {
    return NONE.with(time);
  }

  /** Limits by the clocks of a game. */
  public static Limits clocks(TimeLeft own, TimeLeft opponent) {
    return new Limits(
        Optional.of(own),
        Optional.of(opponent),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalLong.empty(),
        false,
        false);
  }

  /** The same, and a fixed time for the move. */
  public Limits with(Duration fixed) {
    return new Limits(own, opponent, Optional.of(fixed), depth, nodes, ponder, mate);
  }

  /** The same, and no deeper than some plies. */
  public Limits toDepth(int plies) {
    return new Limits(own, opponent, time, OptionalInt.of(plies), nodes, ponder, mate);
  }

  /** The same, and no more than some positions. */
  public Limits toNodes(long count) {
    return new Limits(own, opponent, time, depth, OptionalLong.of(count), ponder, mate);
  }

  /** The same, while it is the opponent's turn. */
  public Limits pondering() {
    return new Limits(own, opponent, time, depth, nodes, true, mate);
  }

  /** The same, now that the move that was pondered about was made. */
  public Limits begun() {
    return new Limits(own, opponent, time, depth, nodes, false, mate);
  }

  /** The same when a part of the own clock has passed. */
  public Limits after(Duration thought) {
    return new Limits(
        own.map(left -> left.after(thought)), opponent, time, depth, nodes, ponder, mate);
  }

  /** The same, for a mate only. */
  public Limits forMate() {
    return new Limits(own, opponent, time, depth, nodes, ponder, true);
  }
}

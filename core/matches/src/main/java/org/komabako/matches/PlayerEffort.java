package org.komabako.matches;

import java.time.Duration;

/**
 * What a player did in some games.
 *
 * @param moves how often it moved
 * @param time how long that took, by our clock
 * @param told in how many of the moves it told what it did
 * @param nodes that it told of in those
 * @param toldTime how long it says that took
 * @param depths of those, added up
 */
public record PlayerEffort(
    int moves, Duration time, int told, long nodes, Duration toldTime, long depths) {
  /** Nothing yet. */
  public static final PlayerEffort NONE =
      new PlayerEffort(0, Duration.ZERO, 0, 0, Duration.ZERO, 0);

  /** Both together. */
  public PlayerEffort plus(PlayerEffort other) {
    return new PlayerEffort(
        moves + other.moves,
        time.plus(other.time),
        told + other.told,
        nodes + other.nodes,
        toldTime.plus(other.toldTime),
        depths + other.depths);
  }

  /** Nodes in a second of the time it told of; 0 if it told of none. */
  public long nodesPerSecond() {
    long millis = toldTime.toMillis();
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }

  /** The depth of a move, on average; 0 if it told of none. */
  public double depth() {
    return told == 0 ? 0 : depths / (double) told;
  }

  /** The time of a move, on average. */
  public Duration perMove() {
    return moves == 0 ? Duration.ZERO : time.dividedBy(moves);
  }
}

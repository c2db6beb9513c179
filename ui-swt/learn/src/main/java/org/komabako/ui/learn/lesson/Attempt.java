package org.komabako.ui.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;

/** Somebody tries an exercise. For one thread. */
public final class Attempt {
  private final Exercise exercise;
  private Position position;
  private final List<Move> played = new ArrayList<>();

  /** How far it has come. */
  public enum State {
    /** Moves are left. */
    OPEN,
    /** It is done. */
    SOLVED,
    /** No moves are left, or what was needed is lost. */
    FAILED
  }

  /** At the beginning. */
  public Attempt(Exercise exercise) {
    this.exercise = exercise;
    position = exercise.start();
  }

  /** What is tried. */
  public Exercise exercise() {
    return exercise;
  }

  /** What stands where now. */
  public Position position() {
    return position;
  }

  /** The moves that may be played now; none once it is solved or has failed. */
  public List<Move> moves() {
    return state() == State.OPEN ? Alone.moves(position) : List.of();
  }

  /** How many moves are left. */
  public int left() {
    return exercise.moves() - played.size();
  }

  /** How far it has come. */
  public State state() {
    if (!played.isEmpty() && exercise.isSolvedBy(position)) {
      return State.SOLVED;
    }
    return left() == 0 || Alone.moves(position).isEmpty() ? State.FAILED : State.OPEN;
  }

  /**
   * Plays one of the {@link #moves}.
   *
   * @throws IllegalArgumentException if it is none of them
   */
  public void play(Move move) {
    Move canonical = position.canonical(move);
    if (!moves().contains(canonical)) {
      throw new IllegalArgumentException(move + " is no move of this exercise");
    }
    position = Alone.after(position, canonical);
    played.add(canonical);
  }

  /** What is left of the solution; empty once another way was taken, or when it is over. */
  public List<Move> rest() {
    List<Move> solution = exercise.solution();
    boolean follows =
        played.size() <= solution.size() && solution.subList(0, played.size()).equals(played);
    return follows ? solution.subList(played.size(), solution.size()) : List.of();
  }

  /** From the beginning again. */
  public void restart() {
    position = exercise.start();
    played.clear();
  }
}

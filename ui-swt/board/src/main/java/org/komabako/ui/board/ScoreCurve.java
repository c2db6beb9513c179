package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.komabako.game.Evaluation;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;
import org.komabako.game.Place;
import org.komabako.kernel.model.Side;

/**
 * What engines thought of the places of the line that is followed, as a curve. Immutable.
 *
 * @param points from the start to the end of the line; not empty
 * @param current the index of the place that is looked at
 */
public record ScoreCurve(List<Point> points, int current) {
  /**
   * A place.
   *
   * @param place where it is
   * @param number of the move that leads to it, as it is counted
   * @param side who is to move
   * @param score for the side to move; empty if no engine was asked
   * @param judgement of the move that leads to it
   */
  public record Point(
      Place place, int number, Side side, Optional<Evaluation> score, Judgement judgement) {
    /** The chance of Black to win, from 0 to 1; empty if no engine was asked. */
    public OptionalDouble black() {
      return score
          .map(known -> side == Side.BLACK ? known.chance() : 1 - known.chance())
          .map(OptionalDouble::of)
          .orElseGet(OptionalDouble::empty);
    }

    /** How much the move that leads from another place here has lost, in parts of a hundred. */
    public int lost(Point before) {
      double sign = before.side() == Side.BLACK ? 1 : -1;
      return black().isEmpty() || before.black().isEmpty()
          ? 0
          : (int)
              Math.round(100 * sign * (before.black().getAsDouble() - black().getAsDouble()));
    }
  }

  /** Keeps an own copy. */
  public ScoreCurve {
    points = List.copyOf(points);
  }

  /** Takes a picture of a game. */
  public static ScoreCurve of(Game game) {
    List<Point> points = new ArrayList<>();
    Place place = Place.START;
    for (GameNode node : game.line()) {
      if (node.parent().isPresent()) {
        place = place.next(node.parent().get().children().indexOf(node));
      }
      points.add(new Point(
          place,
          node.position().number() - 1,
          node.position().side(),
          node.evaluation(),
          Judgement.of(node)));
    }
    return new ScoreCurve(points, game.current().ply());
  }

  /** Whether there is nothing to show. */
  public boolean isEmpty() {
    return points.stream().allMatch(point -> point.score().isEmpty());
  }

  /** The place that is looked at. */
  public Point here() {
    return points.get(current);
  }

  /** The place before the one that is looked at. */
  public Optional<Point> before() {
    return current == 0 ? Optional.empty() : Optional.of(points.get(current - 1));
  }

  /** The next mistake behind the place that is looked at. */
  public Optional<Point> nextMistake() {
    return points.stream()
        .skip(current + 1L)
        .filter(point -> point.judgement().isMistake())
        .findFirst();
  }

  /** Where a point is across a width. */
  public double x(int index, double width) {
    return points.size() == 1 ? width / 2 : width * index / (points.size() - 1);
  }

  /** The point nearest to a place across a width. */
  public Point at(double x, double width) {
    long index = width <= 0 ? 0 : Math.round(x / width * (points.size() - 1));
    return points.get((int) Math.max(0, Math.min(points.size() - 1, index)));
  }
}

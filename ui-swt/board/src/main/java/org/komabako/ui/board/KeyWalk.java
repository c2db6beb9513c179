package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.List;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;

/**
 * Walks with the arrow keys over the squares and the pieces in hand, as they are seen: to the right is
 * to the right, whoever sits below. From the edge of the board it goes on to the stand there.
 */
public final class KeyWalk {
  /** Where an arrow key points. */
  public enum Way {
    /** To the left. */
    LEFT(-1, 0),
    /** To the right. */
    RIGHT(1, 0),
    /** Up. */
    UP(0, -1),
    /** Down. */
    DOWN(0, 1);

    private final int x;
    private final int y;

    Way(int x, int y) {
      this.x = x;
      this.y = y;
    }
  }

  private final Geometry geometry;
  private final Position position;

  /** Over a position as it is shown. */
  public KeyWalk(Geometry geometry, Position position) {
    this.geometry = geometry;
    this.position = position;
  }

  /** Where walking begins: where the last move went, else at the king of who is to move. */
  public static Spot begin(Snapshot snapshot) {
    Position position = snapshot.position();
    return new Spot.Cell(snapshot
        .last()
        .map(move -> move.to())
        .or(() -> position.royals(position.side()).stream().findFirst())
        .orElse(new Square(1, 1)));
  }

  /** The next place; the same where there is none. */
  public Spot step(Spot from, Way way) {
    Box here = geometry.box(from, position);
    double least = Math.min(here.width(), geometry.cell()) * 0.5;
    Spot best = from;
    double nearest = Double.MAX_VALUE;
    for (Spot spot : spots()) {
      Box there = geometry.box(spot, position);
      double dx = there.centerX() - here.centerX();
      double dy = there.centerY() - here.centerY();
      double along = dx * way.x + dy * way.y;
      double aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
      boolean inLine = way.x != 0 || aside < geometry.cell() * 0.5;
      if (along > least && inLine && along + 3 * aside < nearest) {
        nearest = along + 3 * aside;
        best = spot;
      }
    }
    return best;
  }

  /** All places, the squares first. */
  public List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (Square square : position.rules().squares()) {
      spots.add(new Spot.Cell(square));
    }
    for (Side side : Side.values()) {
      if (geometry.stand(side).isPresent()) {
        position.hand(side).keySet().forEach(type -> spots.add(new Spot.Hand(side, type)));
      }
    }
    return spots;
  }
}

package org.komabako.ui.board;

import java.util.OptionalInt;
import org.komabako.kernel.model.Side;

/**
 * Where the pieces in hand of one side are: places for a number of kinds, row by row.
 *
 * @param box all of it
 * @param first the place of the first kind
 * @param across from a place to the next one in its row; negative towards the left
 * @param down from a row to the next one; negative upwards
 * @param columns how many kinds stand in a row
 * @param places how many kinds it can hold
 */
public record Stand(Box box, Box first, double across, double down, int columns, int places) {
  /** Of the height of a strip: the wood around its places. */
  private static final double MARGIN = 0.1;

  /** Of the width of a square: what a place of a stand beside the board takes. */
  static final double BESIDE = 1.25;

  /** The narrowest place of a strip that a piece can be taken from, in points. */
  private static final double NARROWEST = 30;

  private static final double WIDEST = 46;

  /** The same where there is little height. */
  private static final double NARROWEST_LOW = 20;

  private static final double WIDEST_LOW = 34;

  /**
   * As high as the board and beside it, as it stands beside a real one; each player's begins at his own end.
   *
   * @param near whether its side sits at the lower edge
   * @param columns how many kinds stand in a row
   * @param frame the wood around its places
   */
  static Stand beside(Box box, boolean near, int columns, int ranks, int frame) {
    double width = box.width() / columns;
    double height = (box.height() - 2 * frame) / ranks;
    double x = near ? box.x() : box.x() + box.width() - width;
    double y = near ? box.y() + box.height() - frame - height : box.y() + frame;
    return new Stand(
        box,
        new Box(x, y, width, height),
        near ? width : -width,
        near ? -height : height,
        columns,
        columns * ranks);
  }

  /**
   * A strip from the left to the right, with another row below where the kinds do not fit in one.
   *
   * @param low whether there is little height, so that pieces are rather small than in two rows
   */
  public static Stand strip(double x, double y, double width, int kinds, boolean low) {
    double place = place(width, kinds, low);
    double margin = Math.round(place * MARGIN);
    int columns = columns(width, kinds, low);
    return new Stand(
        new Box(x, y, width, stripHeight(width, kinds, low)),
        new Box(x + margin, y + margin, place, place),
        place,
        place,
        columns,
        kinds);
  }

  /** How high a strip is. */
  public static double stripHeight(double width, int kinds, boolean low) {
    double place = place(width, kinds, low);
    int columns = columns(width, kinds, low);
    int rows = (kinds + columns - 1) / columns;
    return rows * place + 2 * Math.round(place * MARGIN);
  }

  private static int columns(double width, int kinds, boolean low) {
    double narrowest = low ? NARROWEST_LOW : NARROWEST;
    return Math.max(1, Math.min(kinds, (int) (width / (narrowest * (1 + 2 * MARGIN)))));
  }

  private static double place(double width, int kinds, boolean low) {
    double widest = low ? WIDEST_LOW : WIDEST;
    return Math.floor(Math.min(widest, width / (columns(width, kinds, low) + 2 * MARGIN)));
  }

  /** The place with a number, from 0. */
  public Box slot(int index) {
    return new Box(
        first.x() + index % columns * across,
        first.y() + (double) (index / columns) * down,
        first.width(),
        first.height());
  }

  /** The number of the place at a point, whether a piece stands there or not. */
  OptionalInt at(double x, double y) {
    for (int i = 0; i < places && box.contains(x, y); i++) {
      if (slot(i).contains(x, y)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  /** The same elsewhere and larger: what is at a point stays there, then all goes further. */
  Stand scaled(double times, double x, double y) {
    return new Stand(
        box.scaled(times, x, y),
        first.scaled(times, x, y),
        across * times,
        down * times,
        columns,
        places);
  }

  /** The same elsewhere. */
  Stand moved(double right, double below) {
    return new Stand(
        box.moved(right, below), first.moved(right, below), across, down, columns, places);
  }

  /**
   * The stands of both sides.
   *
   * @param near of the side at the lower edge
   * @param far of the other
   */
  public record Pair(Stand near, Stand far) {
    Stand of(Side side, Side bottom) {
      return side == bottom ? near : far;
    }
  }
}

package org.komabako.ui.page.book;

import java.util.List;
import org.komabako.ui.board.Easel;

/** One page. Immutable: it may be painted at any time, on any thread, and again. */
public final class Page {
  private final PaperSize size;
  private final List<Placed> all;

  Page(PaperSize size, List<Placed> all) {
    this.size = size;
    this.all = List.copyOf(all);
  }

  /**
   * Something in its place.
   *
   * @param x its left edge
   * @param y its upper edge
   */
  record Placed(Part part, double x, double y) {}

  /** Something that takes room in a column. */
  interface Part {
    /** How high it is, with the room below it. */
    double height();

    /** Paints it with the left upper corner at a point. */
    void paint(Easel easel, double x, double y);
  }

  /** The paper; what is painted has pixels of 1/96 inch. */
  public PaperSize size() {
    return size;
  }

  List<Placed> all() {
    return all;
  }

  /** Paints the page, upon white paper. */
  public void paint(Easel easel) {
    all.forEach(each -> each.part().paint(easel, each.x(), each.y()));
  }
}

package org.komabako.ui.page.book;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.komabako.ui.picture.Typeface;

/**
 * Fills pages of two columns from the top. Text flows on; a diagram that finds no room any more begins the next column,
 * and the text goes on before it.
 */
final class Sheets {
  private static final double MARGIN = 60;
  private static final double GUTTER = 30;
  private static final double FOOT = 11;
  private static final int COLUMNS = 2;

  private final PaperSize size;
  private final String running;
  private final List<Page> pages = new ArrayList<>();
  private final List<Page.Placed> open = new ArrayList<>();
  private final Deque<Page.Part> waiting = new ArrayDeque<>();
  private double top = MARGIN;
  private double y = MARGIN;
  private int column;

  /**
   * Empty ones.
   *
   * @param running stands at the foot of each page
   */
  Sheets(PaperSize size, String running) {
    this.size = size;
    this.running = running;
  }

  /** The width between the margins. */
  double across() {
    return size.width() - 2 * MARGIN;
  }

  /** The width of a column. */
  double column() {
    return (across() - GUTTER) / COLUMNS;
  }

  /** The height between the margins. */
  double down() {
    return size.height() - 2 * MARGIN;
  }

  /** Over all columns, at the top of the first page before anything else. */
  void head(Page.Part part) {
    open.add(new Page.Placed(part, MARGIN, y));
    y += part.height();
    top = y;
  }

  /** Goes on with the text. */
  void text(List<? extends Page.Part> lines) {
    for (Page.Part line : lines) {
      while (!fits(line)) {
        turn();
      }
      put(line);
    }
  }

  /** A diagram, here or at the top of a later column. */
  void figure(Page.Part figure) {
    if (waiting.isEmpty() && fits(figure)) {
      put(figure);
    } else {
      waiting.add(figure);
    }
  }

  private boolean fits(Page.Part part) {
    return y + part.height() <= size.height() - MARGIN || y <= top;
  }

  private void put(Page.Part part) {
    open.add(new Page.Placed(part, MARGIN + column * (column() + GUTTER), y));
    y += part.height();
  }

  private void turn() {
    column++;
    if (column == COLUMNS) {
      end();
    }
    y = top;
    while (!waiting.isEmpty() && fits(waiting.element())) {
      put(waiting.remove());
    }
  }

  private void end() {
    String foot = running + "  ·  " + (pages.size() + 1);
    double wide = Math.min(1, across() / Typeface.TEXT.width(foot, FOOT));
    open.add(new Page.Placed(
        TextLine.of(
            foot,
            Typeface.TEXT,
            FOOT * wide,
            (across() - Typeface.TEXT.width(foot, FOOT * wide)) / 2),
        MARGIN,
        size.height() - MARGIN + FOOT));
    pages.add(new Page(size, open));
    open.clear();
    column = 0;
    top = MARGIN;
  }

  /** All pages, with what still waited. */
  List<Page> finished() {
    while (!waiting.isEmpty()) {
      turn();
    }
    end();
    return List.copyOf(pages);
  }
}

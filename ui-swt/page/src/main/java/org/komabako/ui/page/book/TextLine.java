package org.komabako.ui.page.book;

import java.util.List;
import org.komabako.ui.board.Easel;
import org.komabako.ui.picture.Align;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Typeface;

/**
 * A line of writing.
 *
 * @param runs from left to right
 * @param size of a kanji
 * @param indent from the left edge
 * @param height of the line, and with the last of a paragraph the room below it
 */
record TextLine(List<Run> runs, double size, double indent, double height) implements Page.Part {
  private static final Ink BLACK = Ink.rgb(0);

  /** From one line to the next, in sizes. */
  static final double LEADING = 1.5;

  /**
   * What stands together.
   *
   * @param x from the indent
   */
  record Run(String text, Typeface face, double x) {}

  /** A line of one face that begins at the left. */
  static TextLine of(String text, Typeface face, double size, double indent) {
    return new TextLine(List.of(new Run(text, face, 0)), size, indent, size * LEADING);
  }

  @Override
  public void paint(Easel easel, double x, double y) {
    for (Run run : runs) {
      easel.fill(
          run.face()
              .line(run.text(), x + indent + run.x(), y + size * LEADING / 2, size, Align.START),
          BLACK);
    }
  }
}

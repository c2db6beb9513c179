package org.komabako.ui.picture;

import org.osgi.annotation.versioning.ConsumerType;

/**
 * What is drawn on: a widget, an image, an SVG file, a list in a test. Later calls cover earlier ones.
 *
 * <p>Lengths are in whatever unit the drawer means; pieces and boards are drawn in squares, and the
 * implementer scales. Not for use by two threads at once.
 */
@ConsumerType
public interface Paper {
  /**
   * Fills the inside of an outline by the non-zero winding rule ({@code SWT.FILL_WINDING}); a part that
   * is left open counts as closed.
   */
  void fill(Outline outline, Ink ink);

  /**
   * Draws along an outline.
   *
   * @param width of the line, in the unit of the outline; ends and corners are round
   */
  void stroke(Outline outline, Ink ink, double width);

  /**
   * A window on this paper: a unit square of it is a square here.
   *
   * @param x the left edge of the square
   * @param y the upper edge
   * @param size the length of its edge
   */
  default Paper square(double x, double y, double size) {
    Paper whole = this;
    return new Paper() {
      @Override
      public void fill(Outline outline, Ink ink) {
        whole.fill(outline.scaled(size).moved(x, y), ink);
      }

      @Override
      public void stroke(Outline outline, Ink ink, double width) {
        whole.stroke(outline.scaled(size).moved(x, y), ink, width * size);
      }
    };
  }
}

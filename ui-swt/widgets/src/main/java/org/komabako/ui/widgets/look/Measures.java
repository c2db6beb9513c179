package org.komabako.ui.widgets.look;

import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Display;

/**
 * The spaces of a window, in points; all grow with the user's font.
 *
 * @param scale how much larger the user's font is than 13 points
 */
public record Measures(double scale) {
  /** What the usual text is high, in points. */
  static final double BODY = 13;

  /** Those of widgets whose font is that of the display. */
  public static Measures of(Display display) {
    FontData system = display.getSystemFont().getFontData()[0];
    return new Measures(system.getHeight() * display.getDPI().y / 72.0 / BODY);
  }

  private int scaled(int points) {
    return (int) Math.round(points * scale);
  }

  /** The radius of the corners of cards and panels. */
  public int corner() {
    return scaled(8);
  }

  /** The air between and inside cards and panels. */
  public int air() {
    return scaled(12);
  }

  /** Half of it, between what belongs together. */
  public int gap() {
    return scaled(6);
  }

  /** The height of a row of moves. */
  public int row() {
    return scaled(25);
  }

  /** The height of a button. */
  public int button() {
    return scaled(30);
  }

  /** The height of a player's plate. */
  public int plate() {
    return scaled(54);
  }

  /** The side of an icon. */
  public int icon() {
    return scaled(18);
  }

  /** So many points, as large as the user's font wants them. */
  public int of(int points) {
    return scaled(points);
  }
}

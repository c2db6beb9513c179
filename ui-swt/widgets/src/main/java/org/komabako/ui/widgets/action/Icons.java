package org.komabako.ui.widgets.action;

/** Icons of one line in a square of 18 by 18, for {@link Action.Tool}. */
public final class Icons {
  /** A plus: something new. */
  public static final String NEW = "M 9 3 L 9 15 M 3 9 L 15 9";
  /** A folder. */
  public static final String OPEN = "M 2 4 L 7 4 L 9 6 L 16 6 L 16 15 L 2 15 Z";
  /** An arrow down onto a line. */
  public static final String SAVE = "M 9 2 L 9 11 M 5 7.5 L 9 11.5 L 13 7.5 M 3 15.5 L 15 15.5";
  /** To the start. */
  public static final String FIRST = "M 3 3 L 3 15 M 14 3 L 6 9 L 14 15 Z";
  /** One back. */
  public static final String BACK = "M 12.5 3 L 5 9 L 12.5 15 Z";
  /** One on. */
  public static final String FORWARD = "M 5.5 3 L 13 9 L 5.5 15 Z";
  /** To the end. */
  public static final String LAST = "M 15 3 L 15 15 M 4 3 L 12 9 L 4 15 Z";
  /** Two arrows, up and down. */
  public static final String FLIP =
      "M 6 15 L 6 3 M 3 6 L 6 3 L 9 6 M 12 3 L 12 15 M 9 12 L 12 15 L 15 12";
  /** An arrow that turns back. */
  public static final String UNDO =
      "M 7 3 L 3 7 L 7 11 M 3 7 L 11 7 C 14 7 15.5 9 15.5 11 C 15.5 13 14 15 11 15 L 9 15";
  /** A lamp. */
  public static final String HINT =
      "M 7 13 L 7 11.5 C 5 10.5 4 9 4 7 C 4 4.2 6.2 2 9 2 C 11.8 2 14 4.2 14 7 C 14 9 13 10.5 11 11.5"
          + " L 11 13 Z M 7.5 16 L 10.5 16";
  /** Bars of several heights. */
  public static final String ANALYSE = "M 3 15 L 3 9 M 7 15 L 7 3 M 11 15 L 11 6 M 15 15 L 15 11";
  /** Three sliders. */
  public static final String SETTINGS =
      "M 2 4.5 L 10 4.5 M 14 4.5 L 16 4.5 M 12 2.5 L 12 6.5 M 2 9 L 4 9 M 8 9 L 16 9 M 6 7 L 6 11"
          + " M 2 13.5 L 9 13.5 M 13 13.5 L 16 13.5 M 11 11.5 L 11 15.5";

  private Icons() {}
}

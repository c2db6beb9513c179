package org.komabako.kernel.game;

/** The names of what all formats know about a game; others are named as a file names them. */
public final class Tags {
  /** Who plays Black. */
  public static final String BLACK = "black";
  /** Who plays White. */
  public static final String WHITE = "white";
  /** The tournament or the occasion. */
  public static final String EVENT = "event";
  /** Where it was played. */
  public static final String SITE = "site";
  /** When it began, like {@code 2026/11/21 10:30:00}; what is not known is left out at the end. */
  public static final String BEGUN = "begun";
  /** When it ended. */
  public static final String ENDED = "ended";
  /** The title of a problem or a diagram. */
  public static final String TITLE = "title";
  /** The opening. */
  public static final String OPENING = "opening";
  /** The time that players had, as the record words it. */
  public static final String TIME = "time";
  /** Which engine plays Black here: its id, and how it plays. */
  public static final String BLACK_ENGINE = "BlackEngine";
  /** Which engine plays White here. */
  public static final String WHITE_ENGINE = "WhiteEngine";

  private Tags() {}
}

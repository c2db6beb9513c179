package org.komabako.game;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.komabako.kernel.model.Side;

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

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("uuuu/MM/dd HH:mm:ss");

  private Tags() {}

  /** The tag with the name of a side's player. */
  public static String player(Side side) {
    return side == Side.BLACK ? BLACK : WHITE;
  }

  /** The name of a side's player; empty if nobody said it. */
  public static Optional<String> player(Game game, Side side) {
    return Optional.ofNullable(game.tags().get(player(side))).filter(name -> !name.isBlank());
  }

  /** This moment as {@link #BEGUN} and {@link #ENDED} have it. */
  public static String now() {
    return LocalDateTime.now().format(MOMENT);
  }
}

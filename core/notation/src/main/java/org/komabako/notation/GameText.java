package org.komabako.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.base.message.TextException;
import org.komabako.game.Game;
import org.komabako.game.GameSummary;
import org.komabako.kernel.rules.Variant;

/**
 * A whole game as plain text in UTF-8, a line for each thing; version 3:
 *
 * <pre>
 * komabako game 3
 * variant KEY
 * bundle VERSION                the version of the variant that wrote it, if that is known
 * option NAME=VALUE             each option of the variant
 * tag NAME=TEXT                 what else is known about the game, like who plays
 * start SFEN
 * clock CONTROL                 if there is one, like 10m+30s*3
 * score cp|mate NUMBER DEPTH    what an engine thought of the place reached so far
 * comment TEXT                  about the place reached so far
 * bookmark NAME                 a name for the place reached so far
 * nag !|?|!!|??|!?|?!           what somebody thinks of the move that led there
 * mark SQUARE COLOUR            drawn on the board at the place reached so far
 * mark SQUARE SQUARE COLOUR     an arrow drawn there
 * move USI                      goes on from the place reached so far
 * spent TIME                    how long that move took
 * back N                        goes back N moves, to begin a variation; 0 where the game had ended
 * reached                       the place reached so far is where the clocked game stands
 * time black TIME N PERIOD      what is left, once it has begun: time, periods, this period
 * time white TIME N PERIOD
 * followed                      the line that is followed, beyond what is looked at, ends here
 * here N black|white STATE      the place reached so far is the one that is looked at: after how many moves,
 *                               who is to move, and open with the squares that check comes from, or how it
 *                               ended there. That is for lists of games; whoever replays the game does not
 *                               ask it, and older texts do without
 * touched SQUARE                this piece was touched there and must be moved
 * offer black|white             a draw is offered there
 * claim black|white             it is claimed there that no side can win any more
 * idle black|white N            how often pieces were touched that could not move
 * end black|white|none REASON   what was declared at the place reached so far
 * sealed BASE64                 the move that was sealed there, to go on with; written so that nobody sees it unintended
 * complete                      the last line; without it the text was cut off
 * </pre>
 *
 * <p>The moves of a place stand in the order of its variations, the main line first. In a comment or
 * a name line ends are written {@code \n} and {@code \r}, a blank at its ends {@code \s}, a backslash
 * {@code \\}, other control characters by their number. An option that is not named has its first
 * value, so a game outlives options that are added later. A clock that ran has stopped.
 *
 * <p>Older versions are read too: 2 had the times before the moves, and neither tags, times of moves,
 * scores and the bundle's version nor the line that is followed, touches, offers and claims; 1 had no bookmarks,
 * marks and clocks either.
 */
public final class GameText {
  /** The version that is written; those from 1 on are read. */
  public static final int VERSION = 3;

  /** What every such text begins with, before the version. */
  public static final String FIRST_WORDS = "komabako game ";

  static final String COMPLETE = "complete";

  private static final String HERE = "\nhere ";
  private static final String MOVES = "\nmove ";
  private static final String END = "\n" + COMPLETE + "\n";

  private GameText() {}

  /**
   * What can be told of a game without its variant.
   *
   * @param variant the key
   * @param bundle the version of its bundle; empty if the text does not tell
   * @param options the option values, in the order of the text
   * @param start the SFEN of the start
   * @param tags what else is known about the game, in the order of the text
   */
  public record Header(
      String variant,
      Optional<String> bundle,
      Map<String, String> options,
      String start,
      Map<String, String> tags) {
    /** Keeps an own copy. */
    public Header {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
      tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }
  }

  /** Writes a game whose variant's version is not known. */
  public static String write(Game game) {
    return write(game, Optional.empty());
  }

  /**
   * Writes a game.
   *
   * @param bundle the version of the variant's bundle
   */
  public static String write(Game game, Optional<String> bundle) {
    return new GameWriter(game).write(bundle);
  }

  /**
   * Reads what can be told without the variant.
   *
   * @throws TextException if the text is no game, or was cut off; the message says the line
   */
  public static Header header(String text) {
    int moves = text.indexOf(MOVES);
    boolean whole = moves >= 0 && text.endsWith(END);
    return new GameReader(whole ? text.substring(0, moves) + END : text).header();
  }

  /**
   * What stands behind a word of the header, in a text whose header is known to be right; a glance, where
   * {@link #header} reads and checks it all.
   *
   * @param word like {@code variant}
   */
  public static Optional<String> glance(String text, String word) {
    int moves = text.indexOf(MOVES);
    int start = text.indexOf("\n" + word + " ");
    int end = text.indexOf('\n', start + 1);
    return start < 0 || end < 0 || moves >= 0 && start > moves
        ? Optional.empty()
        : Optional.of(text.substring(start + word.length() + 2, end).strip());
  }

  /** How a game stands, without replaying it; empty if the text does not tell. */
  public static Optional<GameSummary> summary(String text) {
    int start = text.lastIndexOf(HERE);
    int end = text.indexOf('\n', start + 1);
    return start < 0 || end < 0
        ? Optional.empty()
        : GameSummary.parse(text.substring(start + HERE.length(), end));
  }

  /**
   * Reads what does not need the moves, to tell early of most games that a variant cannot read.
   *
   * @param variant the variant that {@link #header} names
   * @throws TextException if its options or the start are none of this version of the variant
   */
  public static void check(Variant variant, String text) {
    new GameReader(text).check(variant);
  }

  /**
   * Reads a game.
   *
   * @param variant the variant that {@link #header} names
   * @throws TextException if the text is no game that the variant can read; the message says line
   *     and reason, also where an option or a value is not one of this version of the variant
   */
  public static Game read(Variant variant, String text) {
    return new GameReader(text).read(variant);
  }
}

package org.komabako.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.komabako.kernel.Side;
import org.komabako.kernel.TextException;
import org.komabako.kernel.clock.ClockFace;
import org.komabako.kernel.clock.GameClock;
import org.komabako.kernel.clock.Times;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.kernel.variant.Variant;

/**
 * A whole game as plain text in UTF-8, a line for each thing; version 3:
 *
 * <pre>
 * komabako game 3
 * variant KEY
 * option NAME=VALUE             each option of the variant
 * tag NAME=TEXT                 what else is known about the game, like who plays
 * start SFEN
 * clock CONTROL                 if there is one, like 10m+30s*3
 * time black TIME N PERIOD      what is left, once it has begun: time, periods, this period
 * time white TIME N PERIOD
 * comment TEXT                  about the place reached so far
 * bookmark NAME                 a name for the place reached so far
 * mark SQUARE COLOUR            drawn on the board at the place reached so far
 * mark SQUARE SQUARE COLOUR     an arrow drawn there
 * move USI                      goes on from the place reached so far
 * spent TIME                    how long that move took
 * back N                        goes back N moves, to begin a variation
 * reached                       the place reached so far is where the clocked game stands
 * here                          the place reached so far is the one that is looked at
 * end black|white|none REASON   what was declared at the place reached so far
 * complete                      the last line; without it the text was cut off
 * </pre>
 *
 * <p>The moves of a place stand in the order of its variations, the main line first. In a comment or
 * a name line ends are written {@code \n} and {@code \r}, a blank at its ends {@code \s}, a backslash
 * {@code \\}, other control characters by their number. An option that is not named has its first
 * value, so a game outlives options that are added later. Offers and touches are not kept; a clock that
 * ran has stopped.
 *
 * <p>Version 2 had no tags and times of moves, version 1 no bookmarks, marks and clocks either; both are
 * read, too.
 */
public final class GameText {
  /** The version that is written; those from 1 on are read. */
  public static final int VERSION = 3;

  static final String FIRST_WORDS = "komabako game ";
  static final String COMPLETE = "complete";

  private GameText() {}

  /**
   * What can be told of a game without its variant.
   *
   * @param variant the key
   * @param options the option values, in the order of the text
   * @param start the SFEN of the start
   */
  public record Header(String variant, Map<String, String> options, String start) {
    /** Keeps an own copy. */
    public Header {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }
  }

  /** Writes a game. */
  public static String write(Game game) {
    StringBuilder out = new StringBuilder(FIRST_WORDS).append(VERSION).append('\n');
    line(out, "variant", game.rules().table().key());
    game.rules()
        .options()
        .asMap()
        .forEach((name, value) -> line(out, "option", name + "=" + value));
    game.tags().forEach(
        (name, value) -> line(out, "tag", Escapes.escape(name.replace('=', '-') + "=" + value)));
    line(out, "start", game.root().position().sfen());
    Optional<ClockFace> clock = game.clock().map(GameClock::face);
    clock.ifPresent(face -> clock(out, face));
    boolean begun = clock.filter(face -> face.state() != ClockFace.State.READY).isPresent();
    int ply = -1;
    for (GameNode node : game.nodes()) {
      if (node.ply() <= ply) {
        line(out, "back", String.valueOf(ply - node.ply() + 1));
      }
      ply = node.ply();
      node.move().ifPresent(move -> line(out, "move", move.toString()));
      node.spent().ifPresent(time -> line(out, "spent", Times.write(time)));
      if (!node.comment().isEmpty()) {
        line(out, "comment", Escapes.escape(node.comment()));
      }
      if (!node.bookmark().isEmpty()) {
        line(out, "bookmark", Escapes.escape(node.bookmark()));
      }
      node.marks().forEach(mark -> line(out, "mark", mark.toString()));
      if (begun && node == game.reached()) {
        out.append("reached\n");
      }
      if (node == game.current()) {
        out.append("here\n");
      }
      if (game.endsAt(node)) {
        game.declared().ifPresent(end -> line(out, "end", end.toString()));
      }
    }
    return out.append(COMPLETE).append('\n').toString();
  }

  private static void clock(StringBuilder out, ClockFace face) {
    line(out, "clock", face.control().toString());
    if (face.state() != ClockFace.State.READY) {
      for (Side side : Side.values()) {
        line(out, "time", side.text() + " " + face.left(side));
      }
    }
  }

  private static void line(StringBuilder out, String word, String rest) {
    out.append(word).append(' ').append(rest).append('\n');
  }

  /**
   * Reads what can be told without the variant.
   *
   * @throws TextException if the text is no game, or was cut off; the message says the line
   */
  public static Header header(String text) {
    return new GameReader(text).header();
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

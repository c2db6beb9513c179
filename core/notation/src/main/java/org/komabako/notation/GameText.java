package org.komabako.notation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.komabako.kernel.TextException;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.kernel.variant.Variant;

/**
 * A whole game as plain text in UTF-8, a line for each thing; version 1:
 *
 * <pre>
 * komabako game 1
 * variant KEY
 * option NAME=VALUE             each option of the variant
 * start SFEN
 * comment TEXT                  about the place reached so far
 * move USI                      goes on from the place reached so far
 * back N                        goes back N moves, to begin a variation
 * here                          the place reached so far is the one that is looked at
 * end black|white|none REASON   after 'here': what was declared there
 * complete                      the last line; without it the text was cut off
 * </pre>
 *
 * <p>The moves of a place stand in the order of its variations, the main line first. A comment's
 * line ends are written {@code \n} and {@code \r}, a blank at its ends {@code \s}, a backslash
 * {@code \\}, other control characters by their number. An option that is not named has its first
 * value, so a game outlives options that are added later. Offers and touches are not kept.
 */
public final class GameText {
  /** The version that is written, and the only one that is read. */
  public static final int VERSION = 1;

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
    line(out, "start", game.root().position().sfen());
    Deque<GameNode> open = new ArrayDeque<>();
    open.push(game.root());
    int ply = -1;
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      if (node.ply() <= ply) {
        line(out, "back", String.valueOf(ply - node.ply() + 1));
      }
      ply = node.ply();
      node.move().ifPresent(move -> line(out, "move", move.toString()));
      if (!node.comment().isEmpty()) {
        line(out, "comment", Escapes.escape(node.comment()));
      }
      if (node == game.current()) {
        out.append("here\n");
        game.declared().ifPresent(end -> line(out, "end", end.toString()));
      }
      List<GameNode> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    return out.append(COMPLETE).append('\n').toString();
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

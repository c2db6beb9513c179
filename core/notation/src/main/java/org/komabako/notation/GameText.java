package org.komabako.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.IllegalMoveException;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Rules;
import org.komabako.kernel.Side;
import org.komabako.kernel.TextException;
import org.komabako.kernel.Usi;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.kernel.variant.OptionValues;
import org.komabako.kernel.variant.Variant;

/**
 * A whole game as plain text, a line for each thing; version 1:
 *
 * <pre>
 * komabako game 1
 * variant KEY
 * option NAME=VALUE          each option of the variant
 * start SFEN
 * comment TEXT               about the place reached so far; \n and \\ are escaped
 * move USI                   goes on from the place reached so far
 * back N                     goes back N moves, to begin a variation
 * here                       the place that is looked at
 * end black|white|none REASON   what was declared there
 * </pre>
 */
public final class GameText {
  private static final String FIRST_LINE = "komabako game 1";

  private GameText() {}

  /**
   * What can be told of a game without its variant.
   *
   * @param variant the key
   * @param options the option values
   * @param start the SFEN of the start
   */
  public record Header(String variant, Map<String, String> options, String start) {
    /** Keeps an own copy. */
    public Header {
      options = Map.copyOf(options);
    }
  }

  /** Writes a game. */
  public static String write(Game game) {
    StringBuilder out = new StringBuilder(FIRST_LINE).append('\n');
    line(out, "variant", game.rules().table().key());
    game.rules().options().asMap().forEach((name, value) -> line(out, "option", name + "=" + value));
    line(out, "start", game.root().position().sfen());
    Deque<GameNode> open = new ArrayDeque<>();
    open.push(game.root());
    GameNode reached = game.root();
    while (!open.isEmpty()) {
      GameNode node = open.pop();
      if (node != game.root()) {
        int back = reached.ply() - node.ply() + 1;
        if (back > 0) {
          line(out, "back", String.valueOf(back));
        }
        line(out, "move", node.move().orElseThrow().toString());
      }
      if (!node.comment().isEmpty()) {
        line(out, "comment", escape(node.comment()));
      }
      if (node == game.current()) {
        out.append("here\n");
        game.declared().ifPresent(end -> line(out, "end", end.toString()));
      }
      reached = node;
      List<GameNode> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        open.push(children.get(i));
      }
    }
    return out.toString();
  }

  private static void line(StringBuilder out, String word, String rest) {
    out.append(word).append(' ').append(rest).append('\n');
  }

  private static String escape(String text) {
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String unescape(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        char next = text.charAt(++i);
        out.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /**
   * Reads what can be told without the variant.
   *
   * @throws TextException if the text is no game; the message says the line
   */
  public static Header header(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).strip().equals(FIRST_LINE)) {
      throw error(text, 1, "this is no game of ours: the first line is not '" + FIRST_LINE + "'");
    }
    String variant = "";
    String start = "";
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      String rest = rest(line);
      switch (word(line)) {
        case "variant" -> variant = rest;
        case "start" -> start = rest;
        case "option" -> {
          int equals = rest.indexOf('=');
          if (equals < 0) {
            throw error(text, i + 1, "an option is written name=value, not '" + rest + "'");
          }
          options.put(rest.substring(0, equals), rest.substring(equals + 1));
        }
        default -> {
          // The moves are read with the variant at hand.
        }
      }
    }
    if (variant.isEmpty() || start.isEmpty()) {
      throw error(
          text, lines.size(), "the game has no line '" + (variant.isEmpty() ? "variant" : "start"));
    }
    return new Header(variant, options, start);
  }

  /**
   * Reads a game.
   *
   * @param variant the variant that {@link #header} names
   * @throws TextException if the text is no game that the variant can read; the message says line
   *     and reason
   */
  public static Game read(Variant variant, String text) {
    Header header = header(text);
    if (!header.variant().equals(variant.key())) {
      throw error(text, 2, "the game is " + header.variant() + ", not " + variant.key());
    }
    Game game = new Game(rules(variant, header, text).position(header.start()));
    GameNode reached = game.root();
    @Nullable GameNode here = null;
    Optional<Outcome> end = Optional.empty();
    List<String> lines = text.lines().toList();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      String rest = rest(line);
      switch (word(line)) {
        case "move" -> reached = play(game, reached, rest, text, i + 1);
        case "back" -> reached = back(reached, rest, text, i + 1);
        case "comment" -> reached.comment(unescape(rest));
        case "here" -> here = reached;
        case "end" -> end = Optional.of(outcome(rest, text, i + 1));
        case "variant", "option", "start", "" -> {
          // Read with the header.
        }
        default -> throw error(text, i + 1, "'" + word(line) + "' begins no line of a game");
      }
    }
    game.goTo(here == null ? reached : here);
    end.ifPresent(game::declare);
    return game;
  }

  private static Rules rules(Variant variant, Header header, String text) {
    try {
      return Rules.of(variant, OptionValues.base(variant).with(header.options()));
    } catch (IllegalArgumentException e) {
      throw error(
          text, 3, "the game's rules are not those of this " + variant.key() + ": " + message(e));
    }
  }

  private static GameNode play(Game game, GameNode from, String usi, String text, int line) {
    try {
      if (game.current() != from || game.declared().isPresent()) {
        game.goTo(from);
      }
      return game.play(Usi.parse(game.rules().table(), usi));
    } catch (IllegalMoveException | TextException e) {
      throw error(text, line, usi + ": " + message(e));
    }
  }

  private static GameNode back(GameNode from, String count, String text, int line) {
    if (!count.matches("[0-9]{1,6}") || Integer.parseInt(count) > from.ply()) {
      throw error(text, line, "cannot go back '" + count + "' moves, there are " + from.ply());
    }
    GameNode node = from;
    for (int i = Integer.parseInt(count); i > 0; i--) {
      node = node.parent().orElseThrow();
    }
    return node;
  }

  private static Outcome outcome(String rest, String text, int line) {
    String[] words = rest.split(" ");
    Optional<Outcome.Reason> reason =
        words.length == 2 ? Outcome.Reason.parse(words[1]) : Optional.empty();
    List<String> winners = new ArrayList<>(List.of("none"));
    for (Side side : Side.values()) {
      winners.add(side.text());
    }
    if (reason.isEmpty() || !winners.contains(words[0])) {
      throw error(text, line, "an end is 'black|white|none REASON', not '" + rest + "'");
    }
    int winner = winners.indexOf(words[0]);
    return winner == 0
        ? Outcome.draw(reason.get())
        : Outcome.win(Side.values()[winner - 1], reason.get());
  }

  private static String word(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? line : line.substring(0, space);
  }

  private static String rest(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? "" : line.substring(space + 1);
  }

  private static String message(RuntimeException e) {
    return String.valueOf(e.getMessage());
  }

  private static TextException error(String text, int line, String message) {
    return new TextException(text, 0, "line " + line + ": " + message);
  }
}

package org.komabako.matches.internal;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.komabako.base.message.RequestException;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;

/**
 * Where two games of a match begin.
 *
 * @param sfen the position
 * @param moves what is played from there before the engines are asked
 */
record Opening(String sfen, List<Move> moves) {
  private static final Pattern LINE = Pattern.compile(
      "(?:position\\s+)?(?:(startpos)|(?:sfen\\s+)?([^\\s/]+/\\S+\\s+[bw]\\b.*?))(?:\\s+moves\\b(.*))?");

  /** Keeps an own copy. */
  Opening {
    moves = List.copyOf(moves);
  }

  /** Whether a line looks like an opening, rather than a part of a game file. */
  static boolean isLine(String line) {
    return LINE.matcher(line.strip()).matches();
  }

  /**
   * Reads a line of USI; {@code sfen} may be left out.
   *
   * @throws IllegalArgumentException if it is none, a move is not legal, or the game ends with them
   */
  static Opening parse(Rules rules, String line) {
    Matcher parts = LINE.matcher(line.strip());
    if (!parts.matches()) {
      throw RequestException.of(Opening.class, "opening.noOpeningWriteStartpos", line);
    }
    String sfen = parts.group(1) == null ? parts.group(2) : rules.table().start();
    String moves = parts.group(3) == null ? "" : parts.group(3).strip();
    Game game = new Game(rules.position(sfen));
    for (String word : moves.isEmpty() ? new String[0] : moves.split("\\s+")) {
      play(game, word);
    }
    return of(game, Integer.MAX_VALUE);
  }

  private static void play(Game game, String word) {
    Move move = Usi.parse(game.rules().table(), word);
    game.why(move).ifPresent(refusal -> {
      throw RequestException.of(
          Opening.class, "opening.move", game.current().ply() + 1, word, refusal.text());
    });
    game.play(move);
  }

  /**
   * The first moves of a game's main line.
   *
   * @throws IllegalArgumentException if the game has ended by then
   */
  static Opening of(Game game, int plies) {
    Game replayed = new Game(game.root().position());
    for (Move move : game.root().last().line()) {
      if (replayed.current().ply() == plies || replayed.outcome().isPresent()) {
        break;
      }
      replayed.play(move);
    }
    replayed.outcome().ifPresent(end -> {
      throw RequestException.of(
          Opening.class, "opening.nothingLeftPlayAfter", end, replayed.current().ply());
    });
    return new Opening(game.root().position().sfen(), replayed.current().line());
  }

  /** A game that stands where the engines begin. */
  Game game(Rules rules) {
    Game game = new Game(rules.position(sfen));
    moves.forEach(game::play);
    return game;
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return "sfen " + sfen
        + moves.stream().map(move -> " " + move).collect(Collectors.joining("", " moves", ""));
  }
}

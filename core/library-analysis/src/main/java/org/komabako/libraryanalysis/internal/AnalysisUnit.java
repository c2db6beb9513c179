package org.komabako.libraryanalysis.internal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/**
 * A game of which some positions are to be thought about, as text:
 *
 * <pre>
 * option NAME=VALUE        each option of the rules that differs from the base
 * start SFEN
 * moves USI ...
 * plies 0,3-17             which positions
 * </pre>
 *
 * @param options what differs from the base
 * @param start as SFEN
 * @param moves in USI
 * @param plies which positions
 */
record AnalysisUnit(
    Map<String, String> options, String start, List<String> moves, List<Integer> plies) {
  private static final String OPTION = "option ";
  private static final String START = "start ";
  private static final String MOVES = "moves";
  private static final String PLIES = "plies ";

  AnalysisUnit {
    moves = List.copyOf(moves);
    plies = List.copyOf(plies);
  }

  /** A game on a board again: the positions before and after each move. */
  record Played(Position start, List<Move> moves, List<Position> positions) {}

  static byte[] bytes(GameLine game, List<Integer> plies) {
    Position start = game.start();
    List<String> lines = new ArrayList<>();
    start
        .rules()
        .options()
        .changes()
        .forEach((name, value) -> lines.add(OPTION + name + "=" + value));
    lines.add(START + start.sfen());
    lines.add(MOVES + game.moves().stream().map(move -> " " + move).collect(Collectors.joining()));
    lines.add(PLIES + Plies.text(plies));
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static AnalysisUnit read(byte[] bytes) {
    List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
    Map<String, String> options = new LinkedHashMap<>();
    int at = 0;
    for (; at < lines.size() && lines.get(at).startsWith(OPTION); at++) {
      String pair = lines.get(at).substring(OPTION.length());
      int equals = pair.indexOf('=');
      options.put(pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
    }
    if (lines.size() != at + 3
        || !lines.get(at).startsWith(START)
        || !lines.get(at + 1).startsWith(MOVES)
        || !lines.get(at + 2).startsWith(PLIES)) {
      throw RequestException.of(AnalysisUnit.class, "analysisUnit.none");
    }
    String moves = lines.get(at + 1).substring(MOVES.length()).strip();
    return new AnalysisUnit(
        options,
        lines.get(at).substring(START.length()),
        moves.isEmpty() ? List.of() : List.of(moves.split(" ")),
        Plies.parse(lines.get(at + 2).substring(PLIES.length())));
  }

  /**
   * Plays the game.
   *
   * @throws IllegalArgumentException if a move is not legal, or there are not so many plies
   */
  Played play(Variant variant) {
    Rules rules = Rules.of(variant, OptionValues.base(variant).with(options));
    List<Position> positions = new ArrayList<>(List.of(rules.position(start)));
    List<Move> played = new ArrayList<>();
    for (String text : moves) {
      Position before = positions.get(positions.size() - 1);
      Move move = before.canonical(Usi.parse(rules.table(), text));
      if (!before.isLegal(move)) {
        throw RequestException.of(AnalysisUnit.class, "analysisUnit.illegal", text);
      }
      played.add(move);
      positions.add(before.play(move));
    }
    if (plies.get(plies.size() - 1) > moves.size()) {
      throw RequestException.of(AnalysisUnit.class, "analysisUnit.none");
    }
    return new Played(positions.get(0), played, positions);
  }
}

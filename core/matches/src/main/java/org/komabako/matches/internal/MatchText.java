package org.komabako.matches.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.komabako.base.message.TextException;
import org.komabako.base.message.UserMessage;
import org.komabako.game.clock.Times;
import org.komabako.matches.Adjudication;
import org.komabako.matches.Adjudication.Draw;
import org.komabako.matches.Adjudication.Resign;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.Sprt;
import org.komabako.position.Rules;

/**
 * A match as plain text, a line for each thing; version 1. It only grows: what happens is written behind.
 *
 * <pre>
 * komabako match 1
 * variant KEY
 * rules SET                     if one was named
 * option NAME=VALUE             each option of the variant
 * first ENGINE,NAME=VALUE@PACE
 * second ENGINE,NAME=VALUE@PACE
 * games N
 * concurrency N
 * most-plies N
 * margin TIME
 * resign SCORE MOVES            if games are ended so
 * draw SCORE MOVES PLY
 * sprt ELO0,ELO1,ALPHA,BETA     if there is a test
 * random PLIES SEED             the openings; or
 * file PLIES PATH
 * opening sfen ... moves ...    each of the file, which may be gone
 * game ...                      each that has ended, see {@link ResultLine}
 * stopped                       it was ended for good
 * </pre>
 *
 * @param request what is played; its options are all of the variant
 * @param openings those of a file, as text; empty for random ones
 * @param results the games that have ended, by number
 * @param job its job on the grid, if it has one
 * @param stopped whether it was ended for good
 */
record MatchText(
    MatchRequest request,
    List<String> openings,
    Map<Integer, GameResult> results,
    Optional<String> job,
    boolean stopped) {
  private static final String FIRST_LINE = "komabako match 1";

  /** Keeps own copies. */
  MatchText {
    openings = List.copyOf(openings);
    results = java.util.Collections.unmodifiableMap(new TreeMap<>(results));
  }

  /** Where a game begins; it and its other have the same opening. */
  Opening opening(Rules rules, int number) {
    int pair = (number - 1) / 2;
    return request.openings() instanceof Openings.Random random
        ? RandomOpenings.of(rules, random.plies(), random.seed(), pair)
        : Opening.parse(rules, openings.get(pair % openings.size()));
  }

  /** The text of a match that has not begun. */
  static String begin(MatchRequest request, List<String> openings) {
    List<String> lines = new ArrayList<>(List.of(FIRST_LINE, "variant " + request.variant()));
    request.ruleSet().ifPresent(set -> lines.add("rules " + set));
    new TreeMap<>(request.options())
        .forEach((name, value) -> lines.add("option " + name + "=" + value));
    lines.add("first " + request.first());
    lines.add("second " + request.second());
    lines.add("games " + request.games());
    lines.add("concurrency " + request.concurrency());
    Adjudication ends = request.adjudication();
    lines.add("most-plies " + ends.mostPlies());
    lines.add("margin " + Times.write(ends.margin()));
    ends.resign().ifPresent(each -> lines.add("resign " + each.score() + " " + each.moves()));
    ends.draw()
        .ifPresent(
            each -> lines.add("draw " + each.score() + " " + each.moves() + " " + each.ply()));
    request.sprt().ifPresent(test -> lines.add("sprt " + test));
    if (request.onGrid()) {
      lines.add("on grid");
    }
    if (request.openings() instanceof Openings.Random random) {
      lines.add("random " + random.plies() + " " + random.seed());
    } else if (request.openings() instanceof Openings.FromFile file) {
      lines.add("file " + file.plies() + " " + file.file());
    }
    openings.forEach(opening -> lines.add("opening " + opening));
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** The text after a game has ended. */
  static String with(String text, GameResult result) {
    return text + "game " + ResultLine.write(result) + "\n";
  }

  /** The text after the match became a job on the grid. */
  static String withJob(String text, String job) {
    return text + "job " + job + "\n";
  }

  /** The text after the match was ended for good. */
  static String stopped(String text) {
    return text + "stopped\n";
  }

  /**
   * Reads a text.
   *
   * @throws TextException if it is none; the message says the line and why
   */
  static MatchText parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.get(0).equals(FIRST_LINE)) {
      throw TextException.of(text, MatchText.class, "matchText.noMatchProgramKnows", FIRST_LINE);
    }
    Reader reader = new Reader();
    for (int i = 1; i < lines.size(); i++) {
      try {
        String[] words = lines.get(i).split(" ", 2);
        reader.line(words[0], words.length == 2 ? words[1] : "");
      } catch (IllegalArgumentException e) {
        throw TextException.of(
            text, MatchText.class, "matchText.line", i + 1, lines.get(i), UserMessage.of(e));
      }
    }
    try {
      return reader.match();
    } catch (IllegalArgumentException e) {
      throw TextException.of(text, MatchText.class, "matchText.joined", UserMessage.of(e));
    }
  }

  /** What was read so far. */
  private static final class Reader {
    private final Map<String, String> single = new TreeMap<>();
    private final Map<String, String> options = new TreeMap<>();
    private final List<String> openings = new ArrayList<>();
    private final Map<Integer, GameResult> results = new TreeMap<>();

    void line(String word, String rest) {
      switch (word) {
        case "option" -> {
          int equals = rest.indexOf('=');
          options.put(rest.substring(0, Math.max(0, equals)), rest.substring(equals + 1));
        }
        case "opening" -> openings.add(rest);
        case "game" -> {
          GameResult result = ResultLine.read(rest);
          results.put(result.number(), result);
        }
        default -> single.put(word, rest);
      }
    }

    private String need(String word) {
      String rest = single.get(word);
      if (rest == null) {
        throw new IllegalArgumentException("the line '" + word + "' is missing");
      }
      return rest;
    }

    private Optional<int[]> numbers(String word, int count) {
      return Optional.ofNullable(single.get(word)).map(rest -> {
        int[] numbers =
            java.util.Arrays.stream(rest.split(" ")).mapToInt(Integer::parseInt).toArray();
        if (numbers.length != count) {
          throw new IllegalArgumentException("'" + word + "' has " + count + " numbers");
        }
        return numbers;
      });
    }

    private Player player(String word) {
      // A text of ours always names the pace.
      return Player.parse(need(word), Pace.parse("depth=1"));
    }

    private Openings openingsWanted() {
      if (single.containsKey("random")) {
        String[] words = need("random").split(" ");
        return new Openings.Random(Integer.parseInt(words[0]), Long.parseLong(words[1]));
      }
      String[] words = need("file").split(" ", 2);
      return new Openings.FromFile(Path.of(words[1]), Integer.parseInt(words[0]));
    }

    MatchText match() {
      Adjudication adjudication = new Adjudication(
          numbers("resign", 2).map(n -> new Resign(n[0], n[1])),
          numbers("draw", 3).map(n -> new Draw(n[0], n[1], n[2])),
          Integer.parseInt(need("most-plies")),
          Times.parse(need("margin")));
      MatchRequest request = new MatchRequest(
          need("variant"),
          Optional.ofNullable(single.get("rules")),
          options,
          player("first"),
          player("second"),
          Integer.parseInt(need("games")),
          openingsWanted(),
          adjudication,
          Integer.parseInt(need("concurrency")),
          Optional.ofNullable(single.get("sprt")).map(Sprt::parse),
          single.containsKey("on"));
      return new MatchText(
          request,
          openings,
          results,
          Optional.ofNullable(single.get("job")),
          single.containsKey("stopped"));
    }
  }
}

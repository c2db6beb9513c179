package org.komabako.libraryanalysis.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.RequestException;

/**
 * What is kept of an analysis that has not ended, as text:
 *
 * <pre>
 * komabako library analysis 1
 * library PLACE            where its games are
 * engine ID
 * nodes N
 * threads N
 * on here|grid
 * games N ...              the numbers of all, in any number of such lines
 * job ID KEY               what is worked on now, and its variant
 * unit N PLY,PLY-PLY       each unit of the job: a game, and which of its positions
 * complete
 * </pre>
 *
 * @param library where its games are, for people
 * @param engine the id
 * @param nodes for each position
 * @param threads on this machine
 * @param onGrid whether the grid works on it
 * @param games the numbers of all
 * @param job what is worked on now
 */
record AnalysisState(
    String library,
    String engine,
    long nodes,
    int threads,
    boolean onGrid,
    List<Long> games,
    Optional<Job> job) {
  private static final String FIRST_LINE = "komabako library analysis 1";
  private static final String COMPLETE = "complete";
  private static final String NUMBER = "[0-9]{1,15}";
  private static final int IN_A_LINE = 100;

  /**
   * A part of the games that is worked on.
   *
   * @param id of the job
   * @param variant the key
   * @param units what is to be done
   */
  record Job(String id, String variant, List<Unit> units) {
    Job {
      units = List.copyOf(units);
    }
  }

  /** Some positions of a game. */
  record Unit(long game, List<Integer> plies) {
    Unit {
      plies = List.copyOf(plies);
    }
  }

  AnalysisState {
    games = List.copyOf(games);
  }

  AnalysisState with(Optional<Job> next) {
    return new AnalysisState(library, engine, nodes, threads, onGrid, games, next);
  }

  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(FIRST_LINE);
    lines.add("library " + library);
    lines.add("engine " + engine);
    lines.add("nodes " + nodes);
    lines.add("threads " + threads);
    lines.add("on " + (onGrid ? "grid" : "here"));
    for (int from = 0; from < games.size(); from += IN_A_LINE) {
      List<Long> some = games.subList(from, Math.min(games.size(), from + IN_A_LINE));
      lines.add("games " + String.join(" ", some.stream().map(String::valueOf).toList()));
    }
    job.ifPresent(each -> {
      lines.add("job " + each.id() + " " + each.variant());
      each.units()
          .forEach(unit -> lines.add("unit " + unit.game() + " " + Plies.text(unit.plies())));
    });
    lines.add(COMPLETE);
    return String.join("\n", lines) + "\n";
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException if it is none
   */
  static AnalysisState parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.size() < 7
        || !lines.get(0).equals(FIRST_LINE)
        || !lines.get(lines.size() - 1).equals(COMPLETE)) {
      throw none();
    }
    List<Long> games = new ArrayList<>();
    List<Unit> units = new ArrayList<>();
    Optional<String[]> job = Optional.empty();
    for (String line : lines.subList(6, lines.size() - 1)) {
      String[] words = line.split(" ");
      if (words[0].equals("games")) {
        for (int i = 1; i < words.length; i++) {
          games.add(number(words[i]));
        }
      } else if (words[0].equals("job") && words.length == 3) {
        job = Optional.of(words);
      } else if (words[0].equals("unit") && words.length == 3) {
        units.add(new Unit(number(words[1]), Plies.parse(words[2])));
      } else {
        throw none();
      }
    }
    return new AnalysisState(
        rest(lines.get(1), "library"),
        rest(lines.get(2), "engine"),
        number(rest(lines.get(3), "nodes")),
        (int) Math.min(1000, number(rest(lines.get(4), "threads"))),
        rest(lines.get(5), "on").equals("grid"),
        games,
        job.map(words -> new Job(words[1], words[2], units)));
  }

  private static long number(String text) {
    if (!text.matches(NUMBER)) {
      throw none();
    }
    return Long.parseLong(text);
  }

  private static String rest(String line, String word) {
    if (!line.startsWith(word + " ")) {
      throw none();
    }
    return line.substring(word.length() + 1);
  }

  private static RequestException none() {
    return RequestException.of(AnalysisState.class, "analysisState.none", FIRST_LINE);
  }
}

package org.komabako.libraryanalysis.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.KeptAnalyses;
import org.komabako.library.KeptAnalysis;
import org.komabako.library.Library;
import org.komabako.library.PositionScore;
import org.komabako.notation.GameText;

/**
 * The games of an analysis: what of them is known already, what is to be thought about, and their analyses put together. A position
 * that stands in several games is thought about in the first of them.
 */
final class AnalysisGames {
  /** Units of a job: so many games are in memory at once. */
  private static final int MOST_UNITS = 1000;

  /** Games that are looked at for a job. */
  private static final int MOST_GAMES = 5000;

  private static final int AT_ONCE = 500;

  private final Library library;
  private final AnalysisParts installed;
  private final AnalysisState state;
  private final Set<String> missing = new TreeSet<>();
  private int next;
  private int done;
  private int left;

  AnalysisGames(Library library, AnalysisParts installed, AnalysisState state) {
    this.library = library;
    this.installed = installed;
    this.state = state;
  }

  /**
   * What is to be done next.
   *
   * @param job the units
   * @param lines their games, by number
   * @param waiting games that know all when the job is done; with those of the units
   */
  record Plan(AnalysisState.Job job, Map<Long, GameLine> lines, List<Long> waiting) {}

  /** How many games are analysed, of those that were looked at. */
  int done() {
    return done;
  }

  /** How many games were left aside, for their variant is not there, or they cannot be read, or they are gone. */
  int left() {
    return left;
  }

  /** The variants that are missing. */
  Set<String> missing() {
    return missing;
  }

  /** Looks at games until there are enough for a job; empty if nothing is left to be thought about. */
  Optional<Plan> plan() {
    int firstNext = next;
    int firstDone = done;
    int firstLeft = left;
    try {
      Optional<Plan> plan = someGames();
      while (plan.isEmpty() && next < state.games().size()) {
        plan = someGames();
      }
      return plan;
    } catch (RuntimeException e) {
      next = firstNext;
      done = firstDone;
      left = firstLeft;
      throw e;
    }
  }

  private Optional<Plan> someGames() {
    Planned planned = new Planned();
    int first = next;
    while (next < state.games().size()
        && planned.units.size() < MOST_UNITS
        && next - first < MOST_GAMES) {
      List<Long> some = state.games().subList(next, Math.min(state.games().size(), next + AT_ONCE));
      Set<Long> known = library.analyses().analysed(some, state.engine(), state.nodes());
      for (long id : some) {
        if (planned.units.size() >= MOST_UNITS) {
          break;
        }
        if (known.contains(id)) {
          done++;
        } else if (!look(id, planned)) {
          // It begins the next job.
          return planned.plan();
        }
        next++;
      }
    }
    return planned.plan();
  }

  /** Looks at a game that is not analysed; false if it is of another variant than those before. */
  private boolean look(long id, Planned planned) {
    Optional<GameLine> read = line(id);
    if (read.isEmpty()) {
      left++;
      return true;
    }
    GameLine game = read.get();
    String variant = game.start().rules().table().key();
    if (planned.variant.isEmpty()) {
      planned.variant = variant;
    } else if (!planned.variant.equals(variant)) {
      return false;
    }
    KeptAnalyses.Line known = known(game);
    List<Integer> open = open(game, known);
    if (open.isEmpty()) {
      keep(game, known);
      done++;
      return true;
    }
    List<Integer> mine =
        open.stream().filter(ply -> planned.names.add(known.names().get(ply))).toList();
    if (!mine.isEmpty()) {
      planned.units.add(new AnalysisState.Unit(id, mine));
      planned.lines.put(id, game);
    }
    planned.waiting.add(id);
    return true;
  }

  /** A plan that grows. */
  private static final class Planned {
    final List<AnalysisState.Unit> units = new ArrayList<>();
    final Map<Long, GameLine> lines = new HashMap<>();
    final List<Long> waiting = new ArrayList<>();
    final Set<String> names = new HashSet<>();
    String variant = "";

    Optional<Plan> plan() {
      String id = UUID.randomUUID().toString().substring(0, 13);
      return units.isEmpty()
          ? Optional.empty()
          : Optional.of(new Plan(new AnalysisState.Job(id, variant, units), lines, waiting));
    }
  }

  /** The plan of a job that was begun earlier. */
  Plan again(AnalysisState.Job job) {
    Map<Long, GameLine> lines = new HashMap<>();
    job.units().forEach(unit -> line(unit.game()).ifPresent(line -> lines.put(unit.game(), line)));
    return new Plan(
        job, lines, job.units().stream().map(AnalysisState.Unit::game).toList());
  }

  private KeptAnalyses.Line known(GameLine game) {
    return library.analyses().line(game.start(), game.moves(), state.engine(), state.nodes());
  }

  private static List<Integer> open(GameLine game, KeptAnalyses.Line known) {
    List<Integer> open = new ArrayList<>();
    for (int ply = 0; ply <= game.lastOpen(); ply++) {
      if (known.scores().get(ply).isEmpty()) {
        open.add(ply);
      }
    }
    return open;
  }

  /** Keeps what was found of a game; and its analysis, if all is known now. */
  void keep(GameLine game, Map<Integer, PositionScore> found) {
    library.analyses().keep(game.start(), game.moves(), state.engine(), state.nodes(), found);
    KeptAnalyses.Line known = known(game);
    if (open(game, known).isEmpty()) {
      keep(game, known);
    }
  }

  private void keep(GameLine game, KeptAnalyses.Line known) {
    List<PositionScore> scores = new ArrayList<>();
    for (int ply = 0; ply <= game.lastOpen(); ply++) {
      scores.add(known.scores().get(ply).orElseThrow());
    }
    game.end().ifPresent(scores::add);
    library.analyses().keep(game.id(), new KeptAnalysis(state.engine(), state.nodes(), scores));
  }

  /** Looks again at the games of a job that is done: whatever they waited for is known now. */
  void finish(Plan plan) {
    Set<Long> known = library.analyses().analysed(plan.waiting(), state.engine(), state.nodes());
    for (long id : plan.waiting()) {
      if (!known.contains(id)) {
        line(id).ifPresent(game -> {
          KeptAnalyses.Line line = known(game);
          if (open(game, line).isEmpty()) {
            keep(game, line);
          }
        });
      }
    }
    done += plan.waiting().size();
  }

  /** Begins from the first game again, to see what is left. */
  void rewind() {
    next = 0;
    done = 0;
    left = 0;
    missing.clear();
  }

  private Optional<GameLine> line(long id) {
    try {
      String text = library.text(id);
      String key = GameText.header(text).variant();
      Optional<Variant> variant = installed.variant(key);
      if (variant.isEmpty()) {
        missing.add(key);
      }
      return variant.map(each -> GameLine.of(id, GameText.read(each, text)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}

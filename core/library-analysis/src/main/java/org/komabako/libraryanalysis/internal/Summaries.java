package org.komabako.libraryanalysis.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.komabako.game.Evaluation;
import org.komabako.game.Judgement;
import org.komabako.kernel.rules.Variant;
import org.komabako.library.AnalysedGame;
import org.komabako.library.GameQuery;
import org.komabako.library.Library;
import org.komabako.library.PositionScore;
import org.komabako.library.ProgressListener;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Phase;
import org.komabako.libraryanalysis.AnalysisSummary.Row;

/** Adds up what the analyses of games tell. */
final class Summaries {
  private static final int AT_ONCE = 200;

  /** A score that is better counts as this, in hundredths of a pawn: what is won is won. */
  private static final int MOST_CENTIPAWNS = 2000;

  private static final Comparator<Row> MOST_MOVES =
      Comparator.comparingInt(Row::moves).reversed().thenComparing(Row::name);

  private final Library library;
  private final AnalysisParts installed;
  private final int plies;
  private final Sum all = new Sum();
  private final Map<String, Sum> players = new HashMap<>();
  private final Map<String, Sum> openings = new HashMap<>();
  private final Map<Phase, Sum> phases = new EnumMap<>(Phase.class);
  private final int[] histogram = new int[AnalysisSummary.EDGES.size() + 1];

  /** @param plies how many moves make an opening */
  Summaries(Library library, AnalysisParts installed, int plies) {
    this.library = library;
    this.installed = installed;
    this.plies = plies;
  }

  /** Some moves together, as they are counted. */
  private static final class Sum {
    final Set<Long> games = new HashSet<>();
    final int[] judged = new int[Judgement.values().length];
    int moves;
    double lost;
    double centipawns;

    void add(long game, double chance, double pawns) {
      games.add(game);
      moves++;
      lost += chance;
      centipawns += pawns;
      judged[Judgement.of(chance).ordinal()]++;
    }

    Row row(String name) {
      return new Row(
          name,
          games.size(),
          moves,
          moves == 0 ? 0 : 100 * lost / moves,
          moves == 0 ? 0 : centipawns / moves,
          judged[Judgement.DUBIOUS.ordinal()],
          judged[Judgement.MISTAKE.ordinal()],
          judged[Judgement.BLUNDER.ordinal()]);
    }
  }

  AnalysisSummary of(GameQuery search, ProgressListener watch) {
    List<Long> ids = library.ids(search, ProgressListener.NONE);
    int analysed = 0;
    boolean complete = true;
    for (int from = 0; from < ids.size() && complete; from += AT_ONCE) {
      List<Long> some = ids.subList(from, Math.min(ids.size(), from + AT_ONCE));
      for (AnalysedGame game : library.analyses().games(some)) {
        analysed++;
        add(game);
      }
      int looked = Math.min(ids.size(), from + AT_ONCE);
      complete = watch.goesOn(looked, (double) looked / ids.size()) || looked == ids.size();
    }
    return new AnalysisSummary(
        ids.size(),
        analysed,
        all.row(""),
        rows(players),
        rows(openings),
        phases.entrySet().stream()
            .map(each -> each.getValue().row(each.getKey().name().toLowerCase(Locale.ROOT)))
            .toList(),
        Arrays.stream(histogram).boxed().toList(),
        complete);
  }

  private static List<Row> rows(Map<String, Sum> sums) {
    List<Row> rows = new ArrayList<>();
    sums.forEach((name, sum) -> rows.add(sum.row(name)));
    rows.sort(MOST_MOVES);
    return rows;
  }

  private void add(AnalysedGame game) {
    Optional<Variant> variant = installed.variant(game.game().variant());
    if (variant.isEmpty()) {
      return;
    }
    int squares = variant.get().table().files() * variant.get().table().ranks();
    String opening = game.usualStart() ? opening(game) : "";
    List<PositionScore> scores = game.analysis().scores();
    for (int ply = 0; ply < game.moves().size(); ply++) {
      Evaluation before = scores.get(ply).score();
      Evaluation after = scores.get(ply + 1).score();
      double lost = Math.max(0, before.chance() - (1 - after.chance()));
      double centipawns = Math.max(0, centipawns(before) + centipawns(after));
      long id = game.game().id();
      all.add(id, lost, centipawns);
      sum(players, game.player(ply)).add(id, lost, centipawns);
      if (!opening.isEmpty()) {
        sum(openings, opening).add(id, lost, centipawns);
      }
      phases.computeIfAbsent(phase(ply, squares), any -> new Sum()).add(id, lost, centipawns);
      histogram[bar(100 * lost)]++;
    }
  }

  private static Sum sum(Map<String, Sum> sums, String name) {
    return sums.computeIfAbsent(name, any -> new Sum());
  }

  private String opening(AnalysedGame game) {
    return game.moves().size() < plies
        ? ""
        : game.game().variant() + " "
            + game.moves().subList(0, plies).stream()
                .map(Object::toString)
                .collect(Collectors.joining(" "));
  }

  private static Phase phase(int ply, int squares) {
    if (3 * ply < squares) {
      return Phase.OPENING;
    }
    return ply < squares ? Phase.MIDDLEGAME : Phase.ENDGAME;
  }

  private static int centipawns(Evaluation score) {
    int value =
        score.isMate() ? (score.value() > 0 ? MOST_CENTIPAWNS : -MOST_CENTIPAWNS) : score.value();
    return Math.max(-MOST_CENTIPAWNS, Math.min(MOST_CENTIPAWNS, value));
  }

  private static int bar(double percent) {
    int bar = 0;
    while (bar < AnalysisSummary.EDGES.size() && percent >= AnalysisSummary.EDGES.get(bar)) {
      bar++;
    }
    return bar;
  }
}

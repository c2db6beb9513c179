package org.komabako.libraryanalysis.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.game.Evaluation;
import org.komabako.game.Evaluation.Unit;
import org.komabako.game.Game;
import org.komabako.library.GameQuery;
import org.komabako.library.KeptAnalysis;
import org.komabako.library.PositionScore;
import org.komabako.library.ProgressListener;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Row;

/** What many analyses tell together, against sums by hand. */
class SummariesTest extends AnalysisFixture {
  /** Keeps an analysis with scores for Black, in hundredths of a pawn. */
  private void keep(Game game, int... forBlack) {
    long id = add(game);
    List<PositionScore> scores = new ArrayList<>();
    for (int ply = 0; ply < forBlack.length; ply++) {
      int value = ply % 2 == 0 ? forBlack[ply] : -forBlack[ply];
      scores.add(new PositionScore(new Evaluation(Unit.CP, value, 9), List.of()));
    }
    library.analyses().keep(id, new KeptAnalysis("komabako", NODES, scores));
  }

  private AnalysisSummary summary(int plies) {
    return service.summary(GameQuery.ALL, plies, ProgressListener.NONE);
  }

  private static double chance(int centipawns) {
    return 1 / (1 + Math.exp(-centipawns / 600.0));
  }

  @Test
  void whatAMoveLosesIsAddedUp() {
    keep(of("1f1e", "7c7d", "2f2e"), 0, -600, -600, -5000);
    add(random(3, 10));
    AnalysisSummary summary = summary(2);
    assertEquals(2, summary.found());
    assertEquals(1, summary.analysed());
    assertTrue(summary.complete());
    double first = 100 * (chance(0) - chance(-600));
    double third = 100 * (chance(-600) - chance(-5000));
    Row all = summary.all();
    assertEquals(List.of(1, 3), List.of(all.games(), all.moves()));
    assertEquals((first + 0 + third) / 3, all.lost(), 1e-9);
    assertEquals((600 + 0 + 1400) / 3.0, all.centipawns(), 1e-9);
    assertEquals(List.of(0, 0, 2), List.of(all.dubious(), all.mistakes(), all.blunders()));
    Row ito = summary.players().get(0);
    assertEquals(List.of("Ito", 2, 2), List.of(ito.name(), ito.moves(), ito.blunders()));
    assertEquals((first + third) / 2, ito.lost(), 1e-9);
    Row mori = summary.players().get(1);
    assertEquals(List.of("Mori", 1, 0), List.of(mori.name(), mori.moves(), mori.blunders()));
    assertEquals(0, mori.lost(), 1e-9);
    assertEquals("toy 1f1e 7c7d", summary.openings().get(0).name());
    assertEquals(3, summary.openings().get(0).moves());
    assertEquals("opening", summary.phases().get(0).name());
    assertEquals(1, summary.phases().size());
    assertEquals(List.of(1, 0, 0, 0, 0, 0, 0, 2, 0, 0), summary.histogram());
    assertEquals(AnalysisSummary.EDGES.size() + 1, summary.histogram().size());
  }

  @Test
  void aGainIsNoLossAndAMateIsWorthNoMoreThanAWonGame() {
    long id = add(of("1f1e", "7c7d"));
    library
        .analyses()
        .keep(
            id,
            new KeptAnalysis(
                "komabako",
                NODES,
                List.of(
                    new PositionScore(new Evaluation(Unit.MATE, 5, 9), List.of()),
                    new PositionScore(new Evaluation(Unit.CP, 0, 9), List.of()),
                    new PositionScore(new Evaluation(Unit.MATE, -3, 9), List.of()))));
    Row all = summary(1).all();
    assertEquals((100 * 0.5 + 0) / 2, all.lost(), 1e-9);
    assertEquals(2000 / 2.0, all.centipawns(), 1e-9);
    assertEquals(1, all.blunders());
  }

  @Test
  void openingsAreThoseOfTheFirstMoves() {
    keep(of("1f1e", "7c7d", "2f2e"), 0, 0, 0, 0);
    keep(of("1f1e", "7c7d", "3f3e"), 0, 0, 0, 0);
    keep(of("2f2e", "7c7d"), 0, 0, 0);
    AnalysisSummary summary = summary(3);
    assertEquals(
        List.of("toy 1f1e 7c7d 2f2e", "toy 1f1e 7c7d 3f3e"),
        summary.openings().stream().map(Row::name).toList());
    assertEquals(
        List.of("toy 1f1e", "toy 2f2e"),
        summary(1).openings().stream().map(Row::name).toList());
    assertEquals(List.of(2, 1), summary(1).openings().stream().map(Row::games).toList());
  }

  @Test
  void phasesAreThirdsOfTheBoardAndBoards() {
    Game game = random(5, 80);
    int plies = game.root().last().ply();
    assertTrue(plies > 60, "the board has 56 squares");
    keep(game, new int[plies + 1]);
    assertEquals(
        List.of("opening", "middlegame", "endgame"),
        summary(1).phases().stream().map(Row::name).toList());
    assertEquals(
        List.of(19, 37, plies - 56),
        summary(1).phases().stream().map(Row::moves).toList());
  }

  @Test
  void itCanBeCancelledAndNothingIsMuch() {
    AnalysisSummary none = summary(4);
    assertEquals(
        List.of(0, 0, 0), List.of(none.found(), none.analysed(), none.all().moves()));
    assertEquals(0.0, none.all().lost());
    for (int seed = 0; seed < 201; seed++) {
      add(random(seed, 3));
    }
    assertFalse(service.summary(GameQuery.ALL, 4, (games, share) -> false).complete());
  }
}

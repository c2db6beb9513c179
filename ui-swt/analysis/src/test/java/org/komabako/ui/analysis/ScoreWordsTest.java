package org.komabako.ui.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Evaluation;
import org.komabako.game.Judgement;
import org.komabako.game.Place;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.ScoreCurve;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Messages;

class ScoreWordsTest {
  @TempDir
  private Path folder;

  private String here(Locale language, Side mover, String score) {
    ScoreWords words = new ScoreWords(
        new Messages(language), new Settings(folder.resolve("settings"), Runnable::run));
    ScoreCurve.Point point = new ScoreCurve.Point(
        Place.START, 57, mover, Optional.of(Evaluation.parse(score)), Judgement.GOOD);
    return words.here(new ScoreCurve(List.of(point), 0));
  }

  @Test
  void whoHasWonIsToldAtTheEnd() {
    assertEquals("Move 57: Black has won", here(Locale.ENGLISH, Side.WHITE, "mate 0 0"));
    assertEquals("57 手目：後手の勝ち", here(Locale.JAPANESE, Side.BLACK, "mate 0 0"));
  }

  @Test
  void aMateToComeHasItsMovesAndItsDepth() {
    assertEquals(
        "Move 57: White wins in 3 (depth 9)", here(Locale.ENGLISH, Side.WHITE, "mate 3 9"));
    assertEquals(
        "Move 57: Black wins in 3 (depth 9)", here(Locale.ENGLISH, Side.WHITE, "mate -3 9"));
  }
}

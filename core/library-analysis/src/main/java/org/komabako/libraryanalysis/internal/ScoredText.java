package org.komabako.libraryanalysis.internal;

import java.util.List;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.library.AnalysedGame;
import org.komabako.library.PositionScore;
import org.komabako.notation.GameText;

/** Puts the scores of an analysis into the text of its game. */
final class ScoredText {
  private ScoredText() {}

  /** The text with the scores; empty if the variant is not installed. */
  static Optional<String> of(String text, AnalysisParts installed, AnalysedGame analysed) {
    return installed.variant(GameText.header(text).variant()).map(variant -> {
      Game game = GameText.read(variant, text);
      fill(game, analysed.analysis().scores());
      return GameText.write(game);
    });
  }

  private static void fill(Game game, List<PositionScore> scores) {
    GameNode node = game.root();
    for (int ply = 0; ply < scores.size(); ply++) {
      PositionScore score = scores.get(ply);
      if (node.evaluation()
          .filter(known -> known.depth() > score.score().depth())
          .isEmpty()) {
        node.evaluation(score.score());
      }
      if (node.children().isEmpty() || node.ends()) {
        return;
      }
      node = node.children().get(0);
    }
  }
}

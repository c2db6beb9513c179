package org.komabako.ui.analysis;

import java.util.Locale;
import org.komabako.game.Evaluation;
import org.komabako.game.Judgement;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.ScoreCurve;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.game.MoveSettings;

/** Scores and judgements in words, from the view that the user has chosen. */
final class ScoreWords {
  private final Messages messages;
  private final Settings settings;

  ScoreWords(Messages messages, Settings settings) {
    this.messages = messages;
    this.settings = settings;
  }

  /**
   * A score.
   *
   * @param score for the side to move
   * @param mover who that is
   */
  String score(Evaluation score, Side mover) {
    if (!score.isMate()) {
      double pawns = settings.get(MoveSettings.SCORES).value(score, mover) / 100.0;
      return String.format(Locale.ROOT, "%+.2f", pawns);
    }
    Side winner = score.value() > 0 ? mover : mover.opponent();
    return messages.get(
        (isOver(score) ? "analysis.over." : "analysis.mate.") + winner.text(),
        Math.abs(score.value()));
  }

  /** Whether the side to move has lost already. */
  private static boolean isOver(Evaluation score) {
    return score.isMate() && score.value() == 0;
  }

  /** A score in few characters. */
  String brief(Evaluation score, Side mover) {
    return settings.get(MoveSettings.SCORES).brief(score, mover);
  }

  /** The place that is looked at: its score, and what the move that led to it was worth. */
  String here(ScoreCurve curve) {
    ScoreCurve.Point here = curve.here();
    String score = here.score()
        .map(known -> messages.get(
            isOver(known) ? "analysis.here.over" : "analysis.here",
            here.number(),
            score(known, here.side()),
            known.depth()))
        .orElseGet(() -> messages.get("analysis.here.none", here.number()));
    if (here.judgement() == Judgement.GOOD) {
      return score;
    }
    int lost = curve.before().map(here::lost).orElse(0);
    return score + "  "
        + messages.get(
            "analysis.lost", judgement(here.judgement()), here.judgement().sign(), lost);
  }

  /** A judgement in a word. */
  String judgement(Judgement judgement) {
    return messages.get("analysis.judgement." + judgement.name().toLowerCase(Locale.ROOT));
  }
}

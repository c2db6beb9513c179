package org.komabako.opponents.analysis;

import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.game.Evaluation;
import org.komabako.game.Evaluation.Unit;
import org.komabako.game.Game;
import org.komabako.game.GameNode;

/** Writes what engines find into a game. */
public final class Evaluations {
  private Evaluations() {}

  /** What an engine tells, as it is kept with a game. */
  public static Evaluation of(Info info) {
    return info.score() instanceof Score.Material material
        ? new Evaluation(Unit.CP, material.value(), info.depth())
        : new Evaluation(Unit.MATE, ((Score.Mate) info.score()).plies(), info.depth());
  }

  /** Keeps a score with its place, if that is still there and has none that looked further. */
  static void keep(Game game, Subject subject, Evaluation found) {
    game.tree()
        .find(subject.line())
        .filter(node ->
            node.evaluation().filter(known -> known.depth() > found.depth()).isEmpty())
        .ifPresent(node -> node.evaluation(found));
  }

  /** What the rules say of a place where they have ended the game. */
  static Evaluation ended(GameNode node) {
    return node.outcome()
        .filter(outcome -> outcome.winner().isEmpty())
        .map(draw -> new Evaluation(Unit.CP, 0, 0))
        .orElse(new Evaluation(Unit.MATE, 0, 0));
  }
}

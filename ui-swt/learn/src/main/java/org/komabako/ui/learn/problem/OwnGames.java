package org.komabako.ui.learn.problem;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.komabako.base.SafeText;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.Judgement;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.position.Position;
import org.komabako.ui.workbench.game.EngineSides;

/**
 * Finds the places of a game where a player made a {@linkplain Judgement#isMistake mistake}, as far as an engine has looked at
 * it. Where a person played against an engine, those of the engine are nobody's.
 */
public final class OwnGames {
  private OwnGames() {}

  /** The positions before mistakes, in their order; each once. */
  public static List<Problem> of(Game game) {
    String players = Stream.of(Side.BLACK, Side.WHITE)
        .map(side -> SafeText.line(game.tags().getOrDefault(Tags.player(side), "")))
        .filter(name -> !name.isEmpty())
        .collect(Collectors.joining(" – "));
    Set<Side> engines = EngineSides.of(game);
    boolean againstOne = engines.size() == 1;
    Set<Position> known = new HashSet<>();
    return game.tree().nodes().stream()
        .filter(node -> Judgement.of(node).isMistake())
        .filter(node -> !againstOne
            || !engines.contains(node.parent().orElseThrow().position().side()))
        .filter(node -> known.add(node.parent().orElseThrow().position()))
        .map(node -> problem(game, node, players))
        .toList();
  }

  private static Problem problem(Game game, GameNode node, String players) {
    GameNode before = node.parent().orElseThrow();
    Problem.Mistake mistake = new Problem.Mistake(
        node.move().orElseThrow(),
        (int) Math.round(100 * Judgement.lost(node)),
        before.children().stream()
            .filter(other -> other.evaluation().isPresent())
            .filter(other -> Judgement.of(other) == Judgement.GOOD)
            .flatMap(other -> other.move().stream())
            .toList());
    return new Problem(
        players,
        before.position().number(),
        game.root().position(),
        before.line(),
        before.position(),
        Optional.of(mistake));
  }
}

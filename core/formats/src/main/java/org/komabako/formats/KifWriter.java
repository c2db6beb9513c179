package org.komabako.formats;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.notation.KifMove;

/** Writes a game in KIF, in the one strict dialect that both readers of large boards understand. */
final class KifWriter {
  private final Game game;
  private final boolean small;
  private final StringBuilder out = new StringBuilder();

  KifWriter(Game game) {
    this.game = game;
    small = KifMove.isSmall(game.rules().table());
  }

  String write(String encoding) {
    out.append("#KIF version=2.0 encoding=").append(encoding).append('\n');
    out.append(KifHead.write(game));
    out.append("手数----指手---------消費時間--\n");
    List<Trunk> lines = Trunk.of(game);
    for (Trunk line : lines) {
      if (line.first() != game.root()) {
        out.append("\n変化：").append(line.first().ply()).append("手\n");
      }
      Map<Side, Duration> sums = SpentTime.before(line.first());
      line.nodes().forEach(node -> place(node, sums));
      end(line.last(), line == lines.get(0));
    }
    return out.toString();
  }

  private void place(GameNode node, Map<Side, Duration> sums) {
    node.parent().ifPresent(before -> {
      List<String> steps = KifMove.steps(
          before.position(), node.move().orElseThrow(), before.move().map(move -> move.to()));
      String time = SpentTime.write(node, sums);
      if (steps.size() == 1) {
        out.append(number(node.ply(), "")).append(steps.get(0)).append(time).append('\n');
      } else {
        for (int i = 0; i < steps.size(); i++) {
          out.append(number(node.ply(), KifMove.STEPS.get(i))).append(steps.get(i));
          out.append(i == steps.size() - 1 ? time : "").append('\n');
        }
      }
    });
    KifText.notes(out, node);
  }

  private String number(int ply, String step) {
    String number = String.format("%4d", ply);
    return small ? number + " " : number + "手目" + (step.isEmpty() ? "   " : step + " ");
  }

  private void end(GameNode last, boolean main) {
    Optional<Outcome> outcome = Endings.at(game, last);
    Side turn = last.position().side();
    Optional<String> word = outcome.flatMap(each -> KifEnd.word(each, turn));
    word.ifPresent(each -> out.append(number(last.ply() + 1, "")).append(each).append('\n'));
    if (main && outcome.isPresent()) {
      boolean handicap = game.root().position().side() == Side.WHITE;
      out.append(KifEnd.write(last.ply(), outcome.get(), turn, handicap)).append('\n');
    }
  }
}

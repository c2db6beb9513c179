package org.komabako.formats;

import java.util.List;
import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.notation.Notation;

/** Writes a game in KI2, six moves to a line. */
final class Ki2Writer {
  private static final int IN_A_LINE = 6;

  private final Game game;
  private final StringBuilder out = new StringBuilder();
  private int column;

  Ki2Writer(Game game) {
    this.game = game;
  }

  String write() {
    out.append(KifHead.write(game)).append('\n');
    List<Trunk> lines = Trunk.of(game);
    for (Trunk line : lines) {
      if (line.first() != game.root()) {
        out.append("\n変化：").append(line.first().ply()).append("手\n");
      }
      line.nodes().forEach(this::place);
      endLine();
      end(line.last());
    }
    return out.toString();
  }

  private void place(GameNode node) {
    if (node.move().isPresent()) {
      Side mover = node.parent().orElseThrow().position().side();
      out.append(column == 0 ? "" : " ")
          .append(mover == Side.BLACK ? '▲' : '△')
          .append(Notation.JAPANESE.write(node));
      column++;
    }
    boolean noted = !node.comment().isEmpty() || !node.bookmark().isEmpty();
    if (noted || column == IN_A_LINE) {
      endLine();
    }
    KifText.notes(out, node);
  }

  private void endLine() {
    if (column > 0) {
      out.append('\n');
    }
    column = 0;
  }

  private void end(GameNode last) {
    Optional<Outcome> outcome = game.endsAt(last) ? game.declared() : Optional.empty();
    if (outcome.isPresent()) {
      boolean handicap = game.root().position().side() == Side.WHITE;
      out.append(KifEnd.write(last.ply(), outcome.get(), last.position().side(), handicap))
          .append('\n');
    }
  }
}

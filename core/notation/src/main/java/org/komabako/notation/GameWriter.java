package org.komabako.notation;

import java.util.Optional;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.game.GameSummary;
import org.komabako.game.clock.ClockFace;
import org.komabako.game.clock.GameClock;
import org.komabako.game.clock.Times;
import org.komabako.kernel.model.Side;

/**
 * Writes a {@link GameText}, once. What changes with each move stands beside the move, so that two texts
 * of one game, before a move and after it, differ in one place.
 */
final class GameWriter {
  private final Game game;
  private final Optional<ClockFace> clock;
  private final GameNode followed;
  private final StringBuilder out = new StringBuilder();

  GameWriter(Game game) {
    this.game = game;
    clock = game.clock().map(GameClock::face);
    followed = game.line().get(game.line().size() - 1);
  }

  String write(Optional<String> bundle) {
    line("komabako", "game " + GameText.VERSION);
    line("variant", game.rules().table().key());
    bundle.ifPresent(version -> line("bundle", version));
    game.rules().options().asMap().forEach((name, value) -> line("option", name + "=" + value));
    game.tags()
        .forEach(
            (name, value) -> line("tag", Escapes.escape(name.replace('=', '-') + "=" + value)));
    line("start", game.root().position().sfen());
    clock.ifPresent(face -> line("clock", face.control().toString()));
    int ply = -1;
    for (GameNode node : game.tree().nodes()) {
      if (node.ply() <= ply || node.parent().filter(GameNode::ends).isPresent()) {
        line("back", String.valueOf(ply - node.ply() + 1));
      }
      ply = node.ply();
      place(node);
    }
    return out.append(GameText.COMPLETE).append('\n').toString();
  }

  private void place(GameNode node) {
    node.move().ifPresent(move -> line("move", move.toString()));
    node.spent().ifPresent(time -> line("spent", Times.write(time)));
    node.evaluation().ifPresent(found -> line("score", found.toString()));
    if (!node.comment().isEmpty()) {
      line("comment", Escapes.escape(node.comment()));
    }
    if (!node.bookmark().isEmpty()) {
      line("bookmark", Escapes.escape(node.bookmark()));
    }
    node.nag().ifPresent(nag -> line("nag", nag.sign()));
    node.marks().forEach(mark -> line("mark", mark.toString()));
    if (node == game.reached()) {
      clock.filter(face -> face.state() != ClockFace.State.READY).ifPresent(this::times);
    }
    if (node == followed && !node.equals(game.current().last())) {
      out.append("followed\n");
    }
    if (node == game.current()) {
      here();
    }
    if (game.endsAt(node)) {
      game.declared().ifPresent(end -> line("end", end.toString()));
      game.sealed().ifPresent(move -> line("sealed", Envelope.write(move)));
    }
  }

  private void times(ClockFace face) {
    out.append("reached\n");
    for (Side side : Side.values()) {
      line("time", side.text() + " " + face.left(side));
    }
  }

  /** A game that has ended has no more offers to be answered and no piece to be moved. */
  private void here() {
    line("here", GameSummary.of(game).toString());
    if (game.outcome().isEmpty()) {
      game.touched().ifPresent(square -> line("touched", square.toString()));
      game.drawOffers().forEach(side -> line("offer", side.text()));
      game.jishogiClaims().forEach(side -> line("claim", side.text()));
    }
    for (Side side : Side.values()) {
      if (game.idleTouches(side) > 0) {
        line("idle", side.text() + " " + game.idleTouches(side));
      }
    }
  }

  private void line(String word, String rest) {
    out.append(word).append(' ').append(rest).append('\n');
  }
}

package org.komabako.console.view;

import java.util.Optional;
import org.komabako.kernel.Outcome;
import org.komabako.kernel.Side;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.game.GameNode;
import org.komabako.notation.Notation;
import org.komabako.notation.PositionDiagram;
import org.komabako.session.LiveGame;

/**
 * A game as it stood when it was asked for.
 *
 * @param id its name in commands
 * @param variant the key of its variant
 * @param ply how many moves were played
 * @param side who is to move, {@code black} or {@code white}; empty while it is suspended
 * @param result {@code open}, or {@code black|white|none REASON}
 * @param suspended why it cannot go on now; empty if it can
 * @param last the last move in USI and in Hodges' notation; empty at the start
 * @param sfen the position
 * @param board the board as a diagram
 */
public record GameView(
    String id,
    String variant,
    int ply,
    String side,
    String result,
    String suspended,
    String last,
    String sfen,
    String board)
    implements View {

  /** A game, its board drawn in some way. */
  public static GameView of(LiveGame live, PositionDiagram diagram) {
    Optional<String> suspended = live.suspended();
    if (suspended.isPresent()) {
      return new GameView(
          live.id(), live.variant(), 0, "", "open", suspended.get(), "", "", "");
    }
    return live.read(game -> of(live, game, diagram));
  }

  /** A game with kanji and Black below. */
  public static GameView of(LiveGame live) {
    return of(live, new PositionDiagram(true, false));
  }

  private static GameView of(LiveGame live, Game game, PositionDiagram diagram) {
    GameNode node = game.current();
    String last =
        node.parent()
            .map(
                before ->
                    node.move().orElseThrow() + "  "
                        + Notation.HODGES.write(before.position(), node.move().orElseThrow()))
            .orElse("");
    return new GameView(
        live.id(),
        live.variant(),
        node.ply(),
        game.position().side().text(),
        game.outcome().map(Outcome::toString).orElse("open"),
        "",
        last,
        game.position().sfen(),
        diagram.draw(game.position()));
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    return !result.equals("open");
  }

  @Override
  public String line() {
    if (!suspended.isEmpty()) {
      return id + "  " + variant + "  suspended: " + suspended;
    }
    return id + "  " + variant + "  move " + ply + "  " + state();
  }

  private String state() {
    if (isOver()) {
      return "ended: " + result;
    }
    return (side.equals("black") ? Side.BLACK : Side.WHITE).title() + " to move";
  }

  @Override
  public String full() {
    if (!suspended.isEmpty()) {
      return line();
    }
    String lastMove = last.isEmpty() ? "" : ", last move " + last;
    return board + "game " + id + "  " + variant + "  move " + ply + lastMove + "\n" + state();
  }
}

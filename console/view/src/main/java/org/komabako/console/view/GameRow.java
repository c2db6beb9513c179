package org.komabako.console.view;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.GameSummary;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.session.LiveGame;

/**
 * A game in a list: what can be told without replaying it, for thousands may be open. {@code game:show}
 * tells all.
 *
 * @param id its name in commands
 * @param variant the key of its variant
 * @param ply how many moves lead to the place that is looked at
 * @param side who is to move, {@code black} or {@code white}; empty while the game is suspended
 * @param result {@code open}, or {@code black|white|none REASON}
 * @param checkers where the pieces stand that give check to the side to move
 * @param suspended why it cannot go on now; empty if it can
 * @param unkept why what was last changed is in memory only; empty if it is on the disk
 */
public record GameRow(
    String id,
    String variant,
    int ply,
    String side,
    String result,
    List<String> checkers,
    String suspended,
    String unkept)
    implements View {
  /** Keeps an own copy. */
  public GameRow {
    checkers = Rows.copyOf(checkers);
  }

  /** A game, replayed only if its text does not tell how it stands. */
  public static GameRow of(LiveGame live) {
    String unkept = live.unkept().map(Spoken::of).orElse("");
    Optional<String> suspended = live.suspended().map(Spoken::of);
    if (suspended.isPresent()) {
      return new GameRow(
          live.id(), live.variant(), 0, "", GameStatus.OPEN, List.of(), suspended.get(), unkept);
    }
    GameSummary summary = live.summary().orElseGet(() -> live.read(GameSummary::of));
    return new GameRow(
        live.id(),
        live.variant(),
        summary.ply(),
        summary.side().text(),
        summary.outcome().map(Outcome::toString).orElse(GameStatus.OPEN),
        summary.checkers().stream().map(Square::toString).toList(),
        "",
        unkept);
  }

  /** Who won, {@code black}, {@code white} or {@code none}; empty if the game goes on. */
  public String winner() {
    return isOver() ? result.split(" ", 2)[0] : "";
  }

  /** Why the game ended, like {@code resigns}; empty if it goes on. */
  public String reason() {
    return isOver() ? result.split(" ", 2)[1] : "";
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    return !result.equals(GameStatus.OPEN);
  }

  /** Whether the game cannot go on now. */
  public boolean isSuspended() {
    return !suspended.isEmpty();
  }

  @Override
  public String line() {
    String text = isSuspended()
        ? String.format("%-4s %-16s %s", id, variant, Spoken.say("gameRow.suspended", suspended))
        : String.format(
            "%-4s %-16s %s %s",
            id, variant, Spoken.column(10, Spoken.say("gameRow.move", ply)), state());
    return unkept.isEmpty() ? text : Spoken.say("gameRow.unkept", text, unkept);
  }

  /** Who is to move, or how the game ended, as a sentence. */
  String state() {
    if (isOver()) {
      return switch (winner()) {
        case "black" -> Spoken.say("gameRow.won", Spoken.text("side.black"), why(Side.WHITE));
        case "white" -> Spoken.say("gameRow.won", Spoken.text("side.white"), why(Side.BLACK));
        default -> Spoken.say("gameRow.nobody", reason());
      };
    }
    LocalizedText mover = Spoken.text("side." + side);
    return checkers.isEmpty()
        ? Spoken.say("gameRow.toMove", mover)
        : Spoken.say("gameRow.inCheck", mover, String.join(" ", checkers));
  }

  /** The reason as a sentence about the loser, where a word could be taken for one about the winner. */
  private String why(Side loser) {
    LocalizedText who = Spoken.text("side." + loser.text());
    return switch (reason()) {
      case "resigns" -> Spoken.say("gameRow.resigns", who);
      case "time" -> Spoken.say("gameRow.time", who);
      case "illegal_move" -> Spoken.say("gameRow.illegalMove", who);
      case "touch" -> Spoken.say("gameRow.touch", who);
      case "no_moves" -> Spoken.say("gameRow.noMoves", who);
      default -> reason();
    };
  }

  @Override
  public String toString() {
    return id;
  }
}

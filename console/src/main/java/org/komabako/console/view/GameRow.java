package org.komabako.console.view;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
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
    String unkept = live.unkept().map(LocalizedText::english).orElse("");
    Optional<String> suspended = live.suspended().map(LocalizedText::english);
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
        ? String.format("%-4s %-16s suspended: %s", id, variant, suspended)
        : String.format("%-4s %-16s move %-5d %s", id, variant, ply, state());
    return unkept.isEmpty() ? text : text + "; not kept: " + unkept;
  }

  /** Who is to move, or how the game ended, as a sentence. */
  String state() {
    if (isOver()) {
      return switch (winner()) {
        case "black" -> "Black has won: " + why(Side.WHITE);
        case "white" -> "White has won: " + why(Side.BLACK);
        default -> "ended without a winner: " + reason();
      };
    }
    String mover = side.equals(Side.BLACK.text()) ? Side.BLACK.title() : Side.WHITE.title();
    return mover + " to move"
        + (checkers.isEmpty() ? "" : ", in check from " + String.join(" ", checkers));
  }

  /** The reason as a sentence about the loser, where a word could be taken for one about the winner. */
  private String why(Side loser) {
    return switch (reason()) {
      case "resigns" -> loser.title() + " resigned";
      case "time" -> loser.title() + " ran out of time";
      case "illegal_move" -> loser.title() + " made an illegal move";
      case "touch" -> loser.title() + " broke the touch rule";
      case "no_moves" -> loser.title() + " has no legal move";
      default -> reason();
    };
  }

  @Override
  public String toString() {
    return id;
  }
}

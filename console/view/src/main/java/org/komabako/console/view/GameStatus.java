package org.komabako.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.komabako.console.view.words.Spoken;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.notation.Notation;
import org.komabako.notation.PositionDiagram;
import org.komabako.session.LiveGame;

/**
 * A game as it stood when it was asked for.
 *
 * @param id its name in commands
 * @param variant the key of its variant
 * @param ply how many moves lead to the place that is looked at
 * @param last the last move in USI; empty at the start
 * @param lastText the last move in Hodges' notation; empty at the start
 * @param result {@code open}, or {@code black|white|none REASON}
 * @param suspended why it cannot go on now; empty if it can
 * @param notes what else there is to know: offers, a piece that is bound, a comment
 * @param position the position
 */
public record GameStatus(
    String id,
    String variant,
    int ply,
    String last,
    String lastText,
    String result,
    String suspended,
    List<String> notes,
    PositionView position)
    implements View {
  /** The result of a game that goes on. */
  public static final String OPEN = "open";

  /** Keeps an own copy. */
  public GameStatus {
    notes = Rows.copyOf(notes);
  }

  /** A game, its board drawn in some way. */
  public static GameStatus of(LiveGame live, PositionDiagram diagram) {
    Optional<String> suspended = live.suspended().map(Spoken::of);
    if (suspended.isPresent()) {
      return new GameStatus(
          live.id(),
          live.variant(),
          0,
          "",
          "",
          OPEN,
          suspended.get(),
          unkept(live),
          PositionView.UNKNOWN);
    }
    return live.read(game -> of(live, game, diagram));
  }

  /** A game with kanji and Black below. */
  public static GameStatus of(LiveGame live) {
    return of(live, new PositionDiagram(true, false));
  }

  private static GameStatus of(LiveGame live, Game game, PositionDiagram diagram) {
    GameNode node = game.current();
    Optional<GameNode> before = node.parent();
    return new GameStatus(
        live.id(),
        live.variant(),
        node.ply(),
        node.move().map(Object::toString).orElse(""),
        before
            .map(each -> Notation.HODGES.write(each.position(), node.move().orElseThrow()))
            .orElse(""),
        game.outcome().map(Outcome::toString).orElse(OPEN),
        "",
        Stream.concat(unkept(live).stream(), notes(game).stream()).toList(),
        PositionView.of(game.position(), diagram));
  }

  private static List<String> unkept(LiveGame live) {
    return live.unkept().map(Spoken::of).stream().toList();
  }

  private static List<String> notes(Game game) {
    List<String> notes = new ArrayList<>();
    GameNode node = game.current();
    each(game.drawOffers(), "gameStatus.offersDraw", notes);
    each(game.jishogiClaims(), "gameStatus.claims", notes);
    for (Side side : Side.values()) {
      node.position()
          .declaration(side)
          .filter(DeclarationCount::entered)
          .ifPresent(count -> notes.add(Spoken.say(
              "gameStatus.declaration",
              Spoken.text("side." + side.text()),
              Spoken.of(count.text()))));
    }
    if (game.sealed().isPresent()) {
      notes.add(Spoken.say("gameStatus.sealedMove"));
    } else if (game.isAdjourned()) {
      notes.add(Spoken.say("gameStatus.adjourned"));
    }
    game.clock().ifPresent(clock -> notes.add(ClockView.of(game).line()));
    game.endedAt()
        .filter(end -> end != node)
        .ifPresent(end -> notes.add(
            Spoken.say("gameStatus.endedAt", end.place(), game.result().orElseThrow())));
    game.declared()
        .filter(end -> end.isUndecided() && game.sealed().isEmpty())
        .ifPresent(end -> notes.add(Spoken.say(
            end.reason() == Outcome.Reason.SEALED ? "gameStatus.sealed" : "gameStatus.brokenOff")));
    game.touched().ifPresent(square -> notes.add(Spoken.say("gameStatus.touched", square)));
    int others = node.children().size();
    if (others > 0) {
      notes.add(Spoken.say("gameStatus.played", others));
    }
    if (!node.bookmark().isEmpty()) {
      notes.add(Spoken.say("gameStatus.bookmark", node.bookmark()));
    }
    node.nag().ifPresent(nag -> notes.add(Spoken.say("gameStatus.nag", nag.sign())));
    node.marks().forEach(mark -> notes.add(Spoken.say("gameStatus.drawn", mark)));
    if (!node.comment().isEmpty()) {
      notes.add(node.comment());
    }
    return notes;
  }

  private static void each(Set<Side> sides, String key, List<String> notes) {
    sides.stream()
        .sorted()
        .forEach(side -> notes.add(Spoken.say(key, Spoken.text("side." + side.text()))));
  }

  /** Who is to move, {@code black} or {@code white}; empty while the game is suspended. */
  public String side() {
    return position.side();
  }

  /** The position as SFEN; empty while the game is suspended. */
  public String sfen() {
    return position.sfen();
  }

  /** The board as a diagram; empty while the game is suspended. */
  public String board() {
    return position.board();
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
    return !result.equals(OPEN);
  }

  /** Whether the game cannot go on now. */
  public boolean isSuspended() {
    return !suspended.isEmpty();
  }

  private GameRow row() {
    return new GameRow(id, variant, ply, side(), result, position.checkers(), suspended, "");
  }

  @Override
  public String line() {
    return row().line();
  }

  @Override
  public String full() {
    if (isSuspended()) {
      return line();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        last.isEmpty()
            ? Spoken.say("gameStatus.start", id, variant)
            : Spoken.say("gameStatus.after", id, variant, ply, last)
                + (lastText.isEmpty() ? "" : "  " + lastText));
    lines.add(position.full());
    lines.add(row().state());
    lines.addAll(notes);
    return String.join("\n", lines);
  }

  @Override
  public String toString() {
    return id;
  }
}

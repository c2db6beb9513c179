package org.komabako.console.view;

import java.util.List;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Square;
import org.komabako.notation.PositionDiagram;
import org.komabako.position.Position;

/**
 * A position.
 *
 * @param sfen as SFEN
 * @param side who is to move, {@code black} or {@code white}
 * @param number the number of the move to come
 * @param checkers where the pieces stand that give check to the side to move
 * @param board as a diagram, each line ended by a line feed
 */
public record PositionView(
    String sfen, String side, int number, List<String> checkers, String board) implements View {
  /** Nothing is known of the position, because the variant is away. */
  static final PositionView UNKNOWN = new PositionView("", "", 0, List.of(), "");

  /** Keeps an own copy. */
  public PositionView {
    checkers = Rows.copyOf(checkers);
  }

  /** A position, drawn in some way. */
  public static PositionView of(Position position, PositionDiagram diagram) {
    return new PositionView(
        position.sfen(),
        position.side().text(),
        position.number(),
        position.checkers(position.side()).stream().map(Square::toString).toList(),
        diagram.draw(position, Spoken.language()));
  }

  /** Whether the side to move is in check. */
  public boolean inCheck() {
    return !checkers.isEmpty();
  }

  @Override
  public String id() {
    return sfen;
  }

  @Override
  public String line() {
    return sfen;
  }

  @Override
  public String full() {
    return board.stripTrailing();
  }

  @Override
  public String toString() {
    return id();
  }
}

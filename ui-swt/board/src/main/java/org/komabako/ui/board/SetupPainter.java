package org.komabako.ui.board;

import java.util.Collection;
import java.util.Map;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.ui.picture.Theme;

/** Paints the set-up editor. It has no game, so it has no {@link Scene}. */
public final class SetupPainter {
  private static final double FAINT = 0.35;

  private final SetupLayout layout;
  private final Style style;
  private final Easel easel;

  /** Paints on an easel. */
  public SetupPainter(SetupLayout layout, Style style, Easel easel) {
    this.layout = layout;
    this.style = style;
    this.easel = easel;
  }

  /**
   * Paints all there is to see.
   *
   * @param odd the squares that a finding is about
   * @param x the pointer, from the left, for what is carried
   * @param y the pointer, from above
   */
  public void paint(SetupInput input, Collection<Square> odd, double x, double y) {
    Geometry geometry = layout.geometry();
    Theme.Marks marks = style.theme().marks();
    GroundLayer.paint(geometry, style, layout.table().zone(), easel);
    input.chosen().ifPresent(at -> easel.fill(Shapes.of(geometry.cell(at)), marks.selected()));
    pieces(input);
    hands(input);
    palette(input);
    double line = Math.max(2, geometry.cell() * 0.08);
    odd.stream()
        .filter(layout.table()::contains)
        .forEach(square ->
            easel.stroke(Shapes.of(geometry.cell(square).inset(line / 2)), marks.blame(), line));
    input
        .cursor()
        .ifPresent(square -> easel.stroke(
            Shapes.of(geometry.cell(square).inset(line / 2 + 1)), marks.cursor(), line));
    double size = geometry.cell() * 1.1;
    input
        .carried()
        .ifPresent(piece -> easel.piece(
            style,
            piece.type(),
            Scene.look(geometry, style, piece.side()),
            new Box(0, 0, size, size).centeredOn(x, y)));
  }

  private void pieces(SetupInput input) {
    Geometry geometry = layout.geometry();
    input.board().setup().pieces().forEach((square, piece) -> {
      if (input.carried().isEmpty() || !input.held().equals(new SetupSpot.Cell(square))) {
        easel.piece(
            style, piece.type(), Scene.look(geometry, style, piece.side()), geometry.cell(square));
      }
    });
  }

  private void hands(SetupInput input) {
    for (Side side : Side.values()) {
      for (char letter : layout.table().hand().toCharArray()) {
        PieceType type = layout.table().type(String.valueOf(letter));
        Box slot = layout.slot(side, type);
        boolean carried =
            input.carried().isPresent() && input.held().equals(new SetupSpot.Hand(side, type));
        int count = input.board().inHand(side, type) - (carried ? 1 : 0);
        Box place = count > 0 ? slot : slot.inset(slot.height() * FAINT);
        PieceLayer.pile(
            style,
            easel,
            Scene.look(layout.geometry(), style, side),
            type,
            place,
            Math.max(1, count));
      }
    }
  }

  private void palette(SetupInput input) {
    for (Map.Entry<Piece, Box> each : layout.palette().entrySet()) {
      Piece piece = each.getKey();
      if (input.brush().filter(piece::equals).isPresent()) {
        easel.fill(Shapes.of(each.getValue()), style.theme().marks().selected());
        easel.stroke(Shapes.of(each.getValue().inset(1)), style.theme().marks().cursor(), 2);
      }
      easel.piece(
          style, piece.type(), Scene.look(layout.geometry(), style, piece.side()), each.getValue());
    }
  }
}

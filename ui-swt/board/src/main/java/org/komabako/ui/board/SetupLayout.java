package org.komabako.ui.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;

/**
 * Where things are in the set-up editor: the board with its stands, and right of them the palette, the
 * far side's pieces above and the near side's below.
 *
 * @param table what is set up
 * @param geometry board and stands
 * @param palette the places of the pieces to choose from
 */
public record SetupLayout(VariantTable table, Geometry geometry, Map<Piece, Box> palette) {
  /** Of the height of the board: a piece of the palette. */
  private static final double LARGEST = 1.0 / 12;

  private static final double SMALLEST = 22;

  /** The largest that fits. */
  public static SetupLayout fit(
      VariantTable table, boolean labels, Side bottom, double width, double height) {
    List<PieceType> types = ordered(table);
    double size = Math.max(SMALLEST, Math.floor(Math.min(height, width * 0.75) * LARGEST * 0.72));
    int rows = Math.max(1, (int) ((height - size) / 2 / size));
    int columns = Math.max(1, (types.size() + rows - 1) / rows);
    double across = columns * size + size / 2;
    Plan plan = Plan.of(table, labels, bottom);
    Geometry geometry = Geometry.fit(plan, Math.max(1, width - across), height);
    Map<Piece, Box> palette = new LinkedHashMap<>();
    double left = Math.max(0, width - across);
    double used = (double) (types.size() + columns - 1) / columns;
    double block = Math.floor(used) * size;
    double gap = size / 2;
    double top = Math.max(0, height / 2 - block - gap);
    for (int i = 0; i < types.size(); i++) {
      double x = left + i % columns * size;
      double y = Math.floor((double) i / columns) * size;
      palette.put(new Piece(types.get(i), bottom.opponent()), new Box(x, top + y, size, size));
      palette.put(new Piece(types.get(i), bottom), new Box(x, height / 2 + gap + y, size, size));
    }
    return new SetupLayout(table, geometry, palette);
  }

  /** Promoted pieces last. */
  private static List<PieceType> ordered(VariantTable table) {
    List<PieceType> types = new ArrayList<>();
    table.pieces().stream().filter(type -> !type.isPromoted()).forEach(types::add);
    table.pieces().stream().filter(PieceType::isPromoted).forEach(types::add);
    return types;
  }

  /** The place of a kind on a stand. */
  public Box slot(Side side, PieceType type) {
    return geometry.slot(side, table.hand().indexOf(type.letter()));
  }

  /** What is under a point. */
  public SetupSpot at(double x, double y) {
    var square = geometry.squareAt(x, y);
    if (square.isPresent()) {
      return new SetupSpot.Cell(square.get());
    }
    for (Side side : Side.values()) {
      OptionalInt slot = geometry.slotAt(side, x, y);
      if (slot.isPresent() && slot.getAsInt() < table.hand().length()) {
        char letter = table.hand().charAt(slot.getAsInt());
        return new SetupSpot.Hand(side, table.type(String.valueOf(letter)));
      }
    }
    return palette.entrySet().stream()
        .filter(each -> each.getValue().contains(x, y))
        .<SetupSpot>map(each -> new SetupSpot.Palette(each.getKey()))
        .findFirst()
        .orElse(SetupSpot.NOWHERE);
  }

  /** Whose stand a point is on, also between the pieces. */
  public java.util.Optional<Side> standAt(double x, double y) {
    return java.util.Arrays.stream(Side.values())
        .filter(side -> geometry.stand(side).filter(box -> box.contains(x, y)).isPresent())
        .findFirst();
  }
}

package org.komabako.ui.learn.rules;

import java.util.Optional;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Rules;
import org.komabako.ui.learn.paint.VariantPainter;
import org.komabako.ui.workbench.desk.Desk;

/** The pictures of a page of rules, by the names that they have in its text: the board at the start, and single pieces. */
final class RulesPictures {
  private static final String BOARD = "board";
  private static final String PIECE = "piece:";

  /** The edge of a piece, and the most of a board, in points. */
  private static final int SIZE = 30;

  private static final int LARGEST = 360;

  private final Desk desk;
  private final VariantTable table;
  private final VariantPainter painter;

  /** Of a variant. */
  RulesPictures(Desk desk, Rules rules) {
    this.desk = desk;
    table = rules.table();
    painter = new VariantPainter(desk);
    painter.of(rules);
  }

  /** Whether it is the name of a picture. */
  static boolean isOne(String name) {
    return name.equals(BOARD) || name.startsWith(PIECE);
  }

  /** The board at the start, as Markdown. */
  static String board() {
    return "![" + BOARD + "](" + BOARD + ")";
  }

  /** A piece, as Markdown. */
  static String piece(PieceType type) {
    return "![" + type.id() + "](" + PIECE + type.id() + ")";
  }

  /** How large a picture is; nothing if the variant has no such piece. */
  Point size(String name) {
    if (name.equals(BOARD)) {
      int most = desk.look().measures().of(LARGEST);
      return painter.sizeOfStart(most, most);
    }
    return piece(name).map(type -> new Point(edge(), edge())).orElse(new Point(0, 0));
  }

  void draw(GC gc, String name, int x, int y) {
    if (name.equals(BOARD)) {
      int most = desk.look().measures().of(LARGEST);
      painter.start(gc, x, y, most, most);
    } else {
      piece(name).ifPresent(type -> painter.draw(gc, new Piece(type, Side.BLACK), x, y, edge()));
    }
  }

  private int edge() {
    return desk.look().measures().of(SIZE);
  }

  private Optional<PieceType> piece(String name) {
    return table.pieces().stream()
        .filter(type -> name.equals(PIECE + type.id()))
        .findFirst();
  }
}

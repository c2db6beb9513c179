package org.komabako.console.internal;

import org.komabako.kernel.betza.Leg;
import org.komabako.kernel.variant.LionPower;
import org.komabako.kernel.variant.PieceType;
import org.komabako.kernel.variant.VariantTable;

/** A kind of piece as text: its names, and its moves on a small board. */
final class PieceCard {
  private static final int REACH = 3;

  private PieceCard() {}

  static String row(PieceType type) {
    return String.format(
        "%-3s %-20s %-4s %-14s %-16s value %s%s",
        type.id(),
        type.name().english(),
        type.kanjiPair(),
        type.romaji(),
        type.betza() + (type.lionPower().exists() ? " (steps twice)" : ""),
        value(type),
        type.promotesTo().map(id -> ", promotes to " + id).orElse(""));
  }

  private static String value(PieceType type) {
    return type.value() % 100 == 0
        ? String.valueOf(type.value() / 100)
        : String.valueOf(type.value() / 100.0);
  }

  /** The piece and, if it promotes, what it becomes. */
  static String full(VariantTable table, PieceType type) {
    String card = row(type) + "\n" + moves(type);
    return type.promotesTo()
        .map(table::type)
        .map(promoted -> card + "\n\n" + row(promoted) + "\n" + moves(promoted))
        .orElse(card);
  }

  /** o step, * leap, | - / \ range, ! can be taken without moving; the piece stands in the middle. */
  private static String moves(PieceType type) {
    int size = 2 * REACH + 1;
    char[][] board = new char[size][size];
    for (char[] rank : board) {
      java.util.Arrays.fill(rank, '.');
    }
    for (Leg leg : type.legs()) {
      for (int step = 1; step <= Math.min(leg.range(), REACH); step++) {
        int x = REACH + leg.right() * step;
        int y = REACH - leg.forward() * step;
        if (x >= 0 && x < size && y >= 0 && y < size) {
          board[y][x] = sign(leg);
        }
      }
    }
    LionPower power = type.lionPower();
    power.steps().forEach(leg -> board[REACH - leg.forward()][REACH + leg.right()] = '!');
    board[REACH][REACH] = '@';
    StringBuilder text = new StringBuilder();
    for (char[] rank : board) {
      text.append("   ");
      for (char c : rank) {
        text.append(' ').append(c);
      }
      text.append('\n');
    }
    text.append("    o step, * leap, | - / \\ range");
    return text.append(power.exists() ? ", ! step and go on or back" : "").toString();
  }

  private static char sign(Leg leg) {
    if (!leg.isStep()) {
      return '*';
    }
    if (!leg.slides()) {
      return 'o';
    }
    if (leg.right() == 0) {
      return '|';
    }
    if (leg.forward() == 0) {
      return '-';
    }
    return leg.right() == leg.forward() ? '/' : '\\';
  }
}

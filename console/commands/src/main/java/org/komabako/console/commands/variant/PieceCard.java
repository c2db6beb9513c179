package org.komabako.console.commands.variant;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.komabako.console.view.PieceView;
import org.komabako.console.view.words.Spoken;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;

/** The moves of a piece on a small empty board, beside those of its promoted side. */
final class PieceCard {
  private static final int REACH = 3;
  private static final int SIZE = 2 * REACH + 1;

  private PieceCard() {}

  /** A kind of piece; with {@code other} its promoted side, or what it is promoted from. */
  static PieceView view(VariantTable table, PieceType type) {
    Optional<PieceType> other = type.promotesTo().flatMap(table::piece).or(() -> from(table, type));
    return PieceView.of(type, draw(type, other));
  }

  private static Optional<PieceType> from(VariantTable table, PieceType type) {
    return table.pieces().stream()
        .filter(each -> each.promotesTo().filter(type.id()::equals).isPresent())
        .findFirst();
  }

  private static String draw(PieceType type, Optional<PieceType> other) {
    StringBuilder text = new StringBuilder();
    text.append(other
        .map(each -> Spoken.column(2 * SIZE - 1 + 4, title(type)) + "  " + title(each))
        .orElseGet(() -> title(type)));
    char[][] left = board(type);
    for (int rank = 0; rank < SIZE; rank++) {
      text.append('\n').append(row(left[rank]));
      int now = rank;
      other.ifPresent(each -> text.append("      ").append(row(board(each)[now])));
    }
    boolean lion = hasRings(type) || other.filter(PieceCard::hasRings).isPresent();
    return text.append('\n')
        .append(Spoken.say("pieceCard.legend"))
        .append(lion ? Spoken.say("pieceCard.lion") : "")
        .append(
            hasHooks(type) || other.filter(PieceCard::hasHooks).isPresent()
                ? Spoken.say("pieceCard.hook")
                : "")
        .toString();
  }

  /** Whether steps of it are marked that take on the way, or without moving. */
  private static boolean hasRings(PieceType type) {
    return type.lionPower().exists() && type.lionPower().kind() != LionPower.Kind.AREA;
  }

  private static String title(PieceType type) {
    return type.id() + " " + Spoken.of(type.name());
  }

  private static String row(char[] rank) {
    return String.join(" ", new String(rank).split(""));
  }

  private static char[][] board(PieceType type) {
    char[][] board = new char[SIZE][SIZE];
    for (char[] rank : board) {
      Arrays.fill(rank, '.');
    }
    for (Leg end : type.lionPower().areaEnds()) {
      if (Math.max(Math.abs(end.right()), Math.abs(end.forward())) <= REACH) {
        board[REACH - end.forward()][REACH + end.right()] = 'o';
      }
    }
    for (Leg leg : type.legs()) {
      if (leg.way() == Leg.Way.HOOK) {
        corners(leg, board);
        continue;
      }
      int first = leg.way().over() == Leg.Over.NOTHING ? 1 : 2;
      for (int step = first; step <= Math.min(leg.range(), REACH); step++) {
        int x = REACH + leg.right() * step;
        int y = REACH - leg.forward() * step;
        if (x >= 0 && x < SIZE && y >= 0 && y < SIZE) {
          board[y][x] = first == 1 ? sign(leg) : '*';
        }
      }
    }
    (hasRings(type) ? type.lionPower().steps() : List.<Leg>of())
        .forEach(leg -> board[REACH - leg.forward()][REACH + leg.right()] = '!');
    board[REACH][REACH] = '@';
    return board;
  }

  /** Marks where a hook leads that no line before it does. */
  private static void corners(Leg leg, char[][] board) {
    for (Leg turn : leg.turns()) {
      for (int step = 1; step <= Math.min(leg.range(), REACH); step++) {
        for (int more = 1; more <= Math.min(leg.range(), 2 * REACH); more++) {
          int x = REACH + leg.right() * step + turn.right() * more;
          int y = REACH - leg.forward() * step - turn.forward() * more;
          if (x >= 0 && x < SIZE && y >= 0 && y < SIZE && board[y][x] == '.') {
            board[y][x] = '+';
          }
        }
      }
    }
  }

  private static boolean hasHooks(PieceType type) {
    return type.legs().stream().anyMatch(leg -> leg.way() == Leg.Way.HOOK);
  }

  private static char sign(Leg leg) {
    if (!leg.isStep()) {
      return '*';
    }
    if (leg.range() < Leg.UNLIMITED) {
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

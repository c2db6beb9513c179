package org.komabako.kernel.board;

import java.util.List;
import java.util.Locale;
import org.komabako.kernel.Move;
import org.komabako.kernel.Refusal;
import org.komabako.kernel.Square;
import org.komabako.kernel.rules.Drops;

/** Why a drop is refused. */
final class WhyNotDrop {
  private final Board board;
  private final Layout layout;
  private final PlainGenerator generator;

  WhyNotDrop(Board board, PlainGenerator generator) {
    this.board = board;
    layout = board.layout();
    this.generator = generator;
  }

  Refusal refusal(Move.Drop drop) {
    int us = board.side;
    Square to = drop.to();
    int cell = layout.cell(to);
    int type = layout.typeIndex(drop.piece());
    String name = layout.types[type].name().english().toLowerCase(Locale.ROOT);
    int code = Layout.code(type, us);
    if (layout.book.drops() instanceof Drops.None) {
      return WhyNot.refuse("no-drops", "pieces are not dropped in this game", List.of());
    }
    if (board.inHand(us, type) == 0) {
      return WhyNot.refuse("no-piece", "you have no " + name + " to drop", List.of());
    }
    if (board.cells[cell] != Layout.EMPTY) {
      return WhyNot.refuse("occupied", to + " is not empty", List.of(to));
    }
    if (layout.book.drops() instanceof Drops.Reserve reserve) {
      return reserve(drop, reserve, code, name);
    }
    if (drop.promotes()) {
      return WhyNot.refuse("promotion", "a piece is dropped unpromoted", List.of(to));
    }
    if (layout.stuck[code][cell]) {
      return WhyNot.refuse(
          "dead-square", "a " + name + " on " + to + " could never move", List.of(to));
    }
    int other = layout.onePerFile[code] ? board.sameOnFile(code, cell) : Board.NONE;
    if (other != Board.NONE) {
      Square there = layout.square(other);
      return WhyNot.refuse(
          "nifu", "you have a " + name + " on this file already, on " + there, List.of(there, to));
    }
    return mateOrSelfCheck(drop, name);
  }

  private Refusal mateOrSelfCheck(Move.Drop drop, String name) {
    int packed = Packed.pack(drop, layout);
    int king = layout.selfCheckIllegal ? board.onlyRoyal(board.side) : Board.NONE;
    if (king != Board.NONE && generator.exposesKing(packed, king, board.side)) {
      return new WhyNot(board).selfCheck(packed);
    }
    return WhyNot.refuse(
        "uchifuzume", "a dropped " + name + " may not give mate", List.of(drop.to()));
  }

  private Refusal reserve(Move.Drop drop, Drops.Reserve reserve, int code, String name) {
    Square to = drop.to();
    int cell = layout.cell(to);
    if (!generator.besideFriend(cell, board.side, reserve.diagonal())) {
      return WhyNot.refuse(
          "drop-adjacent",
          to + " is not adjacent to a piece of yours" + layout.optionText("drop_adjacent"),
          List.of(to));
    }
    if (drop.promotes() && !layout.zone[board.side][cell]) {
      return WhyNot.refuse("promotion", to + " is not in your promotion zone", List.of(to));
    }
    if (drop.promotes() && !reserve.promoteOnDrop()) {
      return WhyNot.refuse(
          "promotion",
          "a piece does not promote with its drop" + layout.optionText("drop_promotion"),
          List.of(to));
    }
    if (layout.stuck[code][cell]) {
      return WhyNot.refuse(
          "dead-square",
          "a " + name + " on " + to + " could never move"
              + layout.optionText("drop_promoted_last_rank"),
          List.of(to));
    }
    return new WhyNot(board).selfCheck(Packed.pack(drop, layout));
  }
}

package org.komabako.kernel.board;

import java.util.List;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.Refusal;

/** Why a drop is refused. */
final class WhyNotDrop {
  private final Board board;
  private final VariantLayout layout;
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
    LocalizedText name = Sentence.small(layout.types[type].name());
    int code = VariantLayout.code(type, us);
    if (layout.book.drops() instanceof Drops.None) {
      return WhyNot.refuse(
          "no-drops", Sentence.of(WhyNotDrop.class, "whyNotDrop.piecesNotDroppedGame"), List.of());
    }
    if (board.inHand(us, type) == 0) {
      return WhyNot.refuse(
          "no-piece", Sentence.of(WhyNotDrop.class, "whyNotDrop.youHaveNoDrop", name), List.of());
    }
    if (board.cells[cell] != VariantLayout.EMPTY) {
      return WhyNot.refuse(
          "occupied", Sentence.of(WhyNotDrop.class, "whyNotDrop.notEmpty", to), List.of(to));
    }
    if (layout.book.drops() instanceof Drops.Reserve reserve) {
      return reserve(drop, reserve, code, name);
    }
    if (drop.promotes()) {
      return WhyNot.refuse(
          "promotion",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.pieceDroppedUnpromoted"),
          List.of(to));
    }
    if (layout.stuck[code][cell]) {
      return WhyNot.refuse(
          "dead-square",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.couldNeverMove", name, to),
          List.of(to));
    }
    int other = layout.onePerFile[code] ? board.sameOnFile(code, cell) : Board.NONE;
    if (other != Board.NONE) {
      Square there = layout.square(other);
      return WhyNot.refuse(
          "nifu",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.youHaveFileAlready", name, there),
          List.of(there, to));
    }
    return mateOrSelfCheck(drop, name);
  }

  private Refusal mateOrSelfCheck(Move.Drop drop, LocalizedText name) {
    int packed = PackedMove.pack(drop, layout);
    int king = layout.selfCheckIllegal ? board.onlyRoyal(board.side) : Board.NONE;
    if (king != Board.NONE && generator.exposesKing(packed, king, board.side)) {
      return new WhyNot(board).selfCheck(packed);
    }
    return WhyNot.refuse(
        "uchifuzume",
        Sentence.of(WhyNotDrop.class, "whyNotDrop.droppedNotGiveMate", name),
        List.of(drop.to()));
  }

  private Refusal reserve(Move.Drop drop, Drops.Reserve reserve, int code, LocalizedText name) {
    Square to = drop.to();
    int cell = layout.cell(to);
    if (!generator.besideFriend(cell, board.side, reserve.diagonal())) {
      return WhyNot.refuse(
          "drop-adjacent",
          Sentence.of(
              WhyNotDrop.class,
              "whyNotDrop.notAdjacentPieceYours",
              to,
              layout.optionText("drop_adjacent")),
          List.of(to));
    }
    if (drop.promotes() && !layout.zone[board.side][cell]) {
      return WhyNot.refuse(
          "promotion",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.notYourPromotionZone", to),
          List.of(to));
    }
    if (drop.promotes() && !reserve.promoteOnDrop()) {
      return WhyNot.refuse(
          "promotion",
          Sentence.of(
              WhyNotDrop.class,
              "whyNotDrop.pieceDoesNotPromote",
              layout.optionText("drop_promotion")),
          List.of(to));
    }
    if (layout.stuck[code][cell]) {
      return WhyNot.refuse(
          "dead-square",
          Sentence.of(
              WhyNotDrop.class,
              "whyNotDrop.couldNeverMove2",
              name,
              to,
              layout.optionText("drop_promoted_last_rank")),
          List.of(to));
    }
    return new WhyNot(board).selfCheck(PackedMove.pack(drop, layout));
  }
}

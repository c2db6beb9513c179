package org.komabako.position.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
    if (drop.promotes() && layout.drops.eitherSide) {
      return promoted(drop, code, name);
    }
    if (drop.promotes()) {
      return WhyNot.refuse(
          "promotion",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.pieceDroppedUnpromoted"),
          List.of(to));
    }
    if (layout.drops.dead[code][cell]) {
      return WhyNot.refuse(
          "dead-square",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.couldNeverMove", name, to),
          List.of(to));
    }
    if (layout.drops.isFileFull(board.cells, code, cell)) {
      return fileIsFull(code, to, name);
    }
    return mateOrSelfCheck(drop, name);
  }

  private Refusal promoted(Move.Drop drop, int code, LocalizedText name) {
    Square to = drop.to();
    int other = layout.promoted[code];
    if (other == 0) {
      return WhyNot.refuse(
          "promotion",
          Sentence.of(WhyNotPromotion.class, "whyNotPromotion.doesNotPromote", name),
          List.of(to));
    }
    LocalizedText up = Sentence.small(layout.types[VariantLayout.type(other)].name());
    if (layout.drops.dead[other][layout.cell(to)]) {
      return WhyNot.refuse(
          "dead-square",
          Sentence.of(WhyNotDrop.class, "whyNotDrop.couldNeverMove", up, to),
          List.of(to));
    }
    return layout.drops.isFileFull(board.cells, other, layout.cell(to))
        ? fileIsFull(other, to, up)
        : new WhyNot(board).selfCheck(PackedMove.pack(drop, layout));
  }

  private Refusal fileIsFull(int code, Square to, LocalizedText name) {
    List<Square> squares = new ArrayList<>();
    for (Square each : layout.squares()) {
      if (each.file() == to.file()
          && layout.drops.isCounted(code, board.cells[layout.cell(each)])) {
        squares.add(each);
      }
    }
    String there = squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    squares.add(to);
    return WhyNot.refuse(
        "nifu",
        Sentence.of(
            WhyNotDrop.class,
            "whyNotDrop.youHaveFileAlready",
            name,
            there,
            layout.drops.perFile[code]),
        squares);
  }

  private Refusal mateOrSelfCheck(Move.Drop drop, LocalizedText name) {
    int packed = PackedMove.pack(drop, layout);
    int king = layout.selfCheckIllegal ? board.onlyRoyal(board.side) : Board.NONE;
    if (king != Board.NONE && generator.selfChecks.exposesKing(packed, king, board.side)) {
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
    if (!generator.drops.besideFriend(cell, board.side, reserve.diagonal())) {
      return WhyNot.refuse(
          "drop-adjacent",
          Sentence.of(
              WhyNotDrop.class,
              "whyNotDrop.notAdjacentPieceYours",
              to,
              layout.optionText("drop_adjacent")),
          List.of(to));
    }
    if (drop.promotes() && !layout.promotion.zone[board.side][cell]) {
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
    if (layout.directions.stuck[code][cell]) {
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

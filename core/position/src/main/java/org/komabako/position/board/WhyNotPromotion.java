package org.komabako.position.board;

import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Refusal;

/** Says why a piece must promote with a move, or may not. */
final class WhyNotPromotion {
  private final Board board;
  private final VariantLayout layout;
  private final PlainGenerator generator;

  WhyNotPromotion(Board board, PlainGenerator generator) {
    this.board = board;
    this.generator = generator;
    layout = board.layout();
  }

  /** Empty if the move may promote, or not, as it does. */
  Optional<Refusal> refusal(Move move, int packed, int code) {
    MoveList list = new MoveList();
    generator.pseudoLegal(list);
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == packed) {
        return Optional.empty();
      }
    }
    Square from = move.origin().orElseThrow();
    if (!move.promotes()) {
      return Optional.of(WhyNot.refuse(
          "must-promote",
          layout.promotion.must(code, layout.cell(move.to()))
              ? Sentence.of(
                  WhyNotPromotion.class,
                  "whyNotPromotion.mustPromoteWhereCould",
                  layout.pieceText(code),
                  move.to())
              : Sentence.of(
                  WhyNotPromotion.class,
                  "whyNotPromotion.mustPromoteAlways",
                  layout.pieceText(code)),
          List.of(from, move.to())));
    }
    if (layout.promoted[code] == 0) {
      return Optional.of(WhyNot.refuse(
          "promotion",
          Sentence.of(
              WhyNotPromotion.class, "whyNotPromotion.doesNotPromote", layout.pieceText(code)),
          List.of(from)));
    }
    return Optional.of(WhyNot.refuse(
        "promotion",
        Sentence.of(
            WhyNotPromotion.class,
            "whyNotPromotion.yourNotPromoteFrom",
            layout.pieceText(code),
            from,
            move.to(),
            when(layout.cell(from)),
            layout.optionText("promotion")),
        List.of(from, move.to())));
  }

  /** With which moves the piece on a cell may promote. */
  private LocalizedText when(int from) {
    return switch (layout.book.promotion().trigger()) {
      case ENTER -> Sentence.of(WhyNotPromotion.class, "whyNotPromotion.onlyMoveEntersPromotion");
      case ENTER_OR_CAPTURE ->
        Sentence.of(WhyNotPromotion.class, "whyNotPromotion.moveEntersPromotionZone");
      case ENTER_OR_CAPTURE_INSIDE ->
        Sentence.of(WhyNotPromotion.class, "whyNotPromotion.moveEntersCaptureInside");
      case ENTER_OR_LATER ->
        (board.marks.at[from] & PieceMarks.DECLINED) != 0
            ? Sentence.of(WhyNotPromotion.class, "whyNotPromotion.declinedWhenEnteredZone")
            : Sentence.of(WhyNotPromotion.class, "whyNotPromotion.moveEntersPromotionZoneStarts");
      case MOVE -> Sentence.of(WhyNotPromotion.class, "whyNotPromotion.anyMove");
      case CAPTURE -> Sentence.of(WhyNotPromotion.class, "whyNotPromotion.anyCapture");
      case TOUCH -> Sentence.of(WhyNotPromotion.class, "whyNotPromotion.moveStartsEndsPromotion");
    };
  }
}

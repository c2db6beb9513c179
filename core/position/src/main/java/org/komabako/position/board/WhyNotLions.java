package org.komabako.position.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.Refusal;

/** Says why a lion may not be taken. */
final class WhyNotLions {
  private final Board board;
  private final VariantLayout layout;

  WhyNotLions(Board board) {
    this.board = board;
    layout = board.layout();
  }

  /** Empty if the move takes no lion, or may take it. */
  Optional<Refusal> refusal(int packed, int code) {
    int from = PackedMove.from(packed);
    int mid = PackedMove.mid(packed);
    int to = PackedMove.to(packed);
    boolean atEnd = to != from && isLion(board.cells[to]);
    int beyond = PackedMove.takesBeyond(packed) ? PackedMove.beyond(packed) : from;
    boolean isBeyond = beyond != from && isLion(board.cells[beyond]);
    boolean onTheWay = isBeyond || PackedMove.isTwoStep(packed) && isLion(board.cells[mid]);
    if (!atEnd && !onTheWay) {
      return Optional.empty();
    }
    return switch (new LionJudge(board).judge(packed)) {
      case LEGAL -> Optional.empty();
      case DISTANT -> Optional.of(distant(packed, to));
      case COUNTER_STRIKE ->
        Optional.of(counterStrike(
            packed, atEnd && to != board.lionCell ? to : isBeyond ? beyond : mid, code));
    };
  }

  private Refusal distant(int packed, int lion) {
    Square square = layout.square(lion);
    List<Square> squares = new ArrayList<>(List.of(square));
    LocalizedText by = protector(packed, lion, squares);
    int mid = PackedMove.mid(packed);
    LocalizedText also = !PackedMove.isTwoStep(packed)
        ? LocalizedText.NONE
        : Sentence.of(
            WhyNotLions.class,
            "whyNotLions.takenDoesNotMake",
            layout.pieceText(board.cells[mid]),
            layout.square(mid));
    return WhyNot.refuse(
        "lion-protected",
        Sentence.of(
            WhyNotLions.class,
            "whyNotLions.yourLionNotTake",
            square,
            by,
            also,
            layout.optionText("lion_trading")),
        squares);
  }

  private Refusal counterStrike(int packed, int lion, int code) {
    Square square = layout.square(lion);
    Square before = layout.square(board.lionCell);
    List<Square> squares = new ArrayList<>(List.of(square, before));
    LocalizedText protectedBy = layout.book.lions().trading() == LionTrading.Trading.OKAZAKI
        ? Sentence.of(WhyNotLions.class, "whyNotLions.protects", protector(packed, lion, squares))
        : LocalizedText.NONE;
    return WhyNot.refuse(
        "counter-strike",
        Sentence.of(
            WhyNotLions.class,
            "whyNotLions.yourNotTakeLion",
            layout.pieceText(code),
            square,
            before,
            protectedBy,
            layout.optionText("lion_trading")),
        squares);
  }

  private LocalizedText protector(int packed, int lion, List<Square> squares) {
    int enemy = board.side ^ 1;
    int mid = PackedMove.mid(packed);
    LocalizedText bridge = PackedMove.isTwoStep(packed)
        ? at(board.cells[mid], layout.square(mid))
        : LocalizedText.NONE;
    board.make(packed);
    List<Integer> attackers = BoardView.attackers(board, lion, enemy);
    LocalizedText text = bridge;
    if (!attackers.isEmpty()) {
      Square first = layout.square(attackers.get(0));
      squares.add(first);
      text = at(board.cells[attackers.get(0)], first);
    }
    board.unmake();
    return text;
  }

  private boolean isLion(int code) {
    return code > VariantLayout.EDGE && layout.lion[code];
  }

  private LocalizedText at(int code, Square square) {
    return Sentence.of(WhyNotLions.class, "whyNotLions.theOn", layout.pieceText(code), square);
  }
}

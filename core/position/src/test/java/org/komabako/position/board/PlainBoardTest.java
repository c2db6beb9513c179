package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** When there is no specialised board the plain one does the same, and says why it is there. */
class PlainBoardTest {
  private static final PieceType.Builder KING =
      PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(Flag.ROYAL);

  private static VariantLayout layout(String pawn, Promotion promotion) {
    VariantTable table = VariantTable.of("small", "small", "小")
        .board(3, 5, 1)
        .piece(KING)
        .piece(PieceType.row("P", "pawn", "歩", "fu").moves(pawn).promotes())
        .piece(PieceType.row("+P", "tokin", "と", "to").moves("W"))
        .build();
    return new VariantLayout(table, RuleBook.PLAIN.withPromotion(promotion), Map.of(), Map.of());
  }

  private static MoveGenerator generator(VariantLayout layout) {
    return MoveGenerator.of(new Board(layout));
  }

  @Test
  void aBoardIsSpecialisedWherePossible() {
    VariantLayout layout = layout("fW", Promotion.of(Trigger.ENTER, Forced.STUCK));
    assertEquals("specialised, 1 words, 8 legs", layout.boardText());
    assertInstanceOf(FastGenerator.class, generator(layout));
  }

  @Test
  void aPieceThatMustPromoteOutsideItsZoneGetsAPlainBoard() {
    VariantLayout layout = layout("ffN", Promotion.of(Trigger.ENTER, Forced.STUCK));
    assertEquals("plain, because a piece promotes outside its zone", layout.boardText());
    assertInstanceOf(PlainGenerator.class, generator(layout));
    assertEquals(List.of(), layout.fast().kernelClasses());
  }

  @Test
  @ResourceLock(Resources.SYSTEM_PROPERTIES)
  void aPropertyAsksForThePlainBoardWithTheSameMoves() {
    RandomTable table = LongStream.iterate(4, seed -> seed + 1)
        .mapToObj(RandomTable::new)
        .filter(each -> generator(Rules.of(each).layout()) instanceof FastGenerator)
        .findFirst()
        .orElseThrow();
    Rules fast = Rules.of(table);
    Rules plain = plainly(table);
    assertEquals(
        "plain, because the property komabako.board says so", plain.layout().boardText());
    assertInstanceOf(FastGenerator.class, generator(fast.layout()));
    assertInstanceOf(PlainGenerator.class, generator(plain.layout()));
    for (int i = 0; i < 20; i++) {
      Position position = table.position(fast);
      Position same = plain.position(position.sfen());
      assertEquals(position.legalMoves(), same.legalMoves());
      assertEquals(new Perft(position.board()).count(2), new Perft(same.board()).count(2));
    }
  }

  private static Rules plainly(RandomTable table) {
    System.setProperty(FastBoard.PROPERTY, "plain");
    try {
      return Rules.of(table);
    } finally {
      System.clearProperty(FastBoard.PROPERTY);
    }
  }
}

package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.position.SmallGame.move;
import static org.komabako.position.SmallGame.position;
import static org.komabako.position.SmallGame.texts;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Promotion;
import org.komabako.kernel.rules.Promotion.Forced;
import org.komabako.kernel.rules.Promotion.Trigger;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.RuleBook;

/** When a piece may promote and when it must; the zone is the farthest rank. */
class PromotionTest {
  private static RuleBook book(Trigger trigger, Forced forced) {
    return RuleBook.PLAIN.withPromotion(Promotion.of(trigger, forced));
  }

  private static String moves(Position position, String from) {
    return String.join(" ", texts(position.legalMovesFrom(Square.parse(from))));
  }

  private static Refusal why(Position position, String move) {
    return position.why(move(position, move)).orElseThrow();
  }

  /** A rook: into the zone, within it without and with a capture, and out of it. */
  @ParameterizedTest
  @CsvSource({
    "ENTER, 4k/5/5/R4/4K b - 1, 5d5a, true",
    "ENTER, 4k/5/5/R4/4K b - 1, 5d5b, false",
    "ENTER, R1p1k/5/5/5/4K b - 1, 5a4a, false",
    "ENTER, R1p1k/5/5/5/4K b - 1, 5a3a, false",
    "ENTER, R1p1k/5/5/5/4K b - 1, 5a5b, false",
    "ENTER_OR_CAPTURE, 4k/5/5/R4/4K b - 1, 5d5a, true",
    "ENTER_OR_CAPTURE, R1p1k/5/5/5/4K b - 1, 5a4a, false",
    "ENTER_OR_CAPTURE, R1p1k/5/5/5/4K b - 1, 5a3a, true",
    "ENTER_OR_CAPTURE, R3k/5/p4/5/4K b - 1, 5a5c, true",
    "ENTER_OR_CAPTURE, R3k/5/p4/5/4K b - 1, 5a5b, false",
    "ENTER_OR_CAPTURE, 4k/5/p4/R4/4K b - 1, 5d5c, false",
    "ENTER_OR_LATER, R1p1k/5/5/5/4K b - 1, 5a4a, true",
    "ENTER_OR_LATER, R1p1k/5/5/5/4K b - 1 declined=5a, 5a4a, false",
    "ENTER_OR_LATER, R1p1k/5/5/5/4K b - 1 declined=5a, 5a3a, true",
    "ENTER_OR_LATER, R3k/5/5/5/4K b - 1, 5a5b, true",
    "TOUCH, 4k/5/5/R4/4K b - 1, 5d5a, true",
    "TOUCH, 4k/5/5/R4/4K b - 1, 5d5b, false",
    "TOUCH, R1p1k/5/5/5/4K b - 1, 5a4a, true",
    "TOUCH, R3k/5/5/5/4K b - 1, 5a5b, true",
    "TOUCH, 4K/5/5/5/r3k w - 1, 5e5d, true",
    "TOUCH, 4K/5/5/5/r3k w - 1, 5e4e, true",
    "ENTER, 4K/r4/5/5/4k w - 1, 5b5e, true",
    "ENTER, 4K/r4/5/5/4k w - 1, 5b5a, false"
  })
  void whichMovesGiveTheChoice(Trigger trigger, String sfen, String move, boolean may) {
    Position position = position(book(trigger, Forced.NEVER), sfen);
    assertEquals(true, position.isLegal(move(position, move)));
    assertEquals(may, position.isLegal(move(position, move + "+")));
    if (!may) {
      assertEquals("promotion", why(position, move + "+").rule());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ENTER, 'it may only with a move that enters the promotion zone'",
    "ENTER_OR_CAPTURE, 'it may with a move that enters the promotion zone, or a capture with any part"
        + " of the move in the zone'",
    "ENTER_OR_LATER, 'it may with a move that enters the promotion zone or starts in it'",
    "TOUCH, it may with a move that starts or ends in the promotion zone"
  })
  void theRefusalSaysWhenItMay(Trigger trigger, String when) {
    Position position = position(book(trigger, Forced.NEVER), "4k/5/5/R4/4K b - 1");
    assertEquals(
        "your rook may not promote from 5d to 5b: " + when,
        why(position, "5d5b+").message());
    assertEquals("the king does not promote", why(position, "1e1d+").message());
  }

  @Test
  void whoDeclinedOnEnteringWaitsAMove() {
    Position start = position(book(Trigger.ENTER_OR_LATER, Forced.NEVER), "4k/5/5/R4/4K b - 1");
    Position entered = start.play(move(start, "5d5a"));
    assertEquals(Set.of(new Square(5, 1)), entered.setup().declined());
    Position mine = entered.play(move(entered, "1a1b"));
    assertEquals(
        "your rook may not promote from 5a to 4a: it declined to when it entered the zone, and may"
            + " again after its next move",
        why(mine, "5a4a+").message());
    Position moved = mine.play(move(mine, "5a4a"));
    assertEquals(Set.of(), moved.setup().declined());
    Position later = moved.play(move(moved, "1b1a"));
    assertEquals(true, later.isLegal(move(later, "4a3a+")));
  }

  @ParameterizedTest
  @CsvSource({
    "NEVER, 4k/P4/5/5/4K b - 1, 5b, 5b5a 5b5a+",
    "STUCK, 4k/P4/5/5/4K b - 1, 5b, 5b5a+",
    "STUCK_ON_LAST_RANK, 4k/P4/5/5/4K b - 1, 5b, 5b5a+",
    "STUCK, 4k/R4/5/5/K4 b - 1, 5b, 5b5a 5b5a+ 5b1b 5b2b 5b3b 5b4b 5b5c 5b5d",
    "STUCK, 4K/5/5/l4/4k w - 1, 5d, 5d5e+"
  })
  void whoCouldNotGoOnMustPromote(Forced forced, String sfen, String from, String moves) {
    assertEquals(moves, moves(position(book(Trigger.ENTER, forced), sfen), from));
  }

  @Test
  void theRefusalSaysThatItMust() {
    Position position = position(book(Trigger.ENTER, Forced.STUCK), "4k/P4/5/5/4K b - 1");
    Refusal refusal = why(position, "5b5a");
    assertEquals("must-promote", refusal.rule());
    assertEquals("the pawn must promote on 5a, where it could never move again", refusal.message());
  }

  /** With a zone of two ranks, a pawn that declined may promote at the end of the board. */
  @ParameterizedTest
  @CsvSource({"P, true", "L, false"})
  void aSecondChanceOnTheLastRank(String piece, boolean chance) {
    RuleBook book =
        RuleBook.PLAIN.withPromotion(new Promotion(Trigger.ENTER, Forced.NEVER, Set.of(piece)));
    VariantTable table = SmallGame.of(book).table();
    VariantTable deep = new VariantTable(
        table.key(),
        table.name(),
        table.files(),
        table.ranks(),
        2,
        table.start(),
        table.hand(),
        table.pieces(),
        table.handicaps());
    Position position =
        Rules.of(new SmallGame(deep, book, List.of())).position("4k/P4/5/5/4K b - 1");
    assertEquals(chance ? "5b5a 5b5a+" : "5b5a", moves(position, "5b"));
  }
}

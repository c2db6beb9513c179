package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.kernel.model.PieceType.row;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Squares beyond the sixteenth file and rank, in all notations. */
class LargestBoardTest implements Variant {
  private static final Rules RULES = Rules.of(new LargestBoardTest());
  private static final Position CORNER =
      RULES.position("R12k11/" + "25/".repeat(22) + "1p23/R11K11R b - 1");

  @Override
  public VariantTable table() {
    return VariantTable.of("largest-game", "largest game", "大将棋")
        .board(25, 25, 0)
        .start("12k12/" + "25/".repeat(23) + "12K12 b - 1")
        .piece(row("K", "king", "玉将", "gyoku").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fu").kanji("歩", "歩兵").moves("fW"))
        .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R"))
        .build();
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN;
  }

  @ParameterizedTest
  @CsvSource({
    "25y25t, KIF, 25二十飛車 （←25二十五）",
    "25y25x, HODGES, R25y-25x",
    "1y1x, HODGES, R-1x",
    "1y2y, WINBOARD, y1x1",
    "1y1a, KIF, 1一飛車 （←1二十五）"
  })
  void aMoveIsWrittenAndRead(String usi, Notation notation, String text) {
    Move move = Usi.parse(RULES.table(), usi);
    assertEquals(text, notation.write(CORNER, move));
    for (Notation each : Notation.values()) {
      assertEquals(move, MoveText.read(CORNER, each.write(CORNER, move)), each.name());
    }
  }

  @Test
  void theLetterOfTakingIsARankTooWhereNoSquareFollows() {
    Position rooks = RULES.position("12k12/" + "25/".repeat(21) + "p24/1p23/R11K11R b - 1");
    Move takes = Usi.parse(RULES.table(), "25y25w");
    assertEquals("R-25x", Notation.HODGES.write(rooks, Usi.parse(RULES.table(), "25y25x")));
    assertEquals(takes, MoveText.read(rooks, "Rx25w"));
    assertEquals(takes, MoveText.read(rooks, "R25yx25w"));
  }
}

package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;

class KingSafetyTest {
  /** Kings and rooks on a square board. */
  private record Kings(int size) implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("kings", "kings", "玉")
          .board(size, size, 1)
          .start("k" + (size - 1) + ("/" + size).repeat(size - 2) + "/" + (size - 1) + "K b - 1")
          .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  private final Weights weights = Weights.standard();

  private int safety(int size, String sfen) {
    Rules rules = Rules.of(new Kings(size));
    SearchState state = new SearchState(
        rules.layout(),
        new TranspositionTable(1),
        EngineSettings.of(Map.of()).play(),
        weights,
        Optional.empty());
    Board board = rules.position(sfen).board();
    return new KingSafety(board, new Checks(board, state.sight()), state.kingDanger()).of(0, 0);
  }

  /** On boards of more than sixteen squares a piece far away was taken for another, or for one that there is not. */
  @ParameterizedTest
  @ValueSource(ints = {16, 17, 25})
  void onlyWhatIsNearCounts(int size) {
    String far = String.valueOf(size - 2);
    String between = ("/" + size).repeat(size - 2) + "/";
    String alone = "k" + (size - 1) + between;
    assertEquals(0, safety(size, "kr" + far + between + (size - 1) + "K b - 1"));
    assertEquals(0, safety(size, alone + "r" + far + "K b - 1"));
    int danger = safety(size, alone + far + "rK b - 1");
    assertTrue(danger < 0, "danger " + danger);
    assertEquals(-danger, safety(size, "kR" + far + between + (size - 1) + "K b - 1"));
  }
}

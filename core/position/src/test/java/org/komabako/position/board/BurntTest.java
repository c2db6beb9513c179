package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;

/** What burns is taken, though no piece goes where it stands: for lists of captures and for exchanges. */
class BurntTest {
  private static final VariantTable TABLE = VariantTable.of("fire", "fire", "火")
      .board(5, 5, 0)
      .start("4k/5/5/5/K4 b - 1")
      .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").value(4).flags(Flag.ROYAL))
      .piece(PieceType.row("D", "demon", "鬼", "oni").moves("K").value(9).flags(Flag.BURNS))
      .piece(PieceType.row("R", "rook", "飛", "hisha").moves("R").value(5))
      .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW").value(1))
      .build();

  private static final Variant GAME = new Variant() {
    @Override
    public VariantTable table() {
      return TABLE;
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  };

  private static Board board(String sfen) {
    return Rules.of(GAME).position(sfen).board();
  }

  private static int move(Board board, String usi) {
    return PackedMove.pack(Usi.parse(TABLE, usi), board.layout());
  }

  private static int[] values(Board board) {
    int[] values = new int[board.layout().codes()];
    for (int code = 2; code < values.length; code++) {
      values[code] = board.layout().piece(code).type().value();
    }
    return values;
  }

  private static int exchange(Board board, String usi) {
    return new StaticExchange(board, values(board)).value(move(board, usi));
  }

  @Test
  void aStepBesideEnemiesIsACapture() {
    Board board = board("4k/1rp2/5/2D2/K4 b - 1");
    assertTrue(board.takes(move(board, "3d3c")));
    assertFalse(board.takes(move(board, "3d2d")));
    MoveList captures = new MoveList();
    MoveGenerator.of(board).captures(captures);
    assertEquals(3, captures.size());
  }

  @Test
  void whatBurnsIsWon() {
    Board board = board("4k/1rp2/5/2D2/K4 b - 1");
    assertEquals(600, exchange(board, "3d3c"));
    assertEquals(100, exchange(board, "3d2c"));
  }

  @Test
  void whoStopsBesideADemonIsLostWithWhatItTook() {
    Board board = board("4k/1d3/2p2/5/K1R2 b - 1");
    assertEquals(100 - 500, exchange(board, "3e3c"));
    assertEquals(-500, exchange(board, "3e3d"), "the pawn takes it");
  }

  @ParameterizedTest
  @CsvSource({
    "4k/1rp2/5/2D2/K4 b - 1, 3d3c, true",
    "4k/1rp2/5/2D2/K4 b - 1, 3d2d, false",
    "4k/1d3/5/5/K1R2 b - 1, 3e3c, true",
    "4k/1d3/5/5/K1R2 b - 1, 3e3d, false",
  })
  void theBoardTellsWhetherPiecesBurntWithTheLastMove(String sfen, String move, boolean burnt) {
    Board board = board(sfen);
    assertFalse(board.lastBurnt());
    board.make(move(board, move));
    assertEquals(burnt, board.lastBurnt());
    board.makeNull();
    assertFalse(board.lastBurnt());
    board.unmakeNull();
    assertEquals(burnt, board.lastBurnt());
    board.unmake();
    assertFalse(board.lastBurnt());
  }
}

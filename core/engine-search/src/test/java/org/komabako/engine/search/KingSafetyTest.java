package org.komabako.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;
import org.komabako.position.board.SlidingLines;

class KingSafetyTest {
  /** Kings and rooks on a square board. */
  private record Kings(int size) implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("kings", "kings", "玉")
          .board(size, size, 1)
          .start("k" + (size - 1) + ("/" + size).repeat(size - 2) + "/" + (size - 1) + "K b - 1")
          .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(row("G", "gold", "金将", "kinshō").kanji("金", "金将").moves("WfF").value(3))
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
    return safety(size, sfen, 0);
  }

  /** @param beside the danger of each attack on a square beside the king */
  private int safety(int size, String sfen, int beside) {
    Rules rules = Rules.of(new Kings(size));
    SearchState state = new SearchState(
        rules.layout(),
        new TranspositionTable(1),
        EngineSettings.of(Map.of()).play(),
        weights,
        Optional.empty());
    Board board = rules.position(sfen).board();
    KingDanger danger = new KingDanger(rules.layout(), weights, beside);
    return new KingSafety(board, new Checks(board, state.sight()), danger).of(0, 0);
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

  /** A rook looks along the rank before the king, until another stands in its way. */
  @Test
  void anAttackOnSquaresBesideTheKingIsADangerFromAfar() {
    String before = "k8/9/9/9/9/9/9/";
    String open = before + "r8/4K4 b - 1";
    String blocked = before + "r1R6/4K4 b - 1";
    assertEquals(safety(9, open, 0), safety(9, blocked, 0));
    assertEquals(safety(9, blocked, 0), safety(9, blocked, 16));
    assertTrue(safety(9, open, 16) <= safety(9, open, 0) - 3 * 16);
  }

  /** White's gold steps to the three squares before Black's king; what a rook does from afar is not in the table. */
  @Test
  void aStepBesideTheKingIsADangerAndASlideIsNoStep() {
    Rules rules = Rules.of(new Kings(9));
    KingDanger without = new KingDanger(rules.layout(), weights, 0);
    KingDanger danger = new KingDanger(rules.layout(), weights, 16);
    Board board = rules.position("k8/9/9/9/9/9/4g4/9/4K1r2 b - 1").board();
    int king = board.onlyRoyal(0);
    int gold = king - 18;
    int rook = king - 2;
    assertEquals(
        without.of(0, king, board.codeAt(gold), gold) + 3 * 16,
        danger.of(0, king, board.codeAt(gold), gold));
    assertEquals(
        without.of(0, king, board.codeAt(rook), rook),
        danger.of(0, king, board.codeAt(rook), rook));
  }

  /** Kings, rooks, and demons that burn what is beside them. */
  private record Fire() implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("fire", "fire", "火")
          .board(5, 5, 1)
          .start("dr2k/5/5/5/K2RD b - 1")
          .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
          .piece(row("D", "demon", "火鬼", "kaki")
              .kanji("火", "火鬼")
              .moves("K")
              .value(9)
              .flags(Flag.BURNS))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  /** Kings and rooks, and a reserve of rooks. */
  private record Reserve() implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("reserve", "reserve", "控")
          .board(5, 5, 1)
          .start("r3k/5/5/5/K3R b 3R3r 1")
          .hand("R")
          .piece(row("K", "king", "玉将", "gyokushō").kanji("玉", "玉将").moves("K").flags(Flag.ROYAL))
          .piece(row("R", "rook", "飛車", "hisha").kanji("飛", "飛車").moves("R").value(6))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withDrops(new Drops.Reserve(true, true, true, true));
    }
  }

  /** What is kept while moves are made is what is found when all pieces are asked. */
  @ParameterizedTest
  @ValueSource(ints = {0, 16})
  void itFollowsTheBoard(int beside) {
    follow(new SmallGame(new Repetition.Ignored()), "rn2k/5/5/5/K2NR b - 1", beside);
  }

  /** What burns is a danger and a shelter no more. */
  @ParameterizedTest
  @ValueSource(ints = {0, 16})
  void itFollowsWhatBurns(int beside) {
    follow(new Fire(), "dr2k/1r3/5/3R1/K2RD b - 1", beside);
  }

  /** Once one piece of a reserve is dropped, the rest of it is a danger no more. */
  @ParameterizedTest
  @ValueSource(ints = {0, 16})
  void itFollowsWhatIsLeftOfAReserve(int beside) {
    follow(new Reserve(), "r3k/5/5/5/K3R b 3R3r 1", beside);
  }

  private void follow(Variant game, String start, int beside) {
    Rules rules = Rules.of(game);
    SlidingLines sight = new SlidingLines(rules.layout());
    KingDanger danger = new KingDanger(rules.layout(), weights, beside);
    Random random = new Random(4);
    MoveList list = new MoveList();
    for (int number = 0; number < 30; number++) {
      Board board = rules.position(start).board();
      Checks checks = new Checks(board, sight);
      KingSafety safety = new KingSafety(board, checks, danger);
      for (int ply = 0; ply < 60 && !board.lostRoyals(board.sideToMove()); ply++) {
        MoveGenerator.of(board).legal(list);
        int move = list.get(random.nextInt(list.size()));
        int royals = board.royals(board.sideToMove() ^ 1);
        safety.before(move, ply);
        board.make(move);
        checks.moved(move, ply, royals);
        safety.after(ply + 1);
        KingSafety asked = new KingSafety(board, new Checks(board, sight), danger);
        assertEquals(asked.of(0, 0), safety.of(ply + 1, 0), "game " + number + ", ply " + ply);
      }
    }
  }
}

package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.kernel.model.PieceType.row;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Variant;

/** Pieces that go round one corner: the hook mover and the long-nosed goblin. */
class HookTest implements Variant {
  private static final Rules RULES = Rules.of(new HookTest());

  @Override
  public VariantTable table() {
    return VariantTable.of("hook-game", "hook game", "鉤将棋")
        .board(5, 5, 0)
        .start("k4/5/5/5/4K b - 1")
        .piece(row("K", "king", "玉将", "gyoku").moves("K").flags(Flag.ROYAL))
        .piece(row("P", "pawn", "歩兵", "fu").moves("fW"))
        .piece(row("H", "hook mover", "鉤行", "kagyō").moves("RasR"))
        .piece(row("H''", "long-nosed goblin", "天狗", "tengu").moves("BasB"))
        .build();
  }

  @Override
  public RuleBook rules(OptionValues values) {
    return RuleBook.PLAIN.withSelfCheck(SelfCheck.ILLEGAL);
  }

  private static Set<String> ends(String sfen, String from) {
    Position position = RULES.position(sfen);
    return position.legalMoves().stream()
        .filter(move -> move.origin().filter(Square.parse(from)::equals).isPresent())
        .map(move -> move.to().toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Its own pawns leave it one way out: over 3d along the rank d and no further than the first piece. */
  @Test
  void aHookMoverTurnsOnceOnAnEmptySquare() {
    assertEquals(Set.of("3d", "4d", "5d", "2d"), ends("4k/5/2P2/p3P/1PHP1 b - 1", "3e"));
  }

  @Test
  void eachMoveIsListedOnceWhateverTheCorner() {
    Position position = RULES.position("k4/5/2H2/5/K4 b - 1");
    assertEquals(Set.copyOf(position.legalMoves()).size(), position.legalMoves().size());
    assertEquals(23, ends("k4/5/2H2/5/K4 b - 1", "3c").size());
    assertEquals(11, ends("k4/5/2H''2/5/4K b - 1", "3c").size());
  }

  @Test
  void itChecksRoundTheCornerAndKingsMayNotGoThere() {
    Position checked = RULES.position("1k3/5/3h1/5/4K b - 1");
    assertTrue(checked.inCheck(Side.BLACK));
    Position hidden = RULES.position("1k3/5/h4/PPPP1/3K1 b - 1");
    assertFalse(hidden.inCheck(Side.BLACK));
    Move free = Usi.parse(RULES.table(), "2e1e");
    assertEquals("self-check", hidden.why(free).orElseThrow().rule());
  }

  @Test
  void whatItCannotReachIsExplained() {
    Position position = RULES.position("k3K/1P3/P1P2/2PPP/2P1H b - 1");
    Move move = Usi.parse(RULES.table(), "1e3b");
    assertEquals("movement", position.why(move).orElseThrow().rule());
    assertTrue(position.why(move).orElseThrow().message().contains("right angle"));
  }

  @Test
  void anIdMayHaveSeveralApostrophes() {
    String sfen = "k4/2h''2/2H''2/5/4K b - 1";
    assertEquals(sfen, RULES.position(sfen).sfen());
    assertFalse(RULES.table().type("H''").letter() == RULES.table().type("H").letter());
  }

  @Test
  void onAnEmptyBoardItReachesAllThatACornerLeadsTo() {
    Position position = RULES.position("k4/5/2H2/5/4K b - 1");
    Square center = Square.parse("3c");
    assertEquals(24, RULES.reach(position.piece(center).orElseThrow(), center).size());
  }
}

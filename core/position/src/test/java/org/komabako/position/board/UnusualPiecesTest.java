package org.komabako.position.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Perft;
import org.komabako.position.Position;
import org.komabako.position.Rules;

/** Pieces that no shipped variant has, in positions small enough to be looked through. */
class UnusualPiecesTest {
  private static final RuleBook STRICT = RuleBook.PLAIN.withSelfCheck(SelfCheck.ILLEGAL);

  private record Small(VariantTable table, RuleBook book) implements Variant {
    @Override
    public RuleBook rules(OptionValues values) {
      return book;
    }
  }

  private static PieceType.Builder piece(String id, String betza) {
    return PieceType.row(id, "piece", "駒", "koma").moves(betza);
  }

  private static VariantTable.Builder board(int files, int ranks) {
    return VariantTable.of("small", "small", "小").board(files, ranks, 1);
  }

  private static Position position(RuleBook book, VariantTable.Builder table, String sfen) {
    Rules rules = Rules.of(new Small(table.build(), book));
    assertTrue(rules.layout().boardText().startsWith("specialised"));
    return rules.position(sfen);
  }

  private static List<String> moves(Position position) {
    assertEquals(
        position.legalMoves().size(),
        new HashSet<>(position.legalMoves()).size(),
        "a move is listed once");
    assertEquals(position.legalMoves().size(), new Perft(position.board()).count(1));
    return position.legalMoves().stream().map(Move::toString).toList();
  }

  @Test
  void aKingWhoStepsAndLeapsFarDoesBoth() {
    Position position = position(
        STRICT,
        board(16, 16).piece(piece("K", "K(4,1)").flags(Flag.ROYAL)),
        "15k/16/16/16/16/16/16/16/16/16/16/16/16/16/16/K15 b - 1");
    assertEquals(List.of("16p15l", "16p12o", "16p15o", "16p16o", "16p15p"), moves(position));
  }

  @Test
  void aCheckAlongTwoLinesOfOnePieceIsEndedByTakingIt() {
    Position position = position(
        STRICT,
        board(4, 4)
            .piece(piece("K", "K").flags(Flag.ROYAL))
            .piece(piece("R", "RD"))
            .piece(piece("G", "F")),
        "k3/3r/2G1/3K b - 1");
    assertEquals(List.of("2c1b", "1d2d"), moves(position));
  }

  @Test
  void twoChecksAreEndedWhereTheirLinesMeet() {
    Position position = position(
        STRICT,
        board(3, 6)
            .piece(piece("K", "K").flags(Flag.ROYAL))
            .piece(piece("R", "R"))
            .piece(piece("D", "D0"))
            .piece(piece("G", "F")),
        "k2/2d/2r/3/1G1/2K b - 1");
    assertEquals(List.of("2e1d", "1f2f"), moves(position));
  }

  @Test
  void aMoveAlongTwoLegsIsListedOnce() {
    Position position = position(
        RuleBook.PLAIN,
        board(1, 6).piece(piece("K", "").flags(Flag.ROYAL)).piece(piece("R", "RD0(3,0)")),
        "k/1/1/1/R/K b - 1");
    assertEquals(List.of("1e1a", "1e1b", "1e1c", "1e1d"), moves(position));
  }

  @Test
  void aSecondRoyalPieceEndsACheck() {
    Position position = position(
        STRICT,
        board(3, 4)
            .piece(piece("K", "fW").flags(Flag.ROYAL))
            .piece(piece("E", "fW").promotes())
            .piece(piece("+E", "K").flags(Flag.ROYAL))
            .piece(piece("R", "R2")),
        "k2/1Er/3/2K b - 1");
    assertEquals(List.of("2b2a+"), moves(position));
  }

  @Test
  void aDropThatWouldMateAlongTwoLegsIsNoMove() {
    Position position = position(
        STRICT.withDrops(new Drops.Captured()),
        board(3, 5)
            .hand("P")
            .piece(piece("K", "W").flags(Flag.ROYAL))
            .piece(piece("P", "RD").flags(Flag.NO_DROP_MATE)),
        "k2/1K1/3/3/3 b P 1");
    assertEquals(
        List.of("P*1b", "P*1c", "P*2c", "P*1d", "P*2d", "P*1e", "P*2e"),
        moves(position).stream().filter(move -> move.startsWith("P")).toList());
  }

  @Test
  void aPromotedSideCountsOnTheFileWhereItsFlagSaysSo() {
    String sfen = "k2+P/1+p2/3P/2P1/K3 b P 1";
    assertEquals(List.of("2", "3", "4"), filesOfDrops(pawns(sfen)));
    assertEquals(
        List.of("1", "2", "3", "4"),
        filesOfDrops(pawns("k2+P/1+p2/4/2P1/K3 b P 1")),
        "one on the file is none too many");
    Position full = pawns(sfen);
    Refusal refusal = full.why(new Move.Drop("P", Square.parse("1d"), false)).orElseThrow();
    assertEquals("nifu", refusal.rule());
    assertEquals(
        "you have 2 of the piece piece on this file already, on 1a, 1c; more may not stand there",
        refusal.message());
  }

  private static Position pawns(String sfen) {
    return position(
        STRICT.withDrops(new Drops.Captured()),
        board(4, 5)
            .start("k2p/4/4/4/K2P b - 1")
            .hand("P")
            .piece(piece("K", "K").flags(Flag.ROYAL))
            .piece(piece("P", "fW").perFile(2).flags(Flag.PER_FILE_PROMOTED).promotes())
            .piece(piece("+P", "bB").promotesTo("P")),
        sfen);
  }

  private static List<String> filesOfDrops(Position position) {
    return moves(position).stream()
        .filter(each -> each.startsWith("P*"))
        .map(each -> each.substring(2, 3))
        .distinct()
        .sorted()
        .toList();
  }
}

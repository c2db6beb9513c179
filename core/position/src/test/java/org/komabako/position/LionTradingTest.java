package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.position.SmallGame.move;
import static org.komabako.position.SmallGame.position;
import static org.komabako.position.SmallGame.texts;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.LionTrading;
import org.komabako.kernel.rules.LionTrading.Bridge;
import org.komabako.kernel.rules.LionTrading.Trading;
import org.komabako.kernel.rules.LionTrading.Tsukegui;
import org.komabako.kernel.rules.Passing;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.RuleBook;

/** The rules that keep lions in play, and passing with a lion. */
class LionTradingTest {
  private static final LionTrading EDO =
      new LionTrading(Trading.EDO, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL, false);

  private static String verdict(LionTrading lions, String sfen, String move) {
    Position position = position(RuleBook.PLAIN.withLions(lions), sfen);
    return position.why(move(position, move)).map(Refusal::rule).orElse("legal");
  }

  private static LionTrading with(
      Trading trading, boolean hidden, Bridge bridge, Tsukegui tsukegui) {
    return new LionTrading(trading, hidden, bridge, tsukegui, false);
  }

  @ParameterizedTest
  @CsvSource({
    // Two squares away: protected by the king, unprotected; beside it; over a pawn; with a gold.
    "2k2/2n2/5/2N2/4K b - 1, 3d3b, lion-protected",
    "k4/5/2n2/5/2N1K b - 1, 3e3c, legal",
    "2k2/2n2/2N2/5/4K b - 1, 3c3b, legal",
    "2k2/2n2/2p2/2N2/4K b - 1, 3d3c3b, lion-protected",
    "2k2/2n2/2g2/2N2/4K b - 1, 3d3c3b, legal",
    "2k2/2n2/2+p2/2N2/4K b - 1, 3d3c3b, legal",
    "2k2/2n2/2g2/2N2/4K b - 1, 3d3b, lion-protected",
    // A rook takes as it likes.
    "2k2/2n2/5/2R2/4K b - 1, 3d3b, legal"
  })
  void aLionTakesNoProtectedLionFromAfar(String sfen, String move, String verdict) {
    assertEquals(verdict, verdict(EDO, sfen, move));
    assertEquals("legal", verdict(LionTrading.OFF, sfen, move));
  }

  @Test
  void theRefusalNamesTheProtector() {
    Position position = position(RuleBook.PLAIN.withLions(EDO), "2k2/2n2/2p2/2N2/4K b - 1");
    Refusal refusal = position.why(move(position, "3d3c3b")).orElseThrow();
    assertEquals(
        "your lion may not take the lion on 3b from two squares away, the king on 3a could"
            + " recapture it; the pawn on 3c taken with it does not make up for that",
        refusal.message());
    assertEquals("[3b, 3a]", refusal.squares().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "SUBSTANTIAL, p, lion-protected",
    "SUBSTANTIAL, g, legal",
    "ANY, p, legal",
    "ANY, g, legal",
    "NEVER, p, lion-protected",
    "NEVER, g, lion-protected"
  })
  void whichSecondVictimMakesUpForIt(Tsukegui tsukegui, String victim, String verdict) {
    LionTrading lions = with(Trading.EDO, true, Bridge.REMOVED, tsukegui);
    assertEquals(verdict, verdict(lions, "2k2/2n2/2" + victim + "2/2N2/4K b - 1", "3d3c3b"));
  }

  /** White's rook stands behind Black's lion, on the line on which that takes White's. */
  @ParameterizedTest
  @CsvSource({"true, lion-protected", "false, legal"})
  void aHiddenProtectorMayCount(boolean hidden, String verdict) {
    LionTrading lions = with(Trading.EDO, hidden, Bridge.REMOVED, Tsukegui.SUBSTANTIAL);
    assertEquals(verdict, verdict(lions, "k4/2n2/5/2N2/2r1K b - 1", "3d3b"));
  }

  /** The pawn that is taken with the lion would protect it, and stands in the way of a rook. */
  @ParameterizedTest
  @CsvSource({
    "REMOVED, legal, lion-protected",
    "PRESENT, lion-protected, lion-protected",
    "PROTECTS, lion-protected, lion-protected"
  })
  void howThePawnOnTheWayIsSeen(Bridge bridge, String alone, String withRook) {
    LionTrading lions = with(Trading.EDO, true, bridge, Tsukegui.SUBSTANTIAL);
    // Black's lion comes from the far side: White's pawn goes on to where the lion stands.
    assertEquals(alone, verdict(lions, "k1N2/2p2/2n2/5/4K b - 1", "3a3b3c"));
    assertEquals(withRook, verdict(lions, "2N1k/2p2/2n2/5/2r1K b - 1", "3a3b3c"));
  }

  @ParameterizedTest
  @CsvSource({"REMOVED, lion-protected", "PRESENT, legal", "PROTECTS, lion-protected"})
  void aPawnThatStillStoodWouldHideTheRookBehindIt(Bridge bridge, String verdict) {
    LionTrading lions = with(Trading.EDO, true, bridge, Tsukegui.SUBSTANTIAL);
    assertEquals(verdict, verdict(lions, "k4/2n2/2p2/1N3/2r1K b - 1", "4d3c3b"));
  }

  /** White's rook has just taken a lion on 5e. */
  @ParameterizedTest
  @CsvSource({
    "EDO, k4/2n2/5/2R2/r3K b - 9 lion=5e, 3d3b, counter-strike",
    "OKAZAKI, k4/2n2/5/2R2/r3K b - 9 lion=5e, 3d3b, legal",
    "OKAZAKI, 2k2/2n2/5/2R2/r3K b - 9 lion=5e, 3d3b, counter-strike",
    "NONE, 2k2/2n2/5/2R2/r3K b - 9 lion=5e, 3d3b, legal",
    "EDO, k4/2n2/5/2R2/r3K b - 9, 3d3b, legal",
    "EDO, k4/2n2/2N2/5/r3K b - 9 lion=5e, 3c3b, legal",
    "EDO, k4/5/5/5/n1R1K b - 9 lion=5e, 3e5e, legal"
  })
  void noNonLionStrikesBack(Trading trading, String sfen, String move, String verdict) {
    assertEquals(
        verdict, verdict(with(trading, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL), sfen, move));
  }

  @Test
  void theSquareOfTheLionIsKnownForOneMove() {
    Position start = position(RuleBook.PLAIN.withLions(EDO), "k4/2n2/5/2R2/N3K b - 1");
    Position before = position(RuleBook.PLAIN.withLions(EDO), "k4/2n2/5/r1R2/N3K w - 1");
    Position taken = before.play(move(before, "5d5e"));
    assertEquals(Optional.of(new Square(5, 5)), taken.setup().lion());
    assertEquals(
        "your rook may not take the lion on 3b, a lion was just taken on 5e",
        taken.why(move(taken, "3d3b")).orElseThrow().message());
    Position later = taken.play(move(taken, "1e1d"));
    assertEquals(Optional.empty(), later.setup().lion());
    assertEquals(Optional.empty(), start.setup().lion());
  }

  @Test
  void theRefusalNamesWhoProtectsTheSecondLion() {
    Position position = position(
        RuleBook.PLAIN.withLions(with(Trading.OKAZAKI, true, Bridge.REMOVED, Tsukegui.SUBSTANTIAL)),
        "2k2/2n2/5/2R2/r3K b - 9 lion=5e");
    assertEquals(
        "your rook may not take the lion on 3b, a lion was just taken on 5e, and the king on 3a"
            + " protects this one",
        position.why(move(position, "3d3b")).orElseThrow().message());
  }

  @Test
  void aLionMayBeTakenWithIguiAndStayThere() {
    Position position = position(RuleBook.PLAIN.withLions(EDO), "2k2/2n2/2N2/5/4K b - 1");
    Position after = position.play(move(position, "3c3b3c"));
    assertEquals("2k2/5/2N2/5/4K w - 2", after.sfen());
  }

  @ParameterizedTest
  @CsvSource({"ALLOWED, k4/5/2N2/5/4K b - 1, legal", "FORBIDDEN, k4/5/2N2/5/4K b - 1, jitto"})
  void aLionMayPass(Passing passing, String sfen, String verdict) {
    Position position = position(RuleBook.PLAIN.withPassing(passing), sfen);
    assertEquals(
        verdict, position.why(move(position, "3c3b3c")).map(Refusal::rule).orElse("legal"));
    long passes =
        position.legalMoves().stream().filter(Move.Pass.class::isInstance).count();
    assertEquals(passing == Passing.ALLOWED ? 1 : 0, passes);
  }

  @Test
  void aLionWithoutAnEmptyNeighbourCannotPass() {
    Position position = SmallGame.position(RuleBook.PLAIN, "k4/1GGG1/1GNG1/1GGG1/4K b - 1");
    assertEquals(
        0,
        texts(position.legalMovesFrom(new Square(3, 3))).stream()
            .filter(move -> move.endsWith("3c"))
            .count());
  }
}

package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.position.SmallGame.move;
import static org.komabako.position.SmallGame.position;
import static org.komabako.position.SmallGame.texts;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.rules.Drops.Captured;
import org.komabako.kernel.rules.Drops.Reserve;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;

/** Pieces from the hand and from the reserve. */
class DropsTest {
  private static final RuleBook CAPTURED =
      RuleBook.PLAIN.withDrops(new Captured()).withSelfCheck(SelfCheck.ILLEGAL);

  private static RuleBook reserve(boolean diagonal, boolean onDrop, boolean dead, boolean inside) {
    return RuleBook.PLAIN.withDrops(new Reserve(diagonal, onDrop, dead, inside));
  }

  private static Refusal why(Position position, String move) {
    return position.why(move(position, move)).orElseThrow();
  }

  private static List<String> drops(Position position, String piece) {
    return texts(position.legalDrops(position.rules().table().type(piece)));
  }

  @Test
  void whatIsTakenChangesSidesUnpromoted() {
    Position start = position(CAPTURED, "k4/5/+p4/R4/4K b - 1");
    Position after = start.play(move(start, "5d5c"));
    assertEquals("{P=1}", after.hand(Side.BLACK).toString());
    Position none = position(RuleBook.PLAIN, "k4/5/+p4/R4/4K b - 1");
    assertEquals("{}", none.play(move(none, "5d5c")).hand(Side.BLACK).toString());
    Refusal refusal = why(none, "P*3c");
    assertEquals("no-drops", refusal.rule());
    assertEquals("pieces are not dropped in this game", refusal.message());
  }

  @ParameterizedTest
  @CsvSource({
    "P*3c, no-piece, you have no pawn to drop",
    "G*1e, occupied, 1e is not empty",
    "G*3c+, promotion, a piece is dropped unpromoted",
    "L*3a, dead-square, a lance on 3a could never move"
  })
  void whatMayNotBeDropped(String move, String rule, String message) {
    Refusal refusal = why(position(CAPTURED, "k4/5/5/5/4K b GL 1"), move);
    assertEquals(rule, refusal.rule());
    assertEquals(message, refusal.message());
  }

  @Test
  void twoPawnsOnAFileAreOneTooMany() {
    Position position = position(CAPTURED, "k4/2p2/P1+P2/5/3PK b P 1");
    Refusal refusal = why(position, "P*5d");
    assertEquals("nifu", refusal.rule());
    assertEquals("you have a pawn on this file already, on 5c", refusal.message());
    assertEquals("nifu", why(position, "P*2b").rule());
    assertTrue(
        position.isLegal(move(position, "P*3d")), "a tokin and the opponent's pawn do not count");
    assertEquals("occupied", why(position, "P*3c").rule());
    assertEquals("dead-square", why(position, "P*4a").rule());
  }

  @Test
  void aPawnMayNotBeDroppedOnItsLastRank() {
    assertEquals(
        List.of("P*1b", "P*2b", "P*3b", "P*4b", "P*5b"),
        drops(position(CAPTURED, "k4/5/5/5/4K b P 1"), "P").subList(0, 5));
    assertEquals(20 - 1, drops(position(CAPTURED, "k4/5/5/5/4K w p 1"), "P").size());
  }

  @Test
  void aPawnMayNotGiveMateByItsDrop() {
    // The gold on 5c protects the pawn, the rook on 4e covers the file beside the king.
    Position position = position(CAPTURED, "k4/5/G4/5/1R2K b PL 1");
    Refusal refusal = why(position, "P*5b");
    assertEquals("uchifuzume", refusal.rule());
    assertEquals("a dropped pawn may not give mate", refusal.message());
    assertTrue(position.isLegal(move(position, "L*5b")), "a lance may");
    Position free = position(CAPTURED, "k4/5/G4/5/4K b P 1");
    assertTrue(free.isLegal(move(free, "P*5b")), "the king goes to 4a");
    Position taken = position(CAPTURED, "k4/r4/5/G4/1R2K b P 1");
    assertEquals("occupied", why(taken, "P*5b").rule());
    Position saved = position(CAPTURED, "k4/4r/G4/5/1R1K1 b P 1");
    assertTrue(saved.isLegal(move(saved, "P*5b")), "the rook takes the pawn");
  }

  @Test
  void aDropMustEndACheck() {
    Position position = position(CAPTURED, "k3r/5/5/5/4K b G 1");
    assertEquals(List.of("G*1b", "G*1c", "G*1d"), drops(position, "G"));
    Refusal refusal = why(position, "G*3c");
    assertEquals("self-check", refusal.rule());
    assertEquals("your king on 1e could be taken by the rook on 1a", refusal.message());
  }

  @ParameterizedTest
  @CsvSource({
    "true, G*4c G*3c G*2c G*4d G*2d G*4e G*3e G*2e, G*5c",
    "false, G*3c G*4d G*2d G*3e, G*2c"
  })
  void aReserveIsDroppedBesideAFriend(boolean diagonal, String legal, String illegal) {
    Position position =
        position(reserve(diagonal, true, false, true), "k4/5/5/2P2/5 b G 1 kingless=b");
    assertEquals(
        List.of(legal.split(" ")).stream().sorted().toList(),
        drops(position, "G").stream().sorted().toList());
    Refusal refusal = why(position, illegal);
    assertEquals("drop-adjacent", refusal.rule());
    assertEquals(illegal.substring(2) + " is not adjacent to a piece of yours", refusal.message());
  }

  @Test
  void aReserveIsUsedOnce() {
    Position start = position(reserve(true, true, false, true), "k4/5/5/5/4K b 2GRr 1");
    Position after = start.play(move(start, "G*1d"));
    assertEquals("{}", after.hand(Side.BLACK).toString());
    assertEquals("{R=1}", after.hand(Side.WHITE).toString());
    Position mine = after.play(move(after, "5a5b"));
    assertEquals(List.of(), drops(mine, "R"));
    assertEquals("no-piece", why(mine, "R*2e").rule());
  }

  @ParameterizedTest
  @CsvSource({"true, R*3a R*3a+", "false, R*3a"})
  void aReservePieceMayPromoteWithItsDropIntoTheZone(boolean onDrop, String moves) {
    Position position = position(reserve(false, onDrop, false, true), "k4/2G2/5/5/4K b R 1");
    assertEquals(
        List.of(moves.split(" ")),
        drops(position, "R").stream().filter(move -> move.startsWith("R*3a")).toList());
    assertEquals("3c is not in your promotion zone", why(position, "R*3c+").message());
    if (!onDrop) {
      assertEquals(
          "a piece does not promote with its drop", why(position, "R*3a+").message());
    }
  }

  @ParameterizedTest
  @CsvSource({"true, P*3a+", "false, ''"})
  void whereAPieceCouldNotMoveItMayComePromoted(boolean dead, String moves) {
    Position position = position(reserve(false, true, dead, true), "k4/2G2/5/5/4K b P 1");
    assertEquals(
        moves,
        String.join(
            " ",
            drops(position, "P").stream()
                .filter(move -> move.startsWith("P*3a"))
                .toList()));
    assertEquals("dead-square", why(position, "P*3a").rule());
    assertEquals("a pawn on 3a could never move", why(position, "P*3a").message());
  }

  /** A rook that was dropped in the zone: with which later moves it may promote. */
  @ParameterizedTest
  @CsvSource({"true, true, false", "false, true, true"})
  void aDroppedPieceKeepsTheRightToPromote(boolean inside, boolean within, boolean leaving) {
    Position start = position(reserve(false, false, false, inside), "k4/2G2/5/5/4K b R 1");
    Position dropped = start.play(move(start, "R*3a"));
    assertEquals("[3a]", dropped.setup().dropped().toString());
    Position mine = dropped.play(move(dropped, "5a5b"));
    assertEquals(within, mine.isLegal(move(mine, "3a1a+")));
    Position away =
        position(reserve(false, false, false, inside), "k1R2/4G/5/5/4K b - 1 dropped=3a");
    assertEquals(leaving, away.isLegal(move(away, "3a3c+")));
  }
}

package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.position.SmallGame.position;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.RuleBook;

/** Whether a side with one royal piece and nothing else has lost; Black is to move throughout. */
class BareKingTest {
  private static final BareKing STRICT = new BareKing(true, false, false, true, false, false, true);
  private static final BareKing ANY = new BareKing(true, true, true, false, false, false, false);

  private static String outcome(BareKing bare, String sfen) {
    Position position = position(RuleBook.PLAIN.withBareKing(bare), sfen);
    return position.outcome().map(Outcome::toString).orElse("open");
  }

  @ParameterizedTest
  @CsvSource({
    // Nothing but a king on one side, a gold on the other.
    "kg3/5/5/5/4K b - 1, white bare_king",
    "k4/5/5/5/3GK b - 1, black bare_king",
    "kg3/5/5/5/3GK b - 1, open",
    "kg3/5/5/5/3GK w - 1, open",
    // Both are bare.
    "k4/5/5/5/4K b - 1, none both_bare",
    // The bare side takes the other's last piece, or its last king.
    "k4/5/5/3g1/4K b - 1, open",
    "5/5/5/3k1/2g1K b - 1, open",
    "5/5/5/3k1/4K b - 1, open",
    // Two kings are not bare.
    "kg3/5/5/5/3+EK b - 1, open",
    "kg3/5/5/5/3+E1 b - 1, white bare_king",
    // A pawn does not win, and does not save its own side from not being bare.
    "kp3/5/5/5/4K b - 1, open",
    "k4/5/5/5/3PK b - 1, open",
    // A pawn that can never move is nothing at all.
    "k2P1/5/5/5/4K b - 1, none both_bare",
    "kg1P1/5/5/5/4K b - 1, white bare_king",
    // Two pieces of which one is dead.
    "k4/5/5/5/2GpK b - 1, black bare_king",
    // A piece in reserve counts.
    "kg3/5/5/5/4K b G 1, open",
    // Who began without a king is not bare, nor is the other.
    "5/5/5/5/3GK b - 1 kingless=w, open",
    "kg3/5/5/5/5 w - 1 kingless=b, open"
  })
  void whereDeadPiecesDoNotCount(String sfen, String outcome) {
    assertEquals(outcome, outcome(STRICT, sfen));
    assertEquals("open", outcome(BareKing.OFF, sfen));
  }

  @ParameterizedTest
  @CsvSource({
    "kp3/5/5/5/4K b - 1, white bare_king",
    "k2P1/5/5/5/4K b - 1, black bare_king",
    "kg1P1/5/5/5/4K b - 1, open",
    "k4/5/5/5/4K b - 1, none both_bare",
    // It may bare the other too.
    "k4/5/5/3g1/4K b - 1, open",
    // Taking the king does not save it.
    "5/5/5/3k1/2g1K b - 1, white bare_king",
    // The reserve does not count.
    "kg3/5/5/5/4K b G 1, white bare_king"
  })
  void whereAnyPieceWins(String sfen, String outcome) {
    assertEquals(outcome, outcome(ANY, sfen));
  }

  /** A side that could answer is judged as if it had. */
  @ParameterizedTest
  @CsvSource({
    "k4/5/5/3g1/4K b - 1, none both_bare",
    "5/5/5/3k1/2g1K b - 1, black royal_captured",
    "kg3/5/5/5/4K b - 1, white bare_king"
  })
  void adjudicatedAtOnce(String sfen, String outcome) {
    assertEquals(outcome, outcome(new BareKing(true, false, false, true, true, false, true), sfen));
  }

  @ParameterizedTest
  @CsvSource({"5/5/5/3k1/4K b - 1, none both_bare", "k4/5/5/5/4K b - 1, none both_bare"})
  void bothBareMayAlwaysBeADraw(String sfen, String outcome) {
    assertEquals(outcome, outcome(new BareKing(true, false, false, true, false, true, true), sfen));
  }
}

package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.game.SmallGame.move;
import static org.komabako.game.SmallGame.play;
import static org.komabako.game.SmallGame.texts;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.Repetition.Charge;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.Stalemate;
import org.komabako.position.Rules;

/** What it means that a position comes again, under every kind of rule. */
class RepetitionTest {
  private static final String KINGS = "k4/5/5/5/4K b - 1";
  private static final String AROUND = "1e1d 5a5b 1d1e 5b5a";

  private static RuleBook book(Repetition repetition) {
    return RuleBook.PLAIN.withRepetition(repetition);
  }

  private static Game forbidden(int occurrence, boolean exempt, String sfen) {
    return SmallGame.game(book(new Repetition.Forbidden(occurrence, exempt)), sfen);
  }

  private static Game judged(String sfen, Reason otherwise, Charge... charges) {
    return SmallGame.game(book(new Repetition.Judged(List.of(charges), otherwise)), sfen);
  }

  private static Refusal refusal(Game game, String move) {
    return assertThrows(IllegalMoveException.class, () -> play(game, move)).refusal();
  }

  /** Goes around until the position where it began stands for the fourth time. */
  private static Optional<Outcome> fourTimes(Game game, String around) {
    for (int i = 0; i < 3; i++) {
      assertEquals(Optional.empty(), game.outcome(), "time " + (i + 1));
      play(game, around);
    }
    return game.outcome();
  }

  @Test
  void itMayMeanNothing() {
    Game game = SmallGame.game(RuleBook.PLAIN, KINGS);
    for (int i = 0; i < 5; i++) {
      play(game, AROUND);
    }
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(Optional.empty(), game.why(move(game.position(), "1e1d")));
  }

  @Test
  void noPositionMayComeAgain() {
    Game game = forbidden(2, false, KINGS);
    play(game, "1e1d 5a5b 1d1e");
    assertEquals(List.of("5b4a", "5b4b", "5b4c", "5b5c"), texts(game.legalMoves()));
    Refusal refusal = refusal(game, "5b5a");
    assertEquals("repetition", refusal.rule());
    assertEquals(
        "5b5a would bring about a position for the second time, it stood first at the start",
        refusal.message());
    assertEquals(List.of(new Square(5, 1)), refusal.squares());
    play(game, "5b4b");
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  void theRefusalNamesTheOption() {
    RuleOption option =
        RuleOption.of("repetition", "What it means.", "never", "None.", "always", "All.");
    Rules rules = Rules.of(SmallGame.of(book(new Repetition.Forbidden(2, false)), option));
    Game game = new Game(rules.position(KINGS));
    play(game, "1e1d 5a5b 1d1e");
    Refusal refusal = refusal(game, "5b5a");
    assertEquals(
        "5b5a would bring about a position for the second time, it stood first at the start"
            + " (option repetition: never)",
        refusal.message());
    assertEquals(
        "5b5aでは同じ局面が2回目になります。初めは開始局面でした（規則　repetition：never）", refusal.text().in(Locale.JAPANESE));
  }

  @ParameterizedTest
  @CsvSource({"3, third, 1", "4, 4th, 2", "5, 5th, 3"})
  void aPositionMayNotComeForTheGivenTime(int occurrence, String word, int around) {
    Game game = forbidden(occurrence, false, KINGS);
    for (int i = 0; i < around; i++) {
      play(game, AROUND);
    }
    play(game, "1e1d 5a5b 1d1e");
    assertFalse(texts(game.legalMoves()).contains("5b5a"));
    assertEquals(
        "5b5a would bring about a position for the " + word + " time, it stood first at the start",
        refusal(game, "5b5a").message());
  }

  @Test
  void theRefusalSaysAfterWhichMoveItStoodFirst() {
    Game game = forbidden(2, false, KINGS);
    play(game, "1e2e 5a5b 2e2d 5b4b 2d2e");
    assertEquals(
        "4b5b would bring about a position for the second time, it stood first after move 2",
        refusal(game, "4b5b").message());
  }

  @Test
  void aPositionInAnotherVariationDoesNotCount() {
    Game game = forbidden(2, false, KINGS);
    play(game, "1e1d 5a5b");
    game.goTo(0);
    play(game, "1e2e 5a5b 2e1d 5b4b 1d1e 4b4a 1e1d");
    assertEquals(Optional.empty(), game.why(move(game.position(), "4a5b")));
    game.goTo(1);
    play(game, "5a4a");
    assertEquals(3, game.current().ply() + 1);
  }

  /** White's king evades the rook, and so brings about the position before the first check. */
  @Test
  void aPlayerInCheckMayBeExempt() {
    String rook = "k4/5/5/5/1R2K b - 1";
    Game exempt = forbidden(2, true, rook);
    play(exempt, "4e5e 5a4a 5e4e");
    assertTrue(texts(exempt.legalMoves()).contains("4a5a"));
    play(exempt, "4a5a");
    assertEquals("repetition", refusal(exempt, "4e5e").rule());
    Game bound = forbidden(2, false, rook);
    play(bound, "4e5e 5a4a 5e4e");
    assertFalse(texts(bound.legalMoves()).contains("4a5a"));
    assertEquals("repetition", refusal(bound, "4a5a").rule());
  }

  /** White's king can only go to and fro behind its pawns. */
  @ParameterizedTest
  @CsvSource({"LOSS, black no_moves", "DRAW, none no_moves"})
  void whoHasOnlyForbiddenMovesHasNone(Stalemate stalemate, String end) {
    Game game = SmallGame.game(
        book(new Repetition.Forbidden(2, false)).withStalemate(stalemate),
        "kp3/1p3/pp3/pp3/pp2K b - 1");
    play(game, "1e1d 5a5b");
    assertEquals(Optional.empty(), game.outcome());
    play(game, "1d1e");
    assertEquals(end, game.outcome().orElseThrow().toString());
    assertEquals(List.of(), game.legalMoves());
  }

  @Test
  void theFourthOccurrenceIsADraw() {
    Game game = judged(KINGS, Reason.SENNICHITE, Charge.CHECKED);
    assertEquals(Optional.of(Outcome.draw(Reason.SENNICHITE)), fourTimes(game, AROUND));
    assertEquals(List.of(), game.legalMoves());
  }

  @Test
  void whoBroughtAboutTheFourthOccurrenceMayLose() {
    assertEquals(
        Optional.of(Outcome.win(Side.BLACK, Reason.FOURTH_OCCURRENCE)),
        fourTimes(judged(KINGS, Reason.FOURTH_OCCURRENCE), AROUND));
    Game other = judged(KINGS, Reason.FOURTH_OCCURRENCE);
    play(other, "1e1d");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.FOURTH_OCCURRENCE)),
        fourTimes(other, "5a5b 1d1c 5b5a 1c1d"));
  }

  private static final String PERPETUAL = "k4/5/5/5/3RK b - 1";
  private static final String CHECKS = "5a4a 5e4e 4a5a 4e5e";

  @Test
  void whoGaveCheckWithEveryMoveLoses() {
    Game game = judged(PERPETUAL, Reason.SENNICHITE, Charge.CHECKED);
    play(game, "2e5e");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.PERPETUAL_CHECK)), fourTimes(game, CHECKS));
  }

  @Test
  void whiteLosesByPerpetualCheckToo() {
    Game game = judged("4k/3r1/5/5/K4 w - 1", Reason.SENNICHITE, Charge.CHECKED);
    play(game, "2b5b");
    assertEquals(
        Optional.of(Outcome.win(Side.BLACK, Reason.PERPETUAL_CHECK)),
        fourTimes(game, "5e4e 5b4b 4e5e 4b5b"));
  }

  @Test
  void oneMoveWithoutCheckIsEnoughForADraw() {
    Game game = judged(PERPETUAL, Reason.SENNICHITE, Charge.CHECKED);
    play(game, "2e5e");
    play(game, CHECKS);
    play(game, CHECKS);
    // The position is there again, after a check, but the rook was away in between.
    play(game, "5a4a 5e3e 4a5a 3e5e");
    assertEquals(Optional.of(Outcome.draw(Reason.SENNICHITE)), game.outcome());
  }

  @Test
  void checksBeforeTheFirstOccurrenceAreNotAskedFor() {
    Game game = judged(PERPETUAL, Reason.SENNICHITE, Charge.CHECKED);
    play(game, "1e1d 5a5b 2e5e");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.PERPETUAL_CHECK)),
        fourTimes(game, "5b4b 5e4e 4b5b 4e5e"));
  }

  @Test
  void perpetualCheckIsNoMatterWhereItIsNotCharged() {
    Game game = judged(PERPETUAL, Reason.NO_CONTEST);
    play(game, "2e5e");
    assertEquals(Optional.of(Outcome.draw(Reason.NO_CONTEST)), fourTimes(game, CHECKS));
  }

  @Test
  void whoPassedFirstLoses() {
    String lions = "k3n/5/5/5/N3K b - 1";
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.REPEATED_PASS)),
        fourTimes(judged(lions, Reason.SENNICHITE, Charge.PASSED_FIRST), "5e5d5e 1a1b1a"));
    Game white = judged(lions, Reason.SENNICHITE, Charge.PASSED_FIRST);
    play(white, "1e2e");
    assertEquals(
        Optional.of(Outcome.win(Side.BLACK, Reason.REPEATED_PASS)),
        fourTimes(white, "1a1b1a 5e5d5e"));
  }

  @Test
  void passesAndMovesTogetherProveNothing() {
    Game game = judged("k3n/5/5/5/N3K b - 1", Reason.SENNICHITE, Charge.PASSED_FIRST);
    assertEquals(
        Optional.of(Outcome.draw(Reason.SENNICHITE)), fourTimes(game, "5e5d5e 5a5b 5e5d5e 5b5a"));
  }

  /** Black's rook follows White's gold, which takes nothing. */
  @Test
  void whoAloneAttackedWithEveryMoveLoses() {
    Game game = judged("4k/4g/5/5/K1R2 b - 1", Reason.SENNICHITE, Charge.ATTACKED);
    play(game, "3e1e");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.PERPETUAL_ATTACK)),
        fourTimes(game, "1b2b 1e2e 2b1b 2e1e"));
  }

  @Test
  void whereBothAttackedNobodyIsGuilty() {
    // The rooks stand on one line all the time, each of them could take the other.
    Game game = judged("4k/r4/5/R4/4K b - 1", Reason.SENNICHITE, Charge.ATTACKED);
    play(game, "5d4d 5b4b");
    assertEquals(
        Optional.of(Outcome.draw(Reason.SENNICHITE)), fourTimes(game, "4d4c 4b4a 4c4d 4a4b"));
  }

  @Test
  void theFirstChargeThatIsProvedDecides() {
    Game game = judged(PERPETUAL, Reason.SENNICHITE, Charge.ATTACKED, Charge.CHECKED);
    play(game, "2e5e");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.PERPETUAL_ATTACK)), fourTimes(game, CHECKS));
    Game other = judged(PERPETUAL, Reason.SENNICHITE, Charge.PASSED_FIRST, Charge.CHECKED);
    play(other, "2e5e");
    assertEquals(
        Optional.of(Outcome.win(Side.WHITE, Reason.PERPETUAL_CHECK)), fourTimes(other, CHECKS));
  }

  @Test
  void takenBackMovesDoNotCount() {
    Game game = judged(KINGS, Reason.SENNICHITE);
    play(game, AROUND);
    play(game, AROUND);
    play(game, "1e1d 5a5b 1d1e");
    game.play(move(game.position(), "5b5a"));
    assertTrue(game.outcome().isPresent());
    game.undo();
    assertEquals(Optional.empty(), game.outcome());
    play(game, "5b5c");
    assertEquals(Optional.empty(), game.outcome());
  }
}

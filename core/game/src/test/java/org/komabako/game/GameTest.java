package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.game.SmallGame.move;
import static org.komabako.game.SmallGame.play;
import static org.komabako.game.SmallGame.texts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.StateException;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Refusal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.position.Rules;

/** Moves, variations, places, offers and declared ends, without a clock. */
class GameTest {
  private static final String KINGS = "k4/5/5/5/4K b - 1";

  /** Black's pawn on 3a can never move again. */
  private static final String DEAD_PAWN = "k1P2/5/5/5/4K b - 1";

  private final Game game = SmallGame.game(RuleBook.PLAIN, KINGS);

  private static Game game(String option, String value, String sfen) {
    SmallGame variant = SmallGame.of(RuleBook.PLAIN);
    return new Game(
        Rules.of(variant, OptionValues.base(variant).with(option, value)).position(sfen));
  }

  private static Refusal refusal(Game game, String move) {
    return game.why(move(game.position(), move)).orElseThrow();
  }

  private static String refused(Game game, String move) {
    return assertThrows(IllegalMoveException.class, () -> play(game, move))
        .refusal()
        .rule();
  }

  private static Optional<Outcome> win(Side side, Reason reason) {
    return Optional.of(Outcome.win(side, reason));
  }

  private static Optional<Outcome> draw(Reason reason) {
    return Optional.of(Outcome.draw(reason));
  }

  // Moves and variations

  @Test
  void aMoveLeadsToANewPlace() {
    GameNode after = game.play(move(game.position(), "1e1d"));
    assertSame(after, game.current());
    assertEquals(1, after.ply());
    assertEquals(Side.WHITE, game.position().side());
    assertEquals(Optional.of(game.root()), after.parent());
    assertEquals("k4/5/5/4K/5 w - 2", game.position().sfen());
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  void theSameMoveAgainLeadsToTheSamePlace() {
    GameNode first = game.play(move(game.position(), "1e1d"));
    assertTrue(game.undo());
    assertSame(first, game.play(move(game.position(), "1e1d")));
    assertEquals(List.of(first), game.root().children());
  }

  @Test
  void anotherMoveIsAVariationBehindTheFirst() {
    GameNode first = game.play(move(game.position(), "1e1d"));
    game.undo();
    GameNode second = game.play(move(game.position(), "1e2e"));
    assertEquals(List.of(first, second), game.root().children());
    assertTrue(first.isMain());
    assertFalse(second.isMain());
  }

  @Test
  void aMoveOfTheGameItselfBecomesTheMainLine() {
    play(game, "1e1d 5a5b");
    GameNode taken = game.current().parent().orElseThrow();
    game.undo();
    game.undo();
    GameNode played = game.playOn(move(game.position(), "1e2e"));
    assertSame(played, game.current());
    assertEquals(List.of(played, taken), game.root().children());
  }

  @Test
  void aMoveMayBeWrittenInAnotherWay() {
    Game lions = SmallGame.game(RuleBook.PLAIN, "k4/5/2N2/5/4K b - 1");
    lions.play(move(lions.position(), "3c3d3e"));
    assertEquals("3c3e", lions.current().move().orElseThrow().toString());
  }

  @Test
  void anIllegalMoveIsRefusedAndNothingHappens() {
    assertEquals("movement", refused(game, "1e1c"));
    assertSame(game.root(), game.current());
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(Optional.empty(), game.why(move(game.position(), "1e1d")));
  }

  @Test
  void anIllegalMoveLosesWhereTheOptionSaysSo() {
    Game strict = game("illegal_move", "loses", KINGS);
    play(strict, "1e1d");
    assertEquals("no-piece", refused(strict, "3c3d"));
    assertEquals(win(Side.BLACK, Reason.ILLEGAL_MOVE), strict.outcome());
  }

  @Test
  void anIllegalMoveAfterTheEndChangesNoResult() {
    Game strict = game("illegal_move", "loses", KINGS);
    strict.resign(Side.WHITE);
    assertEquals("game-over", refused(strict, "3c3d"));
    assertEquals(win(Side.BLACK, Reason.RESIGNS), strict.outcome());
  }

  @Test
  void whereTheGameHasEndedThereAreNoMoves() {
    assertFalse(game.legalMoves().isEmpty());
    game.resign(Side.BLACK);
    assertEquals(List.of(), game.legalMoves());
    Refusal refusal = refusal(game, "1e1d");
    assertEquals("game-over", refusal.rule());
    assertEquals("the game has ended", refusal.message());
    assertEquals("対局は終わっています", refusal.text().in(Locale.JAPANESE));
  }

  @Test
  void theRulesEndTheGameWhereTheKingIsTaken() {
    Game taken = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/R3K b - 1");
    play(taken, "5e5a");
    assertEquals(win(Side.BLACK, Reason.ROYAL_CAPTURED), taken.outcome());
    assertEquals(Optional.of(taken.current()), taken.endedAt());
    assertEquals(taken.outcome(), taken.result());
    taken.undo();
    assertEquals(Optional.empty(), taken.outcome());
    assertEquals(Optional.empty(), taken.endedAt());
    assertEquals(Optional.empty(), taken.result());
  }

  // Back, on, and to other places

  @Test
  void movesAreTakenBackAndPlayedAgain() {
    play(game, "1e1d 5a5b");
    GameNode second = game.current();
    assertTrue(game.undo());
    assertTrue(game.undo());
    assertSame(game.root(), game.current());
    assertFalse(game.undo());
    assertTrue(game.redo());
    assertEquals(Optional.of(second), game.next());
    assertTrue(game.redo());
    assertSame(second, game.current());
    assertEquals(Optional.empty(), game.next());
    assertFalse(game.redo());
    assertSame(second, game.current());
  }

  @Test
  void theLineGoesOverTheFurthestPlaceThatWasLookedAt() {
    play(game, "1e1d 5a5b 1d1c");
    GameNode main = game.current();
    game.goTo(1);
    play(game, "5a4a");
    GameNode variation = game.current();
    game.goTo(game.root());
    assertEquals(variation.path(), game.line());
    game.goTo(2);
    assertSame(variation, game.current());
    game.goTo(main);
    assertEquals(main.path(), game.line());
    game.goTo(0);
    assertEquals(main.path(), game.line());
  }

  @Test
  void theLineGoesOnAlongTheFirstMoves() {
    play(game, "1e1d 5a5b 1d1c");
    GameNode end = game.current();
    game.goTo(game.root());
    play(game, "1e2e");
    GameNode other = game.current();
    game.goTo(end.path().get(1));
    assertEquals(end.path(), game.line());
    game.goTo(other);
    assertEquals(List.of(game.root(), other), game.line());
  }

  @Test
  void aPlaceThatTheLineHasNotIsRefused() {
    play(game, "1e1d 5a5b");
    for (int ply : new int[] {-1, 3}) {
      String message =
          assertThrows(RequestException.class, () -> game.goTo(ply)).getMessage();
      assertEquals("there is no move " + ply + "; the line has moves 0 to 2", message);
    }
    game.goTo(2);
    assertEquals(2, game.current().ply());
  }

  @Test
  void aVariationIsCutOff() {
    play(game, "1e1d");
    GameNode first = game.current();
    game.undo();
    play(game, "1e2e 5a5b");
    GameNode cut = game.current();
    GameNode second = cut.parent().orElseThrow();
    game.delete(second);
    assertEquals(List.of(first), game.root().children());
    assertSame(game.root(), game.current());
    assertEquals(List.of(game.root(), first), game.line());
  }

  @Test
  void cuttingElsewhereLeavesWhatIsLookedAt() {
    play(game, "1e1d 5a5b");
    GameNode first = game.current();
    game.goTo(game.root());
    play(game, "1e2e");
    GameNode other = game.current();
    game.offerDraw(Side.WHITE);
    game.delete(first);
    assertSame(other, game.current());
    assertEquals(List.of(game.root(), other), game.line());
    assertEquals(Set.of(Side.WHITE), game.drawOffers());
  }

  @Test
  void theStartCannotBeDeleted() {
    assertEquals(
        "the start cannot be deleted",
        assertThrows(RequestException.class, () -> game.delete(game.root())).getMessage());
  }

  @Test
  void anEndThatIsCutOffIsNone() {
    play(game, "1e1d 5a5b");
    GameNode first = game.current().parent().orElseThrow();
    game.resign(Side.BLACK);
    game.goTo(game.root());
    game.delete(first);
    assertEquals(Optional.empty(), game.declared());
    assertEquals(Optional.empty(), game.result());
  }

  @Test
  void anEndStaysWhereAnotherVariationIsCutOff() {
    play(game, "1e2e");
    GameNode other = game.current();
    game.undo();
    play(game, "1e1d");
    game.resign(Side.BLACK);
    game.delete(other);
    assertEquals(win(Side.WHITE, Reason.RESIGNS), game.result());
  }

  // Declared ends

  @Test
  void whoResignsLoses() {
    game.resign(Side.WHITE);
    assertEquals(win(Side.BLACK, Reason.RESIGNS), game.outcome());
    assertEquals(game.outcome(), game.declared());
    assertTrue(game.endsAt(game.root()));
  }

  @Test
  void whoRunsOutOfTimeLoses() {
    game.timeOut(Side.WHITE);
    assertEquals(win(Side.BLACK, Reason.TIME), game.outcome());
  }

  @Test
  void aGameEndsOnce() {
    game.resign(Side.WHITE);
    List<Runnable> ends = List.of(
        () -> game.resign(Side.BLACK),
        () -> game.timeOut(Side.BLACK),
        () -> game.offerDraw(Side.BLACK),
        () -> game.claimJishogi(Side.BLACK),
        () -> game.touch(new Square(1, 5)));
    for (Runnable end : ends) {
      assertEquals(
          "the game has ended already",
          assertThrows(StateException.class, end::run).getMessage());
    }
    assertEquals(win(Side.BLACK, Reason.RESIGNS), game.result());
  }

  @Test
  void aDeclaredEndStandsWhereItWasDeclared() {
    play(game, "1e1d 5a5b");
    GameNode end = game.current();
    game.resign(Side.BLACK);
    game.goTo(1);
    assertEquals(Optional.empty(), game.outcome());
    assertFalse(game.legalMoves().isEmpty());
    assertFalse(game.endsAt(game.current()));
    assertEquals(Optional.of(end), game.endedAt());
    assertEquals(win(Side.WHITE, Reason.RESIGNS), game.result());
    game.goTo(end);
    assertEquals(win(Side.WHITE, Reason.RESIGNS), game.outcome());
    assertTrue(end.ends());
  }

  @Test
  void takingTheLastMoveBackTakesTheEndBack() {
    play(game, "1e1d");
    GameNode end = game.current();
    game.resign(Side.WHITE);
    assertTrue(game.undo());
    assertEquals(Optional.empty(), game.declared());
    assertFalse(end.ends());
    assertTrue(game.redo());
    assertEquals(Optional.empty(), game.outcome());
  }

  @Test
  void takingAMoveBackElsewhereLeavesTheEnd() {
    play(game, "1e1d 5a5b");
    game.resign(Side.BLACK);
    game.goTo(1);
    assertTrue(game.undo());
    assertEquals(win(Side.WHITE, Reason.RESIGNS), game.result());
  }

  @Test
  void atTheStartAnEndIsTakenBackToo() {
    game.resign(Side.BLACK);
    assertFalse(game.undo());
    assertEquals(Optional.empty(), game.declared());
  }

  @Test
  void aSecondDeclarationTakesThePlaceOfTheFirst() {
    play(game, "1e1d");
    GameNode first = game.current();
    game.declare(Outcome.draw(Reason.AGREED));
    game.goTo(game.root());
    game.declare(Outcome.draw(Reason.MAX_MOVES));
    assertFalse(first.ends());
    assertTrue(game.root().ends());
    assertEquals(draw(Reason.MAX_MOVES), game.result());
  }

  @ParameterizedTest
  @EnumSource(
      value = Reason.class,
      names = {"INTERRUPTED", "SEALED"})
  void aGameThatWasBrokenOffGoesOnWithAMove(Reason reason) {
    play(game, "1e1d");
    GameNode here = game.current();
    game.declare(Outcome.draw(reason));
    assertEquals(Optional.empty(), game.outcome());
    assertEquals(Optional.empty(), game.endedAt());
    assertEquals(draw(reason), game.declared());
    assertTrue(here.ends());
    play(game, "5a5b");
    assertEquals(Optional.empty(), game.declared());
    assertFalse(here.ends());
  }

  @Test
  void aMoveElsewhereLeavesWhereItWasBrokenOff() {
    play(game, "1e1d");
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    game.goTo(game.root());
    play(game, "1e2e");
    assertEquals(draw(Reason.INTERRUPTED), game.declared());
  }

  @Test
  void aSealedMoveIsSeenWhenTheGameGoesOn() {
    play(game, "1e1d");
    game.seal(move(game.position(), "5a5b"));
    assertEquals(draw(Reason.SEALED), game.declared());
    assertEquals(1, game.root().last().ply());
    assertEquals(List.of(), game.legalMoves());
    assertEquals(
        "adjourned", game.why(move(game.position(), "5a5b")).orElseThrow().rule());
    assertThrows(IllegalMoveException.class, () -> play(game, "5a5b"));
    game.goTo(game.root());
    game.startClock();
    assertEquals("[1e1d, 5a5b]", game.current().line().toString());
    assertEquals(Optional.empty(), game.declared());
    assertFalse(game.isAdjourned());
  }

  @Test
  void onlyALegalMoveIsSealedAndItGoesWithItsAdjournment() {
    assertThrows(IllegalMoveException.class, () -> game.seal(move(game.position(), "1e1a")));
    assertEquals(Optional.empty(), game.declared());
    play(game, "1e1d");
    game.seal(move(game.position(), "5a5b"));
    game.resign(Side.WHITE);
    assertEquals(Optional.empty(), game.sealed());
    assertEquals(win(Side.BLACK, Reason.RESIGNS), game.outcome());
  }

  // Offers and claims

  @Test
  void aDrawIsAgreedWhenBothOfferIt() {
    assertFalse(game.offerDraw(Side.BLACK));
    assertFalse(game.offerDraw(Side.BLACK));
    assertEquals(Set.of(Side.BLACK), game.drawOffers());
    assertEquals(Optional.empty(), game.outcome());
    assertTrue(game.offerDraw(Side.WHITE));
    assertEquals(draw(Reason.AGREED), game.outcome());
  }

  @Test
  void anOfferLapsesWhenTheOtherSideMoves() {
    game.offerDraw(Side.BLACK);
    play(game, "1e1d");
    assertEquals(Set.of(Side.BLACK), game.drawOffers());
    play(game, "5a5b");
    assertEquals(Set.of(), game.drawOffers());
  }

  @Test
  void anOfferLapsesWhenAnotherPlaceIsLookedAt() {
    play(game, "1e1d");
    game.offerDraw(Side.BLACK);
    game.claimJishogi(Side.BLACK);
    game.goTo(game.root());
    assertEquals(Set.of(), game.drawOffers());
    assertEquals(Set.of(), game.jishogiClaims());
  }

  @Test
  void offersAreTakenBack() {
    game.offerDraw(Side.BLACK);
    game.claimJishogi(Side.WHITE);
    game.withdrawOffers();
    assertEquals(Set.of(), game.drawOffers());
    assertEquals(Set.of(), game.jishogiClaims());
    assertFalse(game.offerDraw(Side.WHITE));
    assertFalse(game.claimJishogi(Side.BLACK));
  }

  @Test
  void bothClaimThatNobodyCanWin() {
    assertFalse(game.claimJishogi(Side.WHITE));
    assertFalse(game.claimJishogi(Side.WHITE));
    assertEquals(Set.of(Side.WHITE), game.jishogiClaims());
    assertTrue(game.claimJishogi(Side.BLACK));
    assertEquals(draw(Reason.JISHOGI), game.outcome());
  }

  @Test
  void aClaimLapsesWithTheNextMove() {
    game.claimJishogi(Side.BLACK);
    play(game, "1e1d");
    assertEquals(Set.of(), game.jishogiClaims());
  }

  @Test
  void atAnImpassePointsDecideWhereTheyAreCounted() {
    RuleBook counted = RuleBook.PLAIN.withImpasse(Impasse.points(3, Map.of('R', 5)));
    Game unequal = SmallGame.game(counted, "k4/5/5/5/3RK b - 1");
    unequal.claimJishogi(Side.BLACK);
    unequal.claimJishogi(Side.WHITE);
    assertEquals(win(Side.BLACK, Reason.JISHOGI), unequal.outcome());
  }

  @Test
  void whoMayDeclareWinsByClaimingAlone() {
    RuleBook declared = RuleBook.PLAIN.withImpasse(
        Impasse.points(3, Map.of()).declared(new Declaration(true, 2, 2, 2)));
    Game entered = SmallGame.game(declared, "K1GG1/5/5/5/4k b - 1");
    assertFalse(entered.claimJishogi(Side.WHITE), "it is not White's turn");
    assertTrue(entered.claimJishogi(Side.BLACK));
    assertEquals(win(Side.BLACK, Reason.JISHOGI), entered.outcome());
    Game other = SmallGame.game(declared, "K1GG1/5/5/5/4k w - 1");
    assertFalse(other.claimJishogi(Side.WHITE), "his king has not entered");
    assertFalse(other.offerDraw(Side.BLACK));
    assertEquals(Optional.empty(), other.outcome());
  }

  @ParameterizedTest
  @CsvSource({
    "true, K1GG1/5/5/5/4k b - 1, black jishogi",
    "true, K1GG1/5/5/5/4k w - 1, it is the opponent's turn; a declaration takes the place of one's own move",
    "false, K2G1/5/5/5/4k b G 1, the declaration is refused: one piece is missing there",
    "true, K2G1/5/5/5/4k b G 1, white illegal_move"
  })
  void whoDeclaresWinsOrIsToldWhatIsMissing(boolean falseLoses, String sfen, String end) {
    Declaration rule = new Declaration(true, 2, 2, 2, 0, falseLoses);
    Game game = SmallGame.game(
        RuleBook.PLAIN.withImpasse(Impasse.points(3, Map.of()).declared(rule)), sfen);
    String said;
    try {
      said = game.declareEntered(Side.BLACK).toString();
      assertEquals(said, game.outcome().orElseThrow().toString());
    } catch (StateException refused) {
      said = refused.text().in(Locale.ENGLISH);
      assertEquals(Optional.empty(), game.outcome());
      assertEquals(Set.of(), game.jishogiClaims());
    }
    assertEquals(end, said);
  }

  @Test
  void whereNoDeclarationIsKnownItIsRefused() {
    Game game = SmallGame.game(RuleBook.PLAIN, "K1GG1/5/5/5/4k b - 1");
    assertThrows(StateException.class, () -> game.declareEntered(Side.BLACK));
  }

  // Touching

  @Test
  void touchingMeansNothingWhereItIsFree() {
    assertEquals(Optional.empty(), game.touch(new Square(1, 5)));
    assertEquals(Optional.empty(), game.touched());
  }

  @Test
  void aTouchedPieceMustBeMoved() {
    Game strict = game("touch", "strict", "k4/5/5/5/3GK b - 1");
    Optional<Square> king = Optional.of(new Square(1, 5));
    assertEquals(king, strict.touch(new Square(1, 5)));
    assertEquals(king, strict.touched());
    assertEquals(List.of("1e1d", "1e2d"), texts(strict.legalMoves()));
    Refusal refusal = refusal(strict, "2e2d");
    assertEquals("touch", refusal.rule());
    assertEquals(
        "the piece on 1e was touched and must be moved (option touch: strict)", refusal.message());
    assertEquals(List.of(new Square(1, 5)), refusal.squares());
    assertEquals(king, strict.touch(new Square(2, 5)), "one piece is touched already");
    play(strict, "1e1d");
    assertEquals(Optional.empty(), strict.touched());
    assertTrue(strict.legalMoves().size() > 2);
  }

  @Test
  void aDropIsNoMoveOfATouchedPiece() {
    SmallGame variant = SmallGame.of(RuleBook.PLAIN.withDrops(new Drops.Captured()));
    Game strict = new Game(Rules.of(variant, OptionValues.base(variant).with("touch", "strict"))
        .position("k4/5/5/5/4K b G 1"));
    strict.touch(new Square(1, 5));
    assertEquals("touch", refusal(strict, "G*3c").rule());
    assertEquals(List.of("1e1d", "1e2d", "1e2e"), texts(strict.legalMoves()));
  }

  @Test
  void whoLooksElsewhereHasTouchedNothing() {
    Game strict = game("touch", "strict", KINGS);
    play(strict, "1e1d");
    strict.touch(new Square(5, 1));
    strict.goTo(0);
    assertEquals(Optional.empty(), strict.touched());
  }

  @Test
  void thePiecesOfTheOpponentAndEmptySquaresBindNobody() {
    Game strict = game("touch", "jcsa", KINGS);
    for (int i = 0; i < 4; i++) {
      assertEquals(Optional.empty(), strict.touch(new Square(5, 1)));
      assertEquals(Optional.empty(), strict.touch(new Square(3, 3)));
    }
    assertEquals(0, strict.idleTouches(Side.BLACK));
    assertEquals(Optional.empty(), strict.outcome());
  }

  @Test
  void theThirdTouchOfAPieceThatCannotMoveLoses() {
    Game strict = game("touch", "jcsa", DEAD_PAWN);
    Square pawn = new Square(3, 1);
    assertEquals(Optional.empty(), strict.touch(pawn));
    assertEquals(Optional.empty(), strict.touch(pawn));
    assertEquals(2, strict.idleTouches(Side.BLACK));
    assertEquals(0, strict.idleTouches(Side.WHITE));
    assertEquals(Optional.empty(), strict.outcome());
    strict.touch(pawn);
    assertEquals(win(Side.WHITE, Reason.TOUCH), strict.outcome());
  }

  @Test
  void touchesBeforeAnAdjournmentCount() {
    Game strict = game("touch", "jcsa", DEAD_PAWN);
    strict.idleTouches(Side.BLACK, 2);
    strict.touch(new Square(3, 1));
    assertEquals(win(Side.WHITE, Reason.TOUCH), strict.outcome());
  }

  @Test
  void idleTouchesLoseOnlyWhereTheOptionSaysSo() {
    Game strict = game("touch", "strict", DEAD_PAWN);
    for (int i = 0; i < 4; i++) {
      strict.touch(new Square(3, 1));
    }
    assertEquals(Optional.empty(), strict.outcome());
    assertEquals(0, strict.idleTouches(Side.BLACK));
  }

  // What is said about a game

  @Test
  void tagsStandInOrderAndNothingTakesThemAway() {
    game.tag(Tags.WHITE, "B");
    game.tag(Tags.BLACK, "A");
    game.tag(Tags.EVENT, "cup");
    game.tag(Tags.EVENT, "");
    assertEquals(List.of("white", "black"), List.copyOf(game.tags().keySet()));
    assertEquals(Optional.of("A"), Tags.player(game, Side.BLACK));
    assertEquals(Optional.of("B"), Tags.player(game, Side.WHITE));
    Map<String, String> tags = game.tags();
    assertThrows(UnsupportedOperationException.class, () -> tags.put("a", "b"));
  }

  @Test
  void aPlayerWithoutANameHasNone() {
    assertEquals(Optional.empty(), Tags.player(game, Side.BLACK));
    game.tag(Tags.BLACK, "  ");
    assertEquals(Optional.empty(), Tags.player(game, Side.BLACK));
  }

  @Test
  void aMomentIsWrittenWithSlashesAndColons() {
    assertTrue(Tags.now().matches("20\\d\\d/[01]\\d/[0-3]\\d [012]\\d:[0-5]\\d:[0-5]\\d"));
  }

  @Test
  void aGameFromTheStartOfAVariant() {
    Rules rules = Rules.of(SmallGame.of(RuleBook.PLAIN));
    Game fresh = new Game(rules);
    assertEquals(KINGS, fresh.position().sfen());
    assertSame(rules, fresh.rules());
    assertSame(fresh.root(), fresh.reached());
    assertEquals(Optional.empty(), fresh.clock());
    assertNotSame(fresh.root(), game.root());
  }
}

package org.komabako.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.komabako.position.SmallGame.move;
import static org.komabako.position.SmallGame.position;
import static org.komabako.position.SmallGame.texts;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.RequestException;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Setup;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.BareKing;
import org.komabako.kernel.rules.Declaration;
import org.komabako.kernel.rules.DeclarationCount;
import org.komabako.kernel.rules.Drops;
import org.komabako.kernel.rules.IllegalMoveException;
import org.komabako.kernel.rules.Impasse;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Repetition;
import org.komabako.kernel.rules.RoyalGoal;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.SelfCheck;

/** What is asked of a position, and which ones there are not. */
class PositionTest {
  private static final RuleBook PLAIN = RuleBook.PLAIN;
  private static final RuleBook DROPS = PLAIN.withDrops(new Drops.Captured());
  private static final String KINGS = "k4/5/5/5/4K b - 1";

  private static String refused(RuleBook book, String sfen) {
    String message =
        assertThrows(RequestException.class, () -> position(book, sfen)).getMessage();
    assertTrue(message.startsWith("no position to play on: "), message);
    return message.substring("no position to play on: ".length());
  }

  @ParameterizedTest
  @CsvSource({
    "5/5/5/5/5 b - 1, neither side has a royal piece",
    "5/5/5/5/4K b - 1 kingless=b, neither side has a royal piece",
    "5/5/5/5/2P1K b - 1 declined=5e, declined=5e is an empty square",
    "5/5/5/5/2P1K b - 1 dropped=5e, dropped=5e is an empty square",
    "5/5/5/5/2P1K b - 1 declined=3e, declined=3e is not in the promotion zone of the piece there",
    "2p2/5/5/5/4K b - 1 dropped=3a, dropped=3a is not in the promotion zone of the piece there"
  })
  void whatIsNoPositionIsRefused(String sfen, String message) {
    assertEquals(message, refused(PLAIN, sfen));
  }

  @ParameterizedTest
  @CsvSource({
    "5/5/5/5/4K b - 1",
    "k4/5/5/5/5 b - 1",
    "k4/5/5/5/5 b - 1 kingless=b",
    "2P1k/5/5/5/4K b - 1 declined=3a",
    "4k/5/5/5/2p1K b - 1 dropped=3e"
  })
  void oneKingAndMarksInTheZoneAreEnough(String sfen) {
    assertEquals(sfen.split(" ")[0], position(PLAIN, sfen).sfen().split(" ")[0]);
  }

  @Test
  void aSquareBesideTheBoardIsRefused() {
    PieceType king = SmallGame.of(PLAIN).table().type("K");
    Rules rules = Rules.of(SmallGame.of(PLAIN));
    for (Square square : List.of(new Square(6, 1), new Square(1, 6))) {
      Setup setup = Setup.of(Map.of(square, new Piece(king, Side.BLACK)), Side.BLACK);
      assertEquals(
          "no position to play on: " + square + " is not on the board",
          assertThrows(RequestException.class, () -> Position.of(rules, setup)).getMessage());
    }
  }

  @Test
  void aMoveLeavesThePositionAsItWas() {
    Position start = position(PLAIN, KINGS);
    Position after = start.play(move(start, "1e1d"));
    assertEquals(KINGS, start.sfen());
    assertEquals("k4/5/5/4K/5 w - 2", after.sfen());
    assertEquals(2, after.number());
    assertEquals(Side.WHITE, after.side());
    assertEquals(
        "movement",
        assertThrows(IllegalMoveException.class, () -> start.play(move(start, "1e1c")))
            .refusal()
            .rule());
  }

  @Test
  void movesAreListedInAStableOrder() {
    Position position = position(DROPS, "k4/4P/5/5/4K b G 1");
    assertEquals(
        List.of("1b1a", "1b1a+", "1e1d", "1e2d", "1e2e"),
        texts(position.legalMoves()).subList(0, 5));
    assertEquals(5 + 22, position.legalMoves().size());
    assertEquals(List.of("1b1a", "1b1a+"), texts(position.legalMovesFrom(new Square(1, 2))));
    PieceType gold = position.rules().table().type("G");
    assertEquals(22, position.legalDrops(gold).size());
    assertTrue(texts(position.legalDrops(gold)).contains("G*3c"));
    assertEquals(List.of(), position.legalDrops(position.rules().table().type("P")));
    assertEquals(Map.of(gold, 1), position.hand(Side.BLACK));
    assertEquals(Map.of(), position.hand(Side.WHITE));
  }

  @Test
  void whereAKingIsTakenThereAreNoMoves() {
    Position start = position(PLAIN, "k4/5/5/5/R3K b - 1");
    Position end = start.play(move(start, "5e5a"));
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.ROYAL_CAPTURED)), end.outcome());
    assertEquals(List.of(), end.legalMoves());
    assertFalse(end.isLegal(move(end, "1a1b")));
    assertEquals("game-over", end.why(move(end, "1a1b")).orElseThrow().rule());
  }

  @Test
  void whoCannotMoveHasLost() {
    RuleBook strict = PLAIN.withSelfCheck(SelfCheck.ILLEGAL);
    Position one = position(strict, "k4/2R2/5/5/4K w - 1");
    assertEquals(List.of("5a4a"), texts(one.legalMoves()));
    assertEquals(Optional.empty(), one.outcome());
    Position none = position(strict, "k4/2R2/1R3/5/4K w - 1");
    assertEquals(Optional.of(Outcome.win(Side.BLACK, Reason.NO_MOVES)), none.outcome());
  }

  @Test
  void aMoveIsLegalHoweverItIsWritten() {
    Position position = position(PLAIN, "k4/5/2N2/5/4K b - 1");
    assertTrue(position.isLegal(move(position, "3c3d3e")));
    assertEquals(move(position, "3c3e"), position.canonical(move(position, "3c3d3e")));
    assertEquals(Optional.empty(), position.why(move(position, "3c3d3e")));
    assertEquals(
        "own-piece", position.why(move(position, "3c2d1e")).orElseThrow().rule());
  }

  @Test
  void attackersAndChecks() {
    Position position = position(PLAIN, "k4/5/5/5/R2GK b - 1");
    assertEquals(List.of(new Square(5, 5)), position.attackers(new Square(5, 1), Side.BLACK));
    assertEquals(List.of(), position.attackers(new Square(1, 5), Side.WHITE));
    assertEquals(List.of(new Square(5, 5)), position.checkers(Side.WHITE));
    assertTrue(position.inCheck(Side.WHITE));
    assertFalse(position.inCheck(Side.BLACK));
    assertEquals(List.of(new Square(5, 1)), position.royals(Side.WHITE));
    assertEquals("[4a, 4b, 5b]", position.attacked(Side.WHITE).toString());
    assertTrue(position.attacksSomething(new Square(5, 5)));
    assertFalse(position.attacksSomething(new Square(2, 5)));
  }

  @Test
  void whoHasTwoRoyalPiecesIsNotInCheck() {
    Position position = position(PLAIN, "k3+e/5/5/5/R3K w - 1");
    assertEquals(2, position.royals(Side.WHITE).size());
    assertFalse(position.inCheck(Side.WHITE));
    assertEquals(List.of(), position.checkers(Side.WHITE));
  }

  @Test
  void keysTellPositionsApart() {
    Position start = position(PLAIN, KINGS);
    assertEquals(start.key(), position(PLAIN, "k4/5/5/5/4K b - 9").key());
    assertNotEquals(start.key(), position(PLAIN, "k4/5/5/5/4K w - 1").key());
    assertNotEquals(start.key(), position(PLAIN, "k4/5/5/5/4K b P 1").key());
    List<Move> moves = start.legalMoves();
    long[] keys = start.keysAfter(moves);
    for (int i = 0; i < keys.length; i++) {
      assertEquals(start.play(moves.get(i)).key(), keys[i], moves.get(i).toString());
    }
  }

  @Test
  void positionsAreEqualWhereTheirRulesAreToo() {
    Position start = position(PLAIN, KINGS);
    assertEquals(start, position(PLAIN, KINGS));
    assertEquals(start.hashCode(), position(PLAIN, KINGS).hashCode());
    assertNotEquals(start, position(PLAIN, "k4/5/5/5/4K b - 2"));
    SmallGame variant = SmallGame.of(PLAIN);
    Rules strict = Rules.of(variant, OptionValues.base(variant).with("touch", "strict"));
    assertNotEquals(start, strict.position(KINGS));
    assertNotEquals(start, null);
  }

  @ParameterizedTest
  @CsvSource({
    "k4/5/5/5/4K b - 1, 0, 0",
    "kgr2/1p3/5/5/2+R1K b - 1, 5, 7",
    "k4/5/5/5/4K b 2GRr 1, 7, 5",
    "k3+e/5/5/5/2E1K b 3P 1, 4, 0"
  })
  void pointsAtAnImpasse(String sfen, int black, int white) {
    Position position = position(DROPS.withImpasse(Impasse.points(5, Map.of('R', 5))), sfen);
    assertEquals(black, position.points(Side.BLACK));
    assertEquals(white, position.points(Side.WHITE));
  }

  @ParameterizedTest
  @CsvSource({
    "k4/5/5/5/3RK b - 1, black jishogi",
    "kr3/5/5/5/4K b - 1, white jishogi",
    "kr3/5/5/5/3RK b - 1, none jishogi",
    "kg3/5/5/5/3GK b - 1, none jishogi",
    "k4/5/5/5/G1GGK b 2G 1, black jishogi",
    "k4/5/5/5/G1GGK b G 1, none jishogi"
  })
  void whoHasTooFewPointsLosesTheImpasse(String sfen, String outcome) {
    RuleBook counted = DROPS.withImpasse(Impasse.points(5, Map.of('R', 5)));
    assertEquals(outcome, position(counted, sfen).impasse().toString());
    assertEquals("none jishogi", position(DROPS, sfen).impasse().toString());
  }

  /** Two pieces and three points in the zone and in hand, Black four. */
  @ParameterizedTest
  @CsvSource({
    "K1GG1/5/5/5/4k b G 1, false",
    "K1GG1/5/5/5/4k b 2G 1, true",
    "K1GR1/5/5/5/4k b - 1, true",
    "K2R1/5/5/5/4k b - 1, false",
    "K1GG1/2GG1/5/5/4k b - 1, false",
    "K1GR1/5/5/5/r3k b - 1, false",
    "2GR1/K4/5/5/4k b - 1, false",
    "K1GR1/5/5/5/4k w - 1, false",
    "4K/5/5/5/1gg1k w g 1, true",
    "4K/5/5/5/1gg1k w - 1, false",
    "K1GR+E/5/5/5/4k b - 1, false",
    "K1Gr1/5/5/5/4k b - 1, false"
  })
  void whoseKingHasEnteredMayDeclare(String sfen, boolean may) {
    Impasse impasse = Impasse.points(5, Map.of('R', 5)).declared(new Declaration(true, 4, 3, 2));
    assertEquals(may, position(DROPS.withImpasse(impasse), sfen).mayDeclareWin());
    assertFalse(position(DROPS, sfen).mayDeclareWin());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "K1GG1/5/5/5/4k b 2G 1 | BLACK | the king is in the promotion zone; 2 of 2 pieces there; 4 points (win from 4, draw from 3) | | black jishogi",
        "K1GG1/5/5/5/4k b G 1 | BLACK | the king is in the promotion zone; 2 of 2 pieces there; 3 points (win from 4, draw from 3) | | none jishogi",
        "K1GG1/5/5/5/4k w G 1 | BLACK | the king is in the promotion zone; 2 of 2 pieces there; 3 points (win from 4, draw from 3) | | none jishogi",
        "2G2/5/K4/5/4k b - 1 | BLACK | the king is not in the promotion zone; 1 of 2 pieces there; 1 point (win from 4, draw from 3) | the king is not in the promotion zone; one piece is missing there; 2 points are missing | ",
        "K1GR1/5/5/5/r3k b - 1 | BLACK | the king is in check; 2 of 2 pieces there; 6 points (win from 4, draw from 3) | the king is in check | ",
        "K1GR1/5/5/5/r3k b - 1 | WHITE | the king is in the promotion zone; 1 of 2 pieces there; 5 points (win from 3, draw from 3) | one piece is missing there | "
      })
  void whatADeclarationCounts(
      String sfen, Side side, String words, String missing, String outcome) {
    Declaration rule = new Declaration(true, 4, 3, 2, 3, false);
    Impasse impasse = Impasse.points(5, Map.of('R', 5)).declared(rule);
    DeclarationCount count =
        position(DROPS.withImpasse(impasse), sfen).declaration(side).orElseThrow();
    assertEquals(words, count.text().in(Locale.ENGLISH));
    assertEquals(
        Optional.ofNullable(missing), count.missing().map(text -> text.in(Locale.ENGLISH)));
    assertEquals(Optional.ofNullable(outcome), count.outcome().map(Outcome::toString));
    assertEquals(Optional.empty(), position(DROPS, sfen).declaration(side));
  }

  /** Who stands on 3a, for White 3e, and cannot be taken there has won; where kings may be taken, after either move. */
  @ParameterizedTest
  @CsvSource({
    "2K2/5/5/5/4k w - 1, black royal_arrived",
    "2K2/5/5/5/2r1k w - 1, open",
    "2K2/5/5/5/4k b - 1, black royal_arrived",
    "2K2/5/5/5/2r1k b - 1, open",
    "K4/5/5/5/2k2 b - 1, white royal_arrived",
    "K4/5/5/5/2g1k b - 1, open",
    "2G2/5/5/5/K3k w - 1, open"
  })
  void aRoyalPieceOnItsGoalWins(String sfen, String outcome) {
    RuleBook book =
        DROPS.withGoal(new RoyalGoal(Set.of(Square.parse("3a")), Set.of(Square.parse("3e"))));
    Position position = position(book, sfen);
    assertEquals(outcome, position.outcome().map(Outcome::toString).orElse("open"));
    assertEquals(outcome.equals("open"), !position.legalMoves().isEmpty());
    assertTrue(position(DROPS, sfen).outcome().isEmpty());
  }

  @Test
  void rulesThatOthersJudgeKnowNoBaringAndNoRepetition() {
    Rules plain = Rules.of(SmallGame.of(PLAIN));
    assertEquals(plain, plain.unjudged());
    RuleBook judged = PLAIN
        .withBareKing(new BareKing(true, true, true, false, false, false, false))
        .withGoal(new RoyalGoal(Set.of(Square.parse("3a")), Set.of()))
        .withRepetition(new Repetition.Forbidden(2, false));
    assertEquals(PLAIN, Rules.of(SmallGame.of(judged)).unjudged().book());
  }

  @Test
  void whatAPieceReachesOnAnEmptyBoard() {
    Rules rules = Rules.of(SmallGame.of(PLAIN));
    Position position = rules.position("k4/5/5/5/L3K b - 1");
    Piece lance = position.piece(new Square(5, 5)).orElseThrow();
    assertEquals("[5a, 5b, 5c, 5d]", rules.reach(lance, new Square(5, 5)).toString());
    assertEquals("[]", rules.reach(lance, new Square(5, 1)).toString());
    Piece white = new Piece(lance.type(), Side.WHITE);
    assertEquals("[5d, 5e]", rules.reach(white, new Square(5, 3)).toString());
    Piece gold = new Piece(rules.table().type("G"), Side.WHITE);
    assertEquals("[3b, 2c, 4c, 2d, 3d, 4d]", rules.reach(gold, new Square(3, 3)).toString());
    assertEquals("[1b, 2b, 2a]", reversed(rules.reach(gold, new Square(1, 1))));
    assertTrue(rules.isStuck(lance.type(), Side.BLACK, new Square(5, 1)));
    assertFalse(rules.isStuck(lance.type(), Side.WHITE, new Square(5, 1)));
    assertTrue(rules.isStuck(lance.type(), Side.WHITE, new Square(5, 5)));
  }

  private static String reversed(Set<Square> squares) {
    return squares.stream()
        .sorted(Comparator.comparing(Square::rank).reversed().thenComparing(Square::file))
        .toList()
        .toString();
  }

  @Test
  void theZoneIsTheFarthestRank() {
    Rules rules = Rules.of(SmallGame.of(PLAIN));
    assertTrue(rules.inZone(new Square(3, 1), Side.BLACK));
    assertFalse(rules.inZone(new Square(3, 2), Side.BLACK));
    assertTrue(rules.inZone(new Square(3, 5), Side.WHITE));
    assertFalse(rules.inZone(new Square(3, 4), Side.WHITE));
  }

  @Test
  void aSetupKnowsItsPiecesAndWhoHasNoKing() {
    Setup setup = position(PLAIN, "k4/5/5/5/2G1K b - 4").setup();
    assertEquals("[1e, 3e]", setup.squaresOf(Side.BLACK).toString());
    assertEquals("[5a]", setup.squaresOf(Side.WHITE).toString());
    assertTrue(setup.hasRoyal(Side.WHITE));
    assertEquals(Optional.empty(), setup.asStart().kingless());
    Map<Square, Piece> pieces = new TreeMap<>(setup.pieces());
    pieces.remove(new Square(5, 1));
    Setup problem = Setup.of(pieces, Side.BLACK);
    assertFalse(problem.hasRoyal(Side.WHITE));
    assertEquals(Optional.of(Set.of(Side.WHITE)), problem.asStart().kingless());
    assertEquals(1, problem.number());
    assertEquals(new TreeSet<>(), problem.declined());
  }

  @ParameterizedTest
  @CsvSource({
    "BLACK, RESIGNS, black resigns, false",
    "WHITE, ROYAL_CAPTURED, white royal_captured, false",
    ", SENNICHITE, none sennichite, false",
    ", INTERRUPTED, none interrupted, true",
    ", SEALED, none sealed, true"
  })
  void outcomes(Side winner, Reason reason, String text, boolean undecided) {
    Outcome outcome = winner == null ? Outcome.draw(reason) : Outcome.win(winner, reason);
    assertEquals(Optional.ofNullable(winner), outcome.winner());
    assertEquals(text, outcome.toString());
    assertEquals(undecided, outcome.isUndecided());
    assertEquals(Optional.of(reason), Reason.parse(reason.text()));
    assertEquals(Optional.empty(), Reason.parse(reason.name()));
  }

  @ParameterizedTest
  @CsvSource({"BLACK, WHITE, b, black, Black", "WHITE, BLACK, w, white, White"})
  void sides(Side side, Side opponent, char letter, String text, String title) {
    assertEquals(opponent, side.opponent());
    assertEquals(letter, side.letter());
    assertEquals(text, side.text());
    assertEquals(title, side.title());
  }

  @Test
  void aRefusalNamesItsRule() {
    Position position = position(PLAIN, KINGS);
    IllegalMoveException e =
        assertThrows(IllegalMoveException.class, () -> position.play(move(position, "3c3d")));
    assertEquals("no-piece: there is no piece on 3c", e.getMessage());
    assertEquals("3cに駒がありません", e.text().in(Locale.JAPANESE));
    assertEquals(List.of(new Square(3, 3)), e.refusal().squares());
  }
}

package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Engine;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;

class UsiSessionTest {
  private static final String START = "sfen 1k1/3/1P1/1K1 b - 1";
  private static final String OPEN = "result open";

  private final List<Variant> installed =
      new ArrayList<>(List.of(TinyGame.named("tiny"), TinyGame.named("alpha")));
  private final List<Engine> engines = new ArrayList<>();
  private final StringWriter written = new StringWriter();
  private final UsiSession session =
      new UsiSession(() -> installed, () -> engines, new PrintWriter(written, false));

  /** What is answered to some lines. */
  private List<String> answers(String... lines) {
    written.getBuffer().setLength(0);
    try {
      session.run(new BufferedReader(new StringReader(String.join("\n", lines))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return written.toString().lines().toList();
  }

  private static void assertError(String part, List<String> answers) {
    assertEquals(1, answers.size(), answers.toString());
    assertTrue(answers.get(0).startsWith("info string error: "), answers.get(0));
    assertTrue(answers.get(0).contains(part), answers.get(0));
  }

  /** Who keeps a line open by empty lines sees that we are there. */
  @Test
  void anEmptyLineIsAnsweredByAnother() {
    assertEquals(List.of("", "readyok", ""), answers("", "isready", "  "));
  }

  @Test
  void usiNamesItselfAndItsOptions() {
    assertEquals(
        List.of(
            "id name Komabako",
            "id author the Komabako project",
            "option name USI_Variant type combo default alpha var alpha var tiny",
            "option name Rules type combo default strict var base var strict",
            "option name Rule_repetition type combo default no var none var no",
            "option name Rule_stalemate type combo default loss var loss var draw",
            "option name Rule_illegal_move type combo default refuse var refuse var loses",
            "option name Rule_touch type combo default free var free var strict var jcsa",
            "usiok"),
        answers("usi"));
  }

  @Test
  void usiOffersTheRulesOfTheChosenVariant() {
    installed.add(TinyGame.withoutRepetition("zeta"));
    List<String> answers = answers("setoption name USI_Variant value zeta", "usi");
    assertEquals(
        "option name USI_Variant type combo default zeta var alpha var tiny var zeta",
        answers.get(2));
    assertEquals("option name Rules type combo default base var base", answers.get(3));
  }

  @Test
  void readyAndCommandsWithoutAnswer() {
    assertEquals(List.of("readyok"), answers("isready"));
    assertEquals(List.of(), answers("usinewgame", "stop", "ponderhit", "gameover win"));
    assertEquals(List.of(), answers("setoption name USI_Hash value 16"));
  }

  @Test
  void quitAndTheEndOfInputEndIt() {
    assertEquals(List.of("readyok"), answers("isready", "quit", "isready"));
    assertEquals(List.of(), answers(""));
  }

  @Test
  void describesTheStart() {
    assertEquals(List.of(START, "legal 2c2b 2d1c 2d1d 2d3c 2d3d", OPEN), answers("d"));
  }

  @Test
  void positionWithMoves() {
    assertEquals(
        List.of("sfen 1k1/1P1/3/1K1 w - 2", "legal 2a1a 2a1b 2a2b 2a3a 2a3b", OPEN),
        answers("position startpos moves 2c2b", "d"));
    assertEquals(
        List.of("sfen 3/1k1/3/1K1 b p 3", "legal 2d1c 2d1d 2d2c 2d3c 2d3d", OPEN),
        answers("position startpos moves 2c2b 2a2b", "d"));
  }

  @Test
  void theListOfMovesIsSortedAsText() {
    String legal = answers("position sfen 1k1/3/3/1K1 b P 1", "d").get(1);
    List<String> moves = List.of(legal.substring("legal ".length()).split(" "));
    assertEquals(moves.stream().sorted().toList(), moves);
    assertTrue(moves.contains("P*2b") && moves.contains("2d1c"), legal);
  }

  @Test
  void aDecidedPositionHasNoMoves() {
    assertEquals(
        List.of("sfen 1+P1/3/3/1K1 w - 2", "legal", "result black royal_captured"),
        answers("position sfen 1k1/1P1/3/1K1 b - 1 moves 2b2a+", "d"));
  }

  @Test
  void repetitionCounts() {
    String cycle = "position startpos moves 2d1d 2a1a 1d2d";
    answers(cycle);
    assertTrue(!answers("d").get(1).contains("1a2a"));
    answers("setoption name Rules value base", cycle);
    assertTrue(answers("d").get(1).contains("1a2a"));
  }

  /** What the board at the other end lets be played is followed: there is the judge. */
  @Test
  void movesGoOnWhereOurRulesForbidThemOrHaveEndedTheGame() {
    assertEquals(List.of(), answers("position startpos moves 2d1d 2a1a 1d2d 1a2a 2d1d"));
    assertEquals("sfen 1k1/3/1P1/2K w - 6", answers("d").get(0));
    assertTrue(answers("d").get(1).contains("2a1a"), "and on, in the same way");
    assertError(
        "move 6, 1a1b: no-piece", answers("position startpos moves 2d1d 2a1a 1d2d 1a2a 2d1d 1a1b"));
  }

  @Test
  void aPositionThatIsToldAgainIsTheSameAsAtOnce() {
    String line = "2c2b 2a1a 2b2a+ 1a1b 2d2c 1b1c";
    List<String> moves = List.of(line.split(" "));
    for (int length : List.of(1, 3, 2, 6, 0, 4)) {
      String told = length == 0 ? "" : " moves " + String.join(" ", moves.subList(0, length));
      List<String> again = answers("position startpos" + told, "d");
      assertEquals(fresh("position startpos" + told, "d"), again);
    }
    assertEquals(
        fresh("position startpos moves 2c2b 2a3a", "d"),
        answers("position startpos moves 2c2b 2a3a", "d"),
        "another way from the same place");
  }

  private List<String> fresh(String... lines) {
    StringWriter said = new StringWriter();
    UsiSession other = new UsiSession(() -> installed, () -> engines, new PrintWriter(said, false));
    try {
      other.run(new BufferedReader(new StringReader(String.join("\n", lines))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return said.toString().lines().toList();
  }

  @Test
  void theGameThatUsiMeansWithoutANameIsTheUsualOne() {
    installed.add(TinyGame.standard("zeta"));
    assertEquals(
        "option name USI_Variant type combo default zeta var alpha var tiny var zeta",
        answers("usi").get(2));
    assertEquals("sfen 1k2/4/1P2/1K2 b - 1", answers("position startpos", "d").get(0));
  }

  @Test
  void aPositionOfAnotherSizeChoosesTheVariantThatHasIt() {
    installed.add(TinyGame.standard("zeta"));
    assertEquals(
        List.of("info string this position is one of alpha"),
        answers("position sfen 1k1/3/3/1K1 b P 1"));
    assertEquals("sfen 1k1/3/3/1K1 b P 1", answers("d").get(0));
    assertEquals("sfen 1k2/4/1P2/1K2 b - 1", answers("position startpos", "d").get(0));
    answers("setoption name USI_Variant value zeta");
    assertError("SFEN", answers("position sfen 1k1/3/3/1K1 b P 1"));
  }

  @Test
  void whereAPositionWasRefusedThereIsNothingToPlayOn() {
    answers("position startpos moves 2c2b");
    answers("position startpos moves 2c2b 9c9b");
    List<String> answers = answers("go movetime 10");
    assertTrue(answers.get(0).contains("9c is not on the board"), answers.get(0));
    assertEquals(List.of("bestmove resign"), answers.subList(1, answers.size()));
    assertEquals(List.of(), answers("position startpos moves 2c2b 2a1a"));
    assertEquals("sfen 2k/1P1/3/1K1 b - 3", answers("d").get(0));
  }

  @Test
  void withoutAnEngineAGoIsAnsweredToo() {
    assertEquals(
        List.of("info string error: there is no engine here yet", "bestmove resign"),
        answers("go infinite"));
    assertEquals("checkmate timeout", answers("go mate 100").get(1));
  }

  @Test
  void whatOthersSayIsOneLine() {
    List<String> answers = answers("setoption name Rules value a\u0085b\u001b[2J");
    assertEquals(1, answers.size());
    assertTrue(answers.get(0).chars().noneMatch(Character::isISOControl), answers.get(0));
  }

  @Test
  void perftCountsByMove() {
    assertEquals(List.of("Nodes searched: 1"), answers("go perft 0"));
    assertEquals(
        List.of("2c2b: 1", "2d1c: 1", "2d1d: 1", "2d3c: 1", "2d3d: 1", "Nodes searched: 5"),
        answers("go perft 1"));
    assertTrue(answers("go perft 2").contains("2c2b: 5"), "as many as there are answers to it");
    List<String> answers = answers("go perft 3");
    long sum = answers.subList(0, 5).stream()
        .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(' ') + 1)))
        .sum();
    assertEquals("Nodes searched: " + sum, answers.get(5));
  }

  @Test
  void perftIsNothingBelowTheEnd() {
    answers("position sfen 1k1/1P1/3/1K1 b - 1 moves 2b2a+");
    assertEquals(List.of("Nodes searched: 0"), answers("go perft 2"));
    assertTrue(answers("position sfen 1k1/1P1/3/1K1 b - 1", "go perft 2").contains("2b2a+: 0"));
  }

  @Test
  void perftDoesNotLookAtRepetition() {
    answers("position startpos moves 2d1d 2a1a 1d2d");
    assertTrue(answers("d").get(1).contains("1a1b"));
    assertTrue(!answers("d").get(1).contains("1a2a"));
    assertTrue(answers("go perft 1").contains("1a2a: 1"));
  }

  /** Whatever is refused changes nothing; but where a position was refused the one before is not meant. */
  @ParameterizedTest
  @CsvSource({
    "hello, unknown command 'hello'",
    "position, write position startpos",
    "position sfen, write position startpos",
    "position startpos 2c2b, write position startpos",
    "position sfen 9 b, SFEN",
    "position sfen 1k1/3/1P1/1K1 x, the side to move is b or w",
    "position sfen 3/3/3/3 b, neither side has a royal piece",
    "position startpos moves 2c, '2c' is no move in USI",
    "position startpos moves 9c9b, 9c is not on the board",
    "position startpos moves 2c2b 2c2b, 'move 2, 2c2b: no-piece: there is no piece on 2c'",
    "position startpos moves 2d2c, 'move 1, 2d2c: own-piece: '",
    "position startpos moves 2a2b, 'move 1, 2a2b: not-yours: '",
    "position startpos moves P*1b, 'no-piece: you have no pawn to drop'",
    "go perft, the depth of perft is a number",
    "go perft many, the depth of perft is a number",
    "go perft -1, the depth of perft is a number",
    "go perft 99999999999, the depth of perft is a number",
    "setoption, write setoption name NAME value VALUE",
    "setoption name, write setoption name NAME value VALUE",
    "setoption Rules base, write setoption name NAME value VALUE",
    "setoption name value x, write setoption name NAME value VALUE",
    "setoption name Contempt value 3, there is no option 'Contempt'",
    "setoption name USI_Variant value chess, the variant 'chess' is not installed; there are alpha",
    "setoption name Rules value wild, 'no rule set ''wild''; it has base, strict'",
    "setoption name Rule_stalemate value win, 'has no value ''win''; it has loss, draw'",
    "setoption name Rule_stalemate, has no value ''",
    "setoption name Rule_moon value full, there is no option 'moon'"
  })
  void errorsAreOneLineAndChangeNothing(String line, String part) {
    answers("position startpos moves 2c2b 2a1a");
    List<String> before = answers("d");
    assertError(part, answers(line));
    if (line.startsWith("position")) {
      assertError("there is no position: ", answers("d"));
    } else {
      assertEquals(before, answers("d"));
    }
  }

  @Test
  void aNewVariantOrRuleSetBeginsAtItsStart() {
    answers("position startpos moves 2c2b");
    assertEquals(START, answers("setoption name USI_Variant value tiny", "d").get(0));
    answers("position startpos moves 2c2b");
    assertEquals(START, answers("setoption name Rules value base", "d").get(0));
  }

  @Test
  void aSingleOptionHoldsFromTheNextPosition() {
    String stuck = "position sfen 1k1/3/3/1K1 b - 1 moves 2d1d 2a1a 1d2d";
    answers(stuck);
    List<String> before = answers("d");
    answers("setoption name Rule_repetition value none");
    assertEquals(before, answers("d"));
    assertTrue(answers(stuck, "d").get(1).contains("1a2a"));
  }

  @Test
  void theRulesOfOneVariantAreNotThoseOfTheNext() {
    answers("setoption name Rule_repetition value none", "setoption name USI_Variant value tiny");
    answers("position startpos moves 2d1d 2a1a 1d2d");
    assertTrue(!answers("d").get(1).contains("1a2a"), "the usual rules of this one forbid it");
  }

  @Test
  void aVariantThatLeavesIsNamed() {
    answers("position startpos moves 2c2b");
    List<String> before = answers("d");
    installed.remove(1);
    assertEquals(before, answers("d"));
    assertError(
        "the variant alpha is no longer installed; there are tiny", answers("position startpos"));
    assertError("no longer installed", answers("setoption name Rules value base"));
    assertError("there is no position: the variant alpha is no longer installed", answers("d"));
    installed.clear();
    assertError("no longer installed; there are none", answers("position startpos"));
    installed.add(TinyGame.named("alpha"));
    assertEquals(START, answers("position startpos", "d").get(0));
  }

  @Test
  void aNewVersionKeepsTheChoicesThatItKnows() {
    answers("setoption name Rule_stalemate value draw", "position startpos");
    installed.set(1, TinyGame.withoutRepetition("alpha"));
    assertError("there is no option 'repetition'", answers("position startpos"));
    assertEquals(START, answers("setoption name Rules value base", "d").get(0));
  }

  @Test
  void withoutAnyVariant() {
    installed.clear();
    assertEquals(
        List.of("id name Komabako", "id author the Komabako project", "usiok"), answers("usi"));
    assertEquals(List.of("readyok"), answers("isready"));
    assertError("no variant is installed", answers("d"));
    assertError("no variant is installed", answers("go perft 1"));
    assertError("there are none", answers("setoption name USI_Variant value tiny"));
    installed.add(TinyGame.named("tiny"));
    assertEquals(START, answers("d").get(0));
  }

  @Test
  void aBrokenVariantIsAnErrorToo() {
    Variant broken = new Variant() {
      private final Variant sound = TinyGame.named("aaa");

      @Override
      public VariantTable table() {
        return sound.table();
      }

      @Override
      public RuleBook rules(OptionValues values) {
        throw new NoClassDefFoundError("its bundle\nis gone");
      }
    };
    installed.add(broken);
    assertError("its bundle is gone", answers("position startpos"));
    assertError("there is no position: java.lang.NoClassDefFoundError", answers("d"));
    assertEquals(START, answers("setoption name USI_Variant value tiny", "d").get(0));
  }
}

package org.komabako.protocol.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.engine.Info;
import org.komabako.engine.Info.Bound;
import org.komabako.engine.Limits;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;
import org.komabako.protocol.serve.TinyGame;

/** What engines tell of their thinking, as they write it in USI and in CECP. */
class InfoLinesTest {
  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final Thought thought =
      new Thought(new Task(rules.start(), List.of(), Limits.NONE), info -> {});

  private Info usi(String line) {
    return UsiInfo.read(line, thought).orElseThrow();
  }

  private Info cecp(String line) {
    return CecpInfo.read(line, thought).orElseThrow();
  }

  private List<Move> moves(String... moves) {
    return List.of(moves).stream().map(each -> Usi.parse(rules.table(), each)).toList();
  }

  @Test
  void allOfAUsiLine() {
    assertEquals(
        new Info(
            7,
            12,
            3,
            new Score.Material(-45),
            Bound.EXACT,
            123_456_789_012L,
            Duration.ofMillis(1234),
            567,
            moves("2c2b", "2a1a")),
        usi("info depth 7 seldepth 12 multipv 3 score cp -45 nodes 123456789012 nps 99 time 1234"
            + " hashfull 567 pv 2c2b 2a1a"));
  }

  @Test
  void whatIsNotSaidIsTheUsual() {
    Info info = usi("info score cp 5");
    assertEquals(
        new Info(0, 0, 1, new Score.Material(5), Bound.EXACT, 0, Duration.ZERO, 0, List.of()),
        info);
    assertEquals(
        4, usi("info depth 4 score cp 5").selectiveDepth(), "as deep as it looks at least");
    assertEquals(9, usi("info depth 4 seldepth 9 score cp 5").selectiveDepth());
  }

  @ParameterizedTest
  @CsvSource({
    "mate +, 1",
    "mate -, -1",
    "mate 3, 3",
    "mate +5, 5",
    "mate -4, -4",
    "mate 0, 0",
  })
  void matesAreForUsOrAgainstUs(String score, int plies) {
    assertEquals(
        new Score.Mate(plies), usi("info depth 3 score " + score + " pv 2c2b").score());
  }

  @Test
  void aScoreMayBeABound() {
    assertEquals(Bound.AT_LEAST, usi("info score cp 5 lowerbound pv 2c2b").bound());
    assertEquals(Bound.AT_MOST, usi("info score cp 5 upperbound pv 2c2b").bound());
    assertEquals(
        moves("2c2b"), usi("info score cp 5 lowerbound pv 2c2b").line(), "and the line follows");
  }

  @Test
  void wordsThatAreNotKnownArePassedOver() {
    assertEquals(3, usi("info currmove 2c2b score cp 5 multipv 3").multiPv());
  }

  @Test
  void theRestOfALineWithWordsForPeopleIsNotRead() {
    assertEquals(
        new Score.Material(5), usi("info score cp 5 string score cp 9 pv 2c2b").score());
    assertEquals(List.of(), usi("info score cp 5 string pv 2c2b").line());
  }

  @Test
  void aLineIsTakenAsFarAsItIsLegal() {
    assertEquals(moves("2c2b"), usi("info score cp 5 pv 2c2b 2c2b 2a1a").line());
    assertEquals(List.of(), usi("info score cp 5 pv x").line());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "info depth 3 nodes 5 pv 2c2b",
        "info string hello",
        "info depth x score cp 5",
        "info score cp",
        "info score",
        "info score cp x",
        "info depth",
        "info depth 99999999999 score cp 5",
        "info score mate ++",
        "info multipv",
      })
  void whatIsNoLineOfUsiTellsNothing(String line) {
    assertEquals(Optional.empty(), UsiInfo.read(line, thought));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "12 -34 567 8901 b2b3 b4c4",
        "12. -34 567 8901 b2b3 b4c4",
        "12& -34 567 8901  b2b3  b4c4 ",
        "12 -34 567 8901\t(main) b2b3 {good} b4c4",
      })
  void allOfACecpLine(String line) {
    assertEquals(
        new Info(
            12,
            12,
            1,
            new Score.Material(-34),
            Bound.EXACT,
            8901,
            Duration.ofMillis(5670),
            0,
            moves("2c2b", "2a1a")),
        cecp(line));
  }

  @Test
  void aCecpLineMayHaveNoMoves() {
    assertEquals(List.of(), cecp("1 2 3 4").line());
  }

  /** So many moves above a great number: our own moves end it, the opponent's end it after ours. */
  @ParameterizedTest
  @CsvSource({
    "100001, 1",
    "100003, 5",
    "100000, 1",
    "-100001, -2",
    "-100003, -6",
    "-100000, 0",
  })
  void matesInCecpAreGreatNumbers(int score, int plies) {
    assertEquals(new Score.Mate(plies), cecp("3 " + score + " 0 0").score());
  }

  @ParameterizedTest
  @ValueSource(ints = {99_999, -99_999, 0})
  void belowThatItIsMaterial(int score) {
    assertEquals(new Score.Material(score), cecp("3 " + score + " 0 0").score());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 2 3",
        "x 1 2 3 b2b3",
        "# 1 2 3 4",
        "99999999999 1 2 3 b2b3",
        "1 99999999999 2 3",
        "1 2 3 99999999999999999999",
        "1 2 99999999999999999999 3",
      })
  void whatIsNoLineOfCecpTellsNothing(String line) {
    assertEquals(Optional.empty(), CecpInfo.read(line, thought));
  }
}

package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.protocol.text.Fen;

/** Positions, lines, results and variants as CECP writes them. */
class XboardTextTest {
  private final Rules rules = Rules.of(TinyGame.named("tiny"));

  private Move move(String text) {
    return Usi.parse(rules.table(), text);
  }

  private Info info(Score score, Move... line) {
    return new Info(
        7, 12, 1, score, Info.Bound.EXACT, 5000, Duration.ofMillis(2509), 321, List.of(line));
  }

  @Test
  void aLineIsPlyScoreTimeNodesAndMoves() {
    assertEquals(
        "7 -45 250 5000 b2b3 b4c4",
        XboardText.line(info(new Score.Material(-45), move("2c2b"), move("2a1a")), rules.start()));
  }

  /** Of the plies of a mate those of the winner count. */
  @ParameterizedTest
  @CsvSource({
    "1, 100001",
    "2, 100001",
    "3, 100002",
    "5, 100003",
    "-1, -100001",
    "-2, -100001",
    "-4, -100002",
    "0, -100000",
  })
  void matesAreGreatNumbers(int plies, int score) {
    assertEquals(
        "7 " + score + " 250 5000", XboardText.line(info(new Score.Mate(plies)), rules.start()));
  }

  @Test
  void results() {
    assertEquals(
        "1-0 {royal captured}",
        XboardText.result(Outcome.win(Side.BLACK, Outcome.Reason.ROYAL_CAPTURED)));
    assertEquals(
        "0-1 {resigns}", XboardText.result(Outcome.win(Side.WHITE, Outcome.Reason.RESIGNS)));
    assertEquals("1/2-1/2 {both bare}", XboardText.result(Outcome.draw(Outcome.Reason.BOTH_BARE)));
  }

  @Test
  void whatXboardDoesNotKnowIsDescribedToIt() {
    assertEquals(
        List.of("setup 3x4+1_tiny 1k1/3/1P1/1K1", "piece K& K", "piece P& fW", "piece +P& WfF"),
        XboardText.setup(rules.table(), rules.start()));
  }

  /** Hands in brackets, the second player {@code b}; where a line of SFEN has a number, so many letters. */
  @ParameterizedTest
  @CsvSource({
    "1k1/3/1P1/1K1 b - 1, 1k1/3/1P1/1K1",
    "1k1/3/1P1/1K1 w - 1, 1k1/3/1P1/1K1 b",
    "1k1/3/3/1K1 b Pp 1, 1k1/3/3/1K1[Pp]",
    "1k1/3/3/1K1 w 3P12p 5, 1k1/3/3/1K1[PPPpppppppppppp] b",
  })
  void positions(String sfen, String fen) {
    assertEquals(fen, Fen.write(rules.position(sfen)));
    String back = Fen.toSfen(fen);
    assertEquals(
        sfen.substring(0, sfen.lastIndexOf(' ')), back.substring(0, back.lastIndexOf(' ')));
  }

  @ParameterizedTest
  @CsvSource({
    "1k1/3/1P1/1K1 w 0 1, 1k1/3/1P1/1K1 b - 1",
    "1k1/3/1P1/1K1[-] b - - 0 1, 1k1/3/1P1/1K1 w - 1",
    "' 1k1/3/3/1K1[pPp]  b ', 1k1/3/3/1K1 w 2pP 1",
    "'1k1/3/3/1K1[]', 1k1/3/3/1K1 b - 1",
  })
  void positionsOfOthers(String fen, String sfen) {
    assertEquals(sfen, Fen.toSfen(fen));
  }

  private final List<Variant> installed =
      new ArrayList<>(List.of(TinyGame.named("tiny"), TinyGame.free("alpha")));
  private final XboardVariants variants = new XboardVariants(() -> installed);

  @Test
  void variantsAreOfferedInAFixedOrder() {
    assertEquals("alpha,tiny", variants.names(","));
    assertEquals("tiny", variants.named("tiny").key());
    assertEquals("alpha", variants.usual().table().key());
    assertEquals(Optional.of("strict"), XboardVariants.ruleSet(variants.named("alpha")));
    assertEquals(Optional.empty(), XboardVariants.ruleSet(variants.named("tiny")));
  }

  @Test
  void aVariantThatHasLeftIsNamed() {
    Rules played = Rules.of(TinyGame.named("tiny"));
    assertEquals("tiny", variants.playedUnder(played).key());
    installed.remove(0);
    assertEquals(
        "the variant tiny is gone",
        assertThrows(IllegalStateException.class, () -> variants.playedUnder(played))
            .getMessage());
    assertEquals(
        "the variant 'tiny' is not installed; there are alpha",
        assertThrows(IllegalArgumentException.class, () -> variants.named("tiny"))
            .getMessage());
    installed.clear();
    assertEquals(
        "no variant is installed",
        assertThrows(IllegalStateException.class, variants::usual).getMessage());
  }
}

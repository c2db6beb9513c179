package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Answer;
import org.komabako.engine.EngineOption;
import org.komabako.engine.EngineOption.Kind;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.position.Rules;
import org.komabako.protocol.text.OneLine;

/** What our engine says in USI: lines, answers and options. */
class UsiVoiceTest {
  private final Rules rules = Rules.of(TinyGame.named("tiny"));
  private final StringWriter written = new StringWriter();
  private final LineOutput out = new LineOutput(new PrintWriter(written, false));
  private final UsiVoice voice = new UsiVoice(out, false);
  private final UsiVoice mate = new UsiVoice(out, true);

  private Move move(String text) {
    return Usi.parse(rules.table(), text);
  }

  private List<String> said() {
    List<String> lines = written.toString().lines().toList();
    written.getBuffer().setLength(0);
    return lines;
  }

  private Info info(int rank, Score score, Info.Bound bound, Move... line) {
    return new Info(7, 12, rank, score, bound, 5000, Duration.ofMillis(2500), 321, List.of(line));
  }

  @Test
  void aLineHasItsRankScoreAndMoves() {
    voice.info(info(3, new Score.Material(-45), Info.Bound.EXACT, move("2c2b"), move("2a1a")));
    assertEquals(
        List.of("info depth 7 seldepth 12 multipv 3 score cp -45 nodes 5000 nps 2000 hashfull 321"
            + " time 2500 pv 2c2b 2a1a"),
        said());
  }

  @ParameterizedTest
  @CsvSource({
    "EXACT, mate -4",
    "AT_LEAST, mate -4 lowerbound",
    "AT_MOST, mate -4 upperbound",
  })
  void aScoreMayBeABound(Info.Bound bound, String words) {
    voice.info(info(1, new Score.Mate(-4), bound));
    assertEquals(
        List.of("info depth 7 seldepth 12 multipv 1 score " + words + " nodes 5000 nps 2000"
            + " hashfull 321 time 2500"),
        said());
  }

  @Test
  void answers() {
    voice.answer(new Answer.Play(move("2c2b"), Optional.empty()));
    voice.answer(new Answer.Play(move("2c2b"), Optional.of(move("2a1a"))));
    voice.answer(new Answer.Resign());
    voice.answer(new Answer.ClaimWin());
    assertEquals(
        List.of("bestmove 2c2b", "bestmove 2c2b ponder 2a1a", "bestmove resign", "bestmove win"),
        said());
  }

  @Test
  void answersToTheQuestionForAMate() {
    mate.answer(new Answer.Mate(List.of(move("2c2b"), move("2a1a")), false));
    mate.answer(new Answer.Mate(List.of(), true));
    mate.answer(new Answer.Mate(List.of(), false));
    mate.answer(new Answer.Resign());
    assertEquals(
        List.of(
            "checkmate 2c2b 2a1a", "checkmate nomate", "checkmate timeout", "checkmate timeout"),
        said());
  }

  @Test
  void whoCouldNotAnswerPlaysTheBestSoFar() {
    voice.failure("it crashed", Optional.of(move("2c2b")));
    voice.failure("it crashed", Optional.empty());
    mate.failure("it crashed", Optional.of(move("2c2b")));
    assertEquals(
        List.of(
            "info string it crashed",
            "bestmove 2c2b",
            "info string it crashed",
            "bestmove resign",
            "info string it crashed",
            "checkmate timeout"),
        said());
  }

  private static EngineOption option(Kind kind, String base, String... choices) {
    return new EngineOption("Own", LocalizedText.same("own"), kind, base, -3, 9, List.of(choices));
  }

  @Test
  void optionsInUsi() {
    assertEquals("option name Own type button", UsiOptionLine.of(option(Kind.BUTTON, "")));
    assertEquals(
        "option name Own type spin default 2 min -3 max 9",
        UsiOptionLine.of(option(Kind.SPIN, "2")));
    assertEquals(
        "option name Own type combo default b var a var b",
        UsiOptionLine.of(option(Kind.COMBO, "b", "a", "b")));
    assertEquals(
        "option name Own type check default true", UsiOptionLine.of(option(Kind.CHECK, "true")));
    assertEquals(
        "option name Own type string default <empty>", UsiOptionLine.of(option(Kind.STRING, "")));
    assertEquals(
        "option name Own type filename default a.bin",
        UsiOptionLine.of(option(Kind.FILENAME, "a.bin")));
  }

  @Test
  void optionsInCecp() {
    assertEquals("Own -button", XboardOption.of(option(Kind.BUTTON, "")));
    assertEquals("Own -spin 2 -3 9", XboardOption.of(option(Kind.SPIN, "2")));
    assertEquals("Own -combo a /// *b", XboardOption.of(option(Kind.COMBO, "b", "a", "b")));
    assertEquals("Own -check 1", XboardOption.of(option(Kind.CHECK, "true")));
    assertEquals("Own -check 0", XboardOption.of(option(Kind.CHECK, "false")));
    assertEquals("Own -string x y", XboardOption.of(option(Kind.STRING, "x y")));
    assertEquals("Own -file a.bin", XboardOption.of(option(Kind.FILENAME, "a.bin")));
  }

  @ParameterizedTest
  @CsvSource({
    "'a\nb', 'a b'",
    "'a\r\n\tb', 'a b'",
    "'a\u0085b\u2028c\u2029d', 'a b c d'",
    "'a\u001b[2Jb', 'a [2Jb'",
    "駒箱, 駒箱",
  })
  void whatIsSaidIsOneLine(String text, String line) {
    assertEquals(line, OneLine.of(text));
    assertEquals(text.equals(line), OneLine.is(text));
  }
}

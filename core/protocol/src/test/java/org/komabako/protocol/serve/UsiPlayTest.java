package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.game.clock.TimeLeft;
import org.komabako.kernel.rules.Variant;

/** USI with an engine behind it, as a graphical board speaks. */
class UsiPlayTest {
  private static final String INFO = "info depth 3 seldepth 5 multipv 1 score cp 12 nodes 1000"
      + " nps 10000 hashfull 7 time 100 pv 2c2b";

  private final List<Variant> variants =
      new ArrayList<>(List.of(TinyGame.named("tiny"), TinyGame.named("alpha")));
  private final TestEngine engine = new TestEngine("own");
  private final List<Engine> engines = new ArrayList<>(List.of(engine, new TestEngine("other")));
  private final StringWriter written = new StringWriter();
  private final UsiSession session =
      new UsiSession(() -> variants, () -> engines, new PrintWriter(written, false));

  /** Lines; {@code !leave} makes the engine leave, and is an empty line. */
  private List<String> answers(String... lines) {
    written.getBuffer().setLength(0);
    BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines))) {
      @Override
      public String readLine() throws IOException {
        String line = super.readLine();
        if (line != null && line.equals("!leave")) {
          engines.remove(engine);
          engine.leave();
          return "";
        }
        return line;
      }
    };
    try {
      session.run(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return written.toString().lines().toList();
  }

  @Test
  void itOffersTheOptionsOfTheEngine() {
    List<String> answers = answers("usi");
    assertEquals(
        List.of(
            "option name Engine type combo default own var own var other",
            "option name USI_Hash type spin default 16 min 1 max 64",
            "option name Style type combo default calm var calm var wild",
            "usiok"),
        answers.subList(answers.size() - 4, answers.size()));
  }

  @Test
  void aWholeGameOfCommands() {
    assertEquals(
        List.of("readyok", INFO, "bestmove 2c2b", "readyok"),
        answers(
            "setoption name Style value wild",
            "isready",
            "usinewgame",
            "position startpos",
            "go btime 1000 wtime 2000 byoyomi 500",
            "gameover win",
            "isready",
            "quit",
            "isready"));
    assertEquals(List.of(Map.of("Style", "wild")), engine.opened);
    TimeLeft own = engine.tasks.get(0).limits().own().orElseThrow();
    assertEquals(Duration.ofMillis(1500), own.total());
  }

  @ParameterizedTest
  @CsvSource({
    "go movetime 300, 300",
    "go movetime 300 depth 4 nodes 500, 300",
  })
  void limits(String go, long millis) {
    answers(go);
    assertEquals(Duration.ofMillis(millis), engine.tasks.get(0).limits().time().orElseThrow());
  }

  @Test
  void whiteHasItsOwnClock() {
    answers("position startpos moves 2c2b", "go btime 1000 wtime 2000 binc 10 winc 20");
    Limits limits = engine.tasks.get(0).limits();
    assertEquals(Duration.ofSeconds(2), limits.own().orElseThrow().main());
    assertEquals(Duration.ofMillis(10), limits.opponent().orElseThrow().limit().increment());
  }

  @Test
  void endlessThinkingAnswersWhenItIsStopped() {
    assertEquals(List.of(INFO, "readyok"), answers("go infinite", "isready"));
    assertEquals(
        List.of(INFO, "bestmove 2c2b", INFO, "bestmove 2c2b"),
        answers("go infinite", "go infinite", "stop", "stop"));
  }

  @Test
  void ponderingAnswersWhenItHits() {
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go ponder movetime 10", "ponderhit"));
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go ponder movetime 10", "stop"));
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go ponder movetime 10", "gameover lose"));
  }

  @Test
  void mates() {
    assertEquals("checkmate nomate", answers("go mate 1000").get(1));
    assertTrue(engine.tasks.get(0).limits().mate());
  }

  @Test
  void decidedPositions() {
    answers("position sfen 1k1/1P1/3/1K1 b - 1 moves 2b2a+");
    assertEquals(List.of("bestmove resign"), answers("go movetime 1"));
    assertEquals(List.of("checkmate nomate"), answers("go mate infinite"));
  }

  @Test
  void anEngineThatLeavesAnswersWithWhatItFound() {
    assertEquals(
        List.of(INFO, "info string own was removed", "bestmove 2c2b", ""),
        answers("go infinite", "!leave"));
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go movetime 10"));
    engines.clear();
    assertEquals(
        List.of("info string error: there is no engine here yet", "bestmove resign"),
        answers("go movetime 10"));
  }

  @Test
  void choosingAnEngine() {
    assertEquals(
        List.of("info string error: the engine 'x' is not installed; there are own, other"),
        answers("setoption name Engine value x"));
    answers("setoption name Engine value other", "go movetime 10");
    assertTrue(engine.tasks.isEmpty());
  }

  @Test
  void anEngineThatDoesNotPlayThisSaysSo() {
    variants.add(TinyGame.named("zeta"));
    assertEquals(
        List.of("info string error: own does not play zeta", "bestmove resign"),
        answers("setoption name USI_Variant value zeta", "go movetime 10"));
  }

  /** A board that says more than is known still gets its move. */
  @ParameterizedTest
  @CsvSource({
    "go fast movetime 5, 'go knows no ''fast''; it knows btime, wtime, byoyomi'",
    "go movetime 5 searchtime 8, 'go knows no ''searchtime'''",
    "go depth movetime 5, 'behind depth stands a number, not ''movetime'''",
    "go movetime 5 nodes soon, 'behind nodes stands a number, not ''soon'''",
  })
  void whatIsNotKnownOfAGoIsSaidAndPassedOver(String line, String part) {
    List<String> answers = answers(line);
    assertTrue(answers.get(0).startsWith("info string error: "), answers.get(0));
    assertTrue(answers.get(0).contains(part), answers.get(0));
    assertEquals("bestmove 2c2b", answers.get(answers.size() - 1));
    assertEquals(Duration.ofMillis(5), engine.tasks.get(0).limits().time().orElseThrow());
  }

  @Test
  void errorsSayWhatIsRight() {
    assertEquals(
        List.of("info string error: Style cannot be 'odd'; write calm, wild"),
        answers("setoption name Style value odd"));
  }

  @ParameterizedTest
  @CsvSource({"65, 64", "16000, 64", "99999999999999999999, 64", "0, 1", "-5, 1"})
  void aNumberOutOfRangeBecomesTheNearest(String asked, String taken) {
    assertEquals(
        List.of("info string USI_Hash is " + taken + ", which is as near to " + asked
            + " as can be had here"),
        answers("setoption name USI_Hash value " + asked));
    answers("isready");
    assertEquals(taken, engine.opened.get(0).get("USI_Hash"));
  }

  @Test
  void whatAnEngineCouldNotDoWhenItWasOpenedIsSaidOnce() {
    engine.notes.add(LocalizedText.same("there was less memory"));
    assertEquals(
        List.of("info string there was less memory", "readyok", "readyok"),
        answers("isready", "isready"));
  }

  @Test
  void theTimesOfAPonderHitHold() {
    answers(
        "position startpos moves 2c2b",
        "go ponder btime 1000 wtime 2000",
        "ponderhit btime 900 wtime 1500 binc 10 winc 20");
    Limits limits = engine.hits.get(0).orElseThrow();
    assertEquals(Duration.ofMillis(1500), limits.own().orElseThrow().main());
    answers("go ponder btime 1000 wtime 2000", "ponderhit");
    assertEquals(Optional.empty(), engine.hits.get(1));
  }

  /** Choosing the engine that plays anyway takes nothing back that was chosen before. */
  @Test
  void optionsMayComeInAnyOrder() {
    answers("setoption name Style value wild", "setoption name Engine value own", "isready");
    assertEquals("wild", engine.opened.get(0).get("Style"));
  }

  /** A new game begins without what was thought in the last one. */
  @Test
  void aNewGameOpensTheEngineAnewOnceItHasThought() {
    session.take("isready");
    session.take("usinewgame");
    session.take("isready");
    assertEquals(1, engine.opened.size(), "it has not thought yet");
    session.take("go movetime 1");
    session.take("usinewgame");
    session.take("isready");
    assertEquals(2, engine.opened.size());
    session.take("usinewgame");
    session.take("isready");
    assertEquals(2, engine.opened.size(), "nothing was thought since");
  }

  @Test
  void aNewGameEndsWhatIsThoughtAbout() {
    session.take("go infinite");
    session.take("usinewgame");
    assertEquals(List.of(INFO, "bestmove 2c2b"), written.toString().lines().toList());
  }

  /** To open the engine anew would end what it thinks about. */
  @Test
  void whileItThinksItIsReadyAtOnce() {
    assertEquals(
        List.of(INFO, "readyok", "bestmove 2c2b"),
        answers("go infinite", "setoption name Style value wild", "isready", "stop"));
    assertEquals(1, engine.opened.size());
  }

  @Test
  void itIsReadyWithoutAPositionToo() {
    answers("position startpos moves 9c9b", "isready");
    assertEquals(List.of("readyok"), answers("isready"));
    assertEquals(List.of(), engine.opened, "there is no game to open it for");
  }

  @Test
  void aValueMayHaveBlanks() {
    assertEquals(
        List.of("info string error: Style cannot be 'very wild'; write calm, wild"),
        answers("setoption name Style value very wild"));
  }

  @Test
  void withoutAVariantThereAreNoOptionsOfAnEngine() {
    variants.clear();
    assertEquals(
        List.of("info string error: there is no option 'Style'; there are USI_Variant, Rules,"
            + " Rule_NAME, Engine and the options of the engine"),
        answers("setoption name Style value wild"));
  }

  @Test
  void aDecidedPositionWithoutAnEngineIsAnErrorToo() {
    engines.clear();
    assertEquals(
        List.of("info string error: there is no engine here yet", "bestmove resign"),
        answers("position sfen 1k1/1P1/3/1K1 b - 1 moves 2b2a+", "go movetime 1"));
  }

  @Test
  void anEngineThatBreaksIsAnErrorAndAnAnswer() {
    engines.set(0, new TestEngine("broken") {
      @Override
      public org.komabako.engine.Thinker open(
          org.komabako.position.Rules rules, Map<String, String> values) {
        throw new IllegalStateException("odd");
      }
    });
    String wrong =
        "info string error: this went wrong inside: java.lang.IllegalStateException: odd";
    assertEquals(List.of(wrong, "bestmove resign"), answers("go movetime 1"));
    assertEquals(List.of(wrong, "checkmate timeout"), answers("go mate 1"));
    assertEquals(
        List.of("readyok", wrong),
        answers("isready").stream().sorted((one, other) -> other.compareTo(one)).toList());
  }

  @Test
  void whatIsNotKnownOfAPonderHitIsSaid() {
    List<String> answers = answers("go ponder movetime 5", "ponderhit rtime 9");
    assertTrue(answers.contains("info string error: go knows no 'rtime'; it knows btime, wtime,"
        + " byoyomi, binc, winc, movetime, depth, nodes, infinite, ponder, mate, perft"));
    assertEquals("bestmove 2c2b", answers.get(answers.size() - 1));
  }

  @Test
  void aHitWhereNothingIsPonderedAboutIsNone() {
    assertEquals(List.of(), answers("ponderhit", "ponderhit btime 1 wtime 1"));
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go movetime 5", "ponderhit"));
    assertEquals(List.of(), engine.hits);
  }

  @Test
  void theTaskIsTheWholeGame() {
    answers("position startpos moves 2c2b 2a1a", "go movetime 5");
    assertEquals(
        List.of("2c2b", "2a1a"),
        engine.tasks.get(0).moves().stream().map(Object::toString).toList());
    assertEquals("1k1/3/1P1/1K1 b - 1", engine.tasks.get(0).start().sfen());
  }

  @Test
  void theEndOfTheInputEndsWhatIsThoughtAboutUnheard() {
    assertEquals(List.of(INFO), answers("go infinite"));
    assertEquals(List.of(INFO, "bestmove 2c2b"), answers("go movetime 5", "quit"));
  }

  /** The rules of the usual variant are offered until another is chosen, and of that from then on. */
  @Test
  void theEnginesOptionsAreThoseOfTheOneThatPlaysTheVariant() {
    variants.add(TinyGame.named("zeta"));
    assertTrue(answers("usi").contains("option name USI_Hash type spin default 16 min 1 max 64"));
    assertTrue(answers("setoption name USI_Variant value zeta", "usi").stream()
        .noneMatch(line -> line.contains("USI_Hash") || line.contains("name Engine")));
  }

  private String repetition(int task) {
    return engine.tasks.get(task).start().rules().options().asMap().get("repetition");
  }

  @Test
  void aRuleThatIsChosenBeforeThePositionHoldsAtOnce() {
    answers("d", "setoption name Rule_repetition value none", "go movetime 1");
    assertEquals("none", repetition(0));
    answers("position startpos", "setoption name Rule_repetition value no", "go movetime 1");
    assertEquals("none", repetition(1), "this one was set by the other");
    answers("position startpos", "go movetime 1");
    assertEquals("no", repetition(2));
    answers("setoption name Rules value base", "go movetime 1");
    assertEquals("none", repetition(3), "another set begins at its start");
  }

  @Test
  void whereTheChosenVariantHasLeftAnotherIsOffered() {
    variants.add(TinyGame.named("zeta"));
    answers("setoption name USI_Variant value zeta");
    assertTrue(answers("usi")
        .contains("option name USI_Variant type combo default zeta var alpha var tiny var zeta"));
    variants.remove(2);
    assertTrue(answers("usi")
        .contains("option name USI_Variant type combo default alpha var alpha var tiny"));
  }

  @Test
  void whenTheConversationEndsTheEngineIsLetGo() {
    answers("isready", "quit");
    assertEquals(1, engine.closed);
    answers("isready");
    assertEquals(2, engine.closed);
  }

  @Test
  void whatIsThoughtAboutIsAnsweredBeforeTheNextIsAsked() {
    engine.slow = true;
    assertEquals(
        List.of(INFO, "bestmove 2c2b", "info string error: the depth of perft is a number, not ''"),
        answers("go movetime 9", "usinewgame", "go perft"));
  }
}

package org.komabako.protocol.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.kernel.rules.Variant;

/** CECP as XBoard speaks it, with an engine behind it that plays the first legal move. */
@Timeout(30)
class XboardSessionTest {
  private final List<Variant> variants =
      new ArrayList<>(List.of(TinyGame.named("tiny"), TinyGame.named("alpha")));
  private final TestEngine engine = new TestEngine("own");
  private final List<Engine> engines = new ArrayList<>(List.of(engine));
  private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
  private final PipedWriter in = new PipedWriter();
  private Thread conversation = new Thread();

  @BeforeEach
  void begin() throws IOException {
    BufferedReader reader = new BufferedReader(new PipedReader(in));
    PrintWriter out = new PrintWriter(new StringWriter(), false) {
      @Override
      public void println(String line) {
        said.add(line);
      }
    };
    XboardSession session = new XboardSession(() -> variants, () -> engines, out);
    conversation = new Thread(() -> {
      try {
        session.run(reader);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    conversation.start();
  }

  @AfterEach
  void quits() throws Exception {
    if (conversation.isAlive()) {
      say("quit");
    }
    in.close();
    conversation.join(5_000);
    assertTrue(!conversation.isAlive());
  }

  private void say(String... lines) throws IOException {
    for (String line : lines) {
      in.write(line + "\n");
    }
    in.flush();
  }

  /** What is said to some lines, up to the answer to a ping. */
  private List<String> answers(String... lines) throws Exception {
    say(lines);
    say("ping 99");
    List<String> heard = new ArrayList<>();
    for (String line = hear(); !line.equals("pong 99"); line = hear()) {
      heard.add(line);
    }
    return heard;
  }

  private String hear() throws InterruptedException {
    String line = said.poll(10, TimeUnit.SECONDS);
    return line == null ? "nothing was said" : line;
  }

  @Test
  void itOffersItself() throws Exception {
    List<String> answers = answers("xboard", "protover 2");
    assertEquals("feature done=0 myname=\"Komabako\" variants=\"alpha,tiny\"", answers.get(0));
    assertTrue(answers.get(1).contains("ping=1 setboard=1 usermove=1"));
    assertTrue(answers.contains("feature option=\"Rule_stalemate -combo *loss /// draw\""));
    assertTrue(answers.contains("feature option=\"Style -combo *calm /// wild\""));
    assertEquals("feature done=1", answers.get(answers.size() - 1));
  }

  @Test
  void aVariantThatXboardDoesNotKnowIsDescribed() throws Exception {
    List<String> answers = answers("new", "variant tiny");
    assertTrue(answers.contains("setup 3x4+1_tiny 1k1/3/1P1/1K1"), answers.toString());
    assertTrue(answers.contains("piece P& fW"), answers.toString());
  }

  @Test
  void itAnswersMoves() throws Exception {
    answers("new");
    say("post", "st 1", "usermove b2b3");
    assertEquals("3 12 10 1000 b4c4", hear());
    assertEquals("move b4c4", hear());
  }

  @Test
  void forceGoAndTakingBack() throws Exception {
    answers("new", "force");
    assertEquals(List.of(), answers("usermove b2b3", "undo"));
    assertEquals(List.of("Error (there is no move to take back): undo"), answers("undo"));
    assertEquals(List.of("Error (there are no two moves to take back): remove"), answers("remove"));
    say("go");
    assertEquals("move b2b3", hear());
    assertEquals(List.of(), answers("force"));
  }

  @ParameterizedTest
  @CsvSource({
    "usermove b1b2, Illegal move (own-piece: ",
    "usermove b4b3, Illegal move (not-yours: ",
    "usermove z9b3, Illegal move (",
    "usermove c9c8, Illegal move (c9 is not on the board",
    "fly, Error (unknown command): fly",
    "variant go, 'Error (the variant ''go'' is not installed; there are alpha, tiny): variant go'",
    "st soon, Error (write st SECONDS): st soon",
    "level 40 x 0, Error (write level MOVES MINUTES[:SECONDS] INCREMENT): level 40 x 0",
    "setboard 9, Error (",
    "option Colour=red, Error (there is no option 'Colour'): option Colour=red",
    "option Style=odd, 'Error (Style cannot be ''odd''; write calm, wild): option Style=odd'",
    "option Rule_stalemate=win, Error (option stalemate has no value 'win'"
  })
  void whatIsWrongIsSaid(String line, String start) throws Exception {
    answers("new", "force");
    List<String> answers = answers(line);
    assertEquals(1, answers.size(), answers.toString());
    assertTrue(answers.get(0).startsWith(start), answers.get(0));
  }

  @Test
  void theEndOfTheGameIsSaid() throws Exception {
    answers("new", "force");
    assertEquals(
        List.of("1-0 {royal captured}"), answers("setboard 1k1/1P1/3/1K1 w 0 1", "usermove b3b4+"));
  }

  @Test
  void positionsWithHands() throws Exception {
    answers("new", "force", "setboard 1k1/3/3/1K1[Pp] w");
    assertEquals(List.of(), answers("usermove P@b2"));
  }

  @Test
  void analysis() throws Exception {
    answers("new", "force");
    say("analyze");
    assertEquals("3 12 10 1000 b2b3", hear());
    assertEquals(List.of("stat01: 10 1000 3 0 0"), answers("."));
    say("usermove b2b3");
    assertEquals("3 12 10 1000 b4c4", hear());
    say("undo");
    assertEquals("3 12 10 1000 b2b3", hear());
    assertEquals(List.of(), answers("exit", "."));
  }

  @Test
  void hints() throws Exception {
    answers("new", "force");
    say("hint");
    assertEquals("Hint: b2b3", hear());
  }

  /** A hint that is still being looked for must not keep the engine from its move. */
  @Test
  void aMoveInTheMidstOfAHintIsAnswered() throws Exception {
    engine.slow = true;
    answers("new", "st 1");
    say("hint", "usermove b2b3");
    assertEquals("move b4c4", hear());
    assertEquals(List.of(), answers("hint", "force"));
    assertEquals(3, engine.tasks.size());
  }

  @Test
  void theRulesAreThoseThatXboardPlays() throws Exception {
    variants.add(TinyGame.free("aaa"));
    List<String> answers = answers("xboard", "protover 2");
    assertTrue(
        answers.contains("# aaa is played by the rule set strict, as programs for XBoard play it;"
            + " the options Rule_NAME choose other rules"),
        answers.toString());
    assertTrue(
        answers.contains("feature option=\"Rule_repetition -combo none /// *no\""),
        answers.toString());
  }

  /** The board is the judge: what it lets be played is followed. */
  @Test
  void aGameGoesOnWhereOurRulesForbidToRepeat() throws Exception {
    answers("new", "variant alpha", "force");
    assertEquals(
        List.of(),
        answers(
            "usermove b1c1", "usermove b4c4", "usermove c1b1", "usermove c4b4", "usermove b1c1"));
    assertEquals(List.of(), answers("undo", "usermove b1a1"));
  }

  @Test
  void noTimeAtAllIsNoneThatWasTold() throws Exception {
    answers("new", "force", "level 0 0 0");
    say("go");
    assertEquals("move b2b3", hear());
    assertEquals(5, engine.tasks.get(0).limits().time().orElseThrow().toSeconds());
  }

  @Test
  void moreMemoryThanThereIsBecomesTheMost() throws Exception {
    answers("new", "force");
    assertEquals(
        List.of("# USI_Hash is 64, which is as near to 4096 as can be had here"),
        answers("memory 4096"));
  }

  @Test
  void clocks() throws Exception {
    answers("new", "force");
    say("level 0 5 2", "time 30000", "otim 20000", "sd 4", "go");
    assertEquals("move b2b3", hear());
    var limits = engine.tasks.get(0).limits();
    assertEquals(300, limits.own().orElseThrow().main().toSeconds());
    assertEquals(2, limits.own().orElseThrow().limit().increment().toSeconds());
    assertEquals(200, limits.opponent().orElseThrow().main().toSeconds());
    assertEquals(4, limits.depth().orElseThrow());
  }

  @Test
  void anEngineThatLeavesIsTold() throws Exception {
    answers("new", "force");
    say("analyze");
    assertEquals("3 12 10 1000 b2b3", hear());
    engines.clear();
    engine.leave();
    assertEquals("tellusererror own was removed", hear());
    assertEquals(List.of("Error (there is no engine here yet): go"), answers("exit", "go"));
  }

  @Test
  void itPlaysTheSideThatItIsToldTo() throws Exception {
    answers("new", "st 1", "force");
    assertEquals(List.of(), answers("playother"), "the other side, whose turn it is not");
    say("usermove b2b3");
    assertEquals("move b4c4", hear());
    assertEquals(List.of(), answers("force", "usermove b3b4+"));
    say("go");
    assertEquals("move c4b4", hear());
    engine.thinksUntilStopped = true;
    assertEquals(List.of(), answers("usermove b1b2", "force"), "it was answered");
  }

  @Test
  void aMoveIsWantedNow() throws Exception {
    engine.slow = true;
    answers("new", "force");
    say("go", "ping 5", "?");
    assertEquals("move b2b3", hear());
    assertEquals("pong 5", hear(), "the answer to a ping waits for the move");
    assertEquals(List.of(), answers("?"), "nothing is thought about");
  }

  @Test
  void anAnalysisIsNotAnsweredByAMove() throws Exception {
    answers("new", "force", "nopost");
    say("analyze");
    assertEquals("3 12 10 1000 b2b3", hear());
    assertEquals(List.of(), answers("?"), "a ping is answered at once");
    assertEquals(List.of("stat01: 10 1000 3 0 0"), answers("."));
    say("setboard 1k1/1P1/3/1K1 w");
    assertTrue(hear().startsWith("3 12 10 1000 b3b4"));
    assertEquals(
        List.of(), answers("usermove b3b4+"), "nor by a result; there is nothing to think about");
  }

  @Test
  void linesAreSaidWhereTheyAreWanted() throws Exception {
    answers("new", "force", "st 1");
    say("go");
    assertEquals("move b2b3", hear());
    answers("post", "force");
    say("go");
    assertEquals("3 12 10 1000 b4c4", hear());
    assertEquals("move b4c4", hear());
    answers("nopost", "force");
    say("go");
    assertTrue(hear().startsWith("move "));
  }

  @Test
  void aPositionWhereItIsItsTurnIsAnswered() throws Exception {
    answers("new", "st 1");
    say("setboard 1k1/3/1P1/1K1 b");
    assertEquals("move b4c4", hear());
    assertEquals(List.of(), answers("setboard 1k1/3/1P1/1K1 w"), "here it is not");
  }

  @ParameterizedTest
  @CsvSource({"b2b3", "P@c1", "b2b3 "})
  void aMoveMayComeWithoutACommand(String move) throws Exception {
    answers("new", "force", "setboard 1k1/3/1P1/1K1[P] w");
    assertEquals(List.of(), answers(move));
    assertEquals(List.of(), answers("undo"), "it was made");
  }

  @Test
  void wordsThatAreLikeAMoveAreTakenForOne() throws Exception {
    answers("new", "force");
    assertTrue(answers("@@@@").get(0).startsWith("Illegal move ("));
    assertTrue(answers("a1").get(0).startsWith("Illegal move ("));
    assertEquals(List.of("Error (unknown command): P@"), answers("P@"));
    assertEquals(List.of("Error (unknown command): z4b4"), answers("z4b4"));
    assertEquals(List.of("Error (unknown command): @@@@@"), answers("@@@@@"));
  }

  /** Where a move has two legs XBoard says them one after the other. */
  @Test
  void theLegsOfAMoveAreOneMove() throws Exception {
    answers("new", "force");
    assertEquals(List.of(), answers("usermove b2b3,"));
    List<String> refused = answers("usermove b3b4");
    assertEquals(1, refused.size());
    assertTrue(refused.get(0).startsWith("Illegal move ("), refused.get(0));
    assertTrue(refused.get(0).endsWith("): b2b3,b3b4"), refused.get(0));
    assertEquals(List.of(), answers("usermove b2b3"), "the next begins anew");
    answers("usermove b4c4,", "new", "force");
    assertEquals(List.of(), answers("usermove b2b3"), "a new game too");
  }

  @Test
  void theEndOfTheGameByItsOwnMoveIsSaid() throws Exception {
    answers("new", "force", "setboard 1k1/1P1/3/1K1 w");
    say("go");
    assertTrue(hear().startsWith("move b3b4"));
    assertEquals("1-0 {royal captured}", hear());
    assertEquals(List.of(), answers("go", "hint"), "there is nothing to think about");
  }

  @ParameterizedTest
  @CsvSource({"true, 0-1 {resigns}, 1-0 {resigns}", "false, 1-0 {jishogi}, 0-1 {jishogi}"})
  void itMayGiveUpOrClaimTheWin(boolean resigns, String first, String second) throws Exception {
    engine.verdict = resigns ? new Answer.Resign() : new Answer.ClaimWin();
    answers("new", "force", "st 1");
    say("go", "ping 7");
    assertEquals(first, hear());
    assertEquals("pong 7", hear());
    answers("usermove b2b3");
    say("playother", "go");
    assertEquals(second, hear());
  }

  @Test
  void anEngineThatLeavesInMidThoughtPlaysItsBestMove() throws Exception {
    engine.slow = true;
    answers("new", "force");
    say("post", "go", "ping 8");
    assertEquals("3 12 10 1000 b2b3", hear());
    engine.leave();
    assertEquals("tellusererror own was removed", hear());
    assertEquals("move b2b3", hear());
    assertEquals("pong 8", hear());
  }

  @Test
  void anEngineThatLeavesBeforeItHasFoundAMoveResigns() throws Exception {
    engine.slow = true;
    engine.mute = true;
    answers("new", "force");
    say("go", "fly");
    assertEquals("Error (unknown command): fly", hear(), "so it thinks now");
    engine.leave();
    assertEquals("tellusererror own was removed", hear());
    assertEquals("resign", hear());
  }

  @Test
  void twoMovesAreTakenBackByOneWord() throws Exception {
    answers("new", "force");
    assertEquals(List.of(), answers("usermove b2b3", "usermove b4c4", "remove"));
    assertEquals(List.of(), answers("usermove b2b3"));
    assertEquals(List.of("Error (there are no two moves to take back): remove"), answers("remove"));
    say("analyze");
    assertEquals("3 12 10 1000 b4c4", hear());
    say("undo");
    assertEquals("3 12 10 1000 b2b3", hear());
  }

  @Test
  void anOtherRuleBeginsANewGameWithIt() throws Exception {
    answers("new", "variant tiny", "force", "usermove b2b3");
    List<String> begun = answers("option Rule_repetition=none");
    assertTrue(begun.contains("setup 3x4+1_tiny 1k1/3/1P1/1K1"), begun.toString());
    assertEquals(List.of("Error (there is no move to take back): undo"), answers("undo"));
    answers("force");
    say("go");
    assertEquals("move b2b3", hear());
    assertEquals("none", engine.tasks.get(0).start().rules().options().asMap().get("repetition"));
    assertEquals("tiny", engine.tasks.get(0).start().rules().table().key());
  }

  @Test
  void optionsOfTheEngineHold() throws Exception {
    answers("new", "force", "option Style=wild", "memory 8", "cores 4");
    say("go");
    assertEquals("move b2b3", hear());
    assertEquals(java.util.Map.of("Style", "wild", "USI_Hash", "8"), engine.opened.get(0));
    assertEquals(
        List.of("Error (Style cannot be ''; write calm, wild): option Style"),
        answers("option Style"));
  }

  @Test
  void aNewGameHasNoLimitOfDepth() throws Exception {
    answers("new", "force", "st 1", "sd 4", "new", "force");
    say("go");
    assertEquals("move b2b3", hear());
    assertTrue(engine.tasks.get(0).limits().depth().isEmpty());
    assertEquals(1, engine.tasks.get(0).limits().time().orElseThrow().toSeconds());
  }

  /** Each side has made so many moves of the session as pairs have passed. */
  @Test
  void theTimeOfASessionIsSharedByWhatIsLeftOfIt() throws Exception {
    answers("new", "force", "level 3 1 0", "usermove b2b3", "usermove b4c4", "usermove b1c1");
    say("go");
    assertTrue(hear().startsWith("move "));
    assertEquals(30, engine.tasks.get(0).limits().time().orElseThrow().toSeconds());
  }

  @Test
  void withoutAVariantItSaysSo() throws Exception {
    variants.clear();
    List<String> answers = answers("protover 2");
    assertEquals("feature done=0 myname=\"Komabako\" variants=\"\"", answers.get(0));
    assertEquals("feature done=1", answers.get(answers.size() - 1));
    assertEquals(3, answers.size());
    assertEquals(List.of("Error (no variant is installed): new"), answers("new"));
  }

  @Test
  void whatGoesWrongInsideIsOneLine() throws Exception {
    variants.add(new Variant() {
      private final Variant sound = TinyGame.named("broken");

      @Override
      public org.komabako.kernel.model.VariantTable table() {
        return sound.table();
      }

      @Override
      public org.komabako.kernel.rules.RuleBook rules(
          org.komabako.kernel.rules.OptionValues values) {
        throw new NoClassDefFoundError("its bundle\nis gone");
      }
    });
    assertEquals(
        List.of(
            "Error (this went wrong inside: java.lang.NoClassDefFoundError: its bundle is gone):"
                + " variant broken"),
        answers("variant broken"));
  }

  @Test
  void whatTheEngineHasToSayWhenItIsOpenedIsARemark() throws Exception {
    engine.notes.add(org.komabako.base.message.LocalizedText.same("less memory"));
    answers("new", "force");
    say("go");
    assertEquals("# less memory", hear());
    assertEquals("move b2b3", hear());
  }

  @Test
  void aHintOfAPositionThatIsNoMoreIsNone() throws Exception {
    engine.slow = true;
    answers("new", "force");
    assertEquals(List.of(), answers("hint", "usermove b2b3", "hint", "hint", "undo"));
    engine.slow = false;
    say("hint");
    assertEquals("Hint: b2b3", hear());
    assertEquals(500, engine.tasks.get(0).limits().time().orElseThrow().toMillis());
  }

  @Test
  void anEngineThatLeavesWhileItLooksForAHintIsTold() throws Exception {
    engine.slow = true;
    answers("new", "force", "hint");
    engine.leave();
    assertEquals("tellusererror own was removed", hear());
  }

  @Test
  void commandsThatNeedNoAnswerHaveNone() throws Exception {
    assertEquals(
        List.of(),
        answers(
            "",
            "xboard",
            "accepted done",
            "rejected x",
            "random",
            "hard",
            "easy",
            "computer",
            "name x",
            "ics -",
            "rating 1 2",
            "bk",
            "draw",
            "egtpath a b",
            "result 1-0 {x}",
            "exit",
            "otim 5",
            "time 5"));
  }

  @Test
  void theEndOfTheInputEndsTheConversation() throws Exception {
    in.close();
    conversation.join(5_000);
    assertTrue(!conversation.isAlive());
  }
}

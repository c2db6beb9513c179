package org.komabako.console.commands.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.Shell;
import org.komabako.kernel.model.Side;
import org.komabako.matches.Adjudication;
import org.komabako.matches.GameResult;
import org.komabako.matches.MatchNews;
import org.komabako.matches.MatchReport;
import org.komabako.matches.MatchRequest;
import org.komabako.matches.MatchStatus;
import org.komabako.matches.MatchStatus.State;
import org.komabako.matches.Openings;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.komabako.matches.PlayerEffort;
import org.komabako.matches.Sprt;
import org.komabako.matches.Tally;
import org.mockito.ArgumentCaptor;

/** The commands about matches, in a real shell. */
class MatchCommandsTest {
  private static final String RUN = "match:run tiny fox,Level=3@depth=2 owl ";
  private static final Pace PACE = Pace.parse("move=1s");
  private static final GameResult GAME = new GameResult(
      2,
      Optional.of(Side.WHITE),
      "crash",
      31,
      Duration.ofSeconds(4),
      new PlayerEffort(10, Duration.ofSeconds(1), 10, 50_000, Duration.ofSeconds(1), 45),
      PlayerEffort.NONE,
      "owl: it fell over");

  private final Shell shell = new Shell();
  private Consumer<MatchNews> listener = news -> {};

  @BeforeEach
  void listen() {
    when(shell.core.matches.listen(any())).thenAnswer(call -> {
      listener = call.getArgument(0);
      return (AutoCloseable) () -> {};
    });
  }

  @AfterEach
  void close() {
    shell.close();
  }

  private static MatchStatus status(State state, int played, String note) {
    MatchRequest request = new MatchRequest(
        "tiny",
        Optional.empty(),
        Map.of(),
        Player.parse("fox,Level=3", PACE),
        Player.parse("owl", PACE),
        2,
        new Openings.Random(8, 1),
        Adjudication.NONE,
        1,
        Optional.of(Sprt.parse("0,10")));
    return new MatchStatus(
        "7",
        request,
        state,
        played,
        new Tally(played, 0, 0),
        LocalizedText.same(note),
        Path.of("7"));
  }

  private void ends(State state, String note) {
    when(shell.core.matches.start(any())).thenAnswer(call -> {
      listener.accept(new MatchNews(status(State.RUNNING, 1, ""), Optional.of(GAME)));
      listener.accept(new MatchNews(status(state, 1, note), Optional.empty()));
      return status(State.RUNNING, 0, "");
    });
    when(shell.core.matches.report("7"))
        .thenReturn(new MatchReport(status(state, 1, note), List.of(GAME)));
  }

  @Test
  void aMatchIsFollowedToItsEnd() {
    ends(State.FINISHED, "");
    assertEquals(0, shell.script(RUN), shell.err());
    String out = shell.out();
    assertTrue(
        out.contains(
            "1 of 2  game 2: owl - fox,Level=3, fox,Level=3 wins (crash), 31 plies, 4.0 s"),
        out);
    assertTrue(out.contains("\n  owl: it fell over\n"), out);
    assertTrue(out.contains("faults    first none; second 1 crash"), out);
    assertTrue(out.contains("as white      1      0       0  100.0%"), out);
    assertTrue(out.contains("depth 4.5, 5,000 nodes a move, 50,000 nodes/s"), out);
  }

  @Test
  void aMatchThatIsPausedFails() {
    ends(State.PAUSED, "the disk is full");
    assertEquals(1, shell.script(RUN));
    assertTrue(shell.err().contains("match 7 is paused: the disk is full"));
  }

  @Test
  void inTheBackgroundItReturnsAtOnce() {
    when(shell.core.matches.start(any())).thenReturn(status(State.RUNNING, 0, ""));
    assertEquals(
        0,
        shell.script(RUN + "a=b --background -n 10 --plies 4 --seed 9 --at-once 2 --resign 900,3"
            + " --draw 10,8,100 --most-plies 200 --margin 1s --sprt 0,10 -r base -t 1m+1s"));
    assertTrue(shell.out().contains("state     running"));
    ArgumentCaptor<MatchRequest> asked = ArgumentCaptor.forClass(MatchRequest.class);
    verify(shell.core.matches).start(asked.capture());
    assertEquals(
        new MatchRequest(
            "tiny",
            Optional.of("base"),
            Map.of("a", "b"),
            Player.parse("fox,Level=3@depth=2", PACE),
            Player.parse("owl@1m+1s", PACE),
            10,
            new Openings.Random(4, 9),
            new Adjudication(
                Optional.of(new Adjudication.Resign(900, 3)),
                Optional.of(new Adjudication.Draw(10, 8, 100)),
                200,
                Duration.ofSeconds(1)),
            2,
            Optional.of(Sprt.parse("0,10"))),
        asked.getValue());
  }

  @Test
  void aTestOfItsOwnOrAnotherIsAsked() {
    ends(State.RUNNING, "");
    assertEquals(0, shell.script("match:sprt 7"), shell.err());
    assertTrue(shell.out().contains("LLR 0.00 between -2.94 and 2.94, not decided"));
    assertEquals(0, shell.script("match:sprt 7 -5,5,0.1,0.1"), shell.err());
    assertTrue(shell.out().contains("elo0 -5.0, elo1 5.0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match:run",
        "match:run tiny fox",
        "match:status",
        "match:run tiny a b -n x",
        "match:run tiny a b --resign 5",
        "match:run tiny a b --draw 1,2",
        "match:run tiny a b c"
      })
  void whatIsNotUnderstoodIsStatusTwo(String command) {
    assertEquals(2, shell.script(command));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match:run tiny a b -t 5",
        "match:run tiny a@x=1 b",
        "match:run tiny a b --sprt 5,1"
      })
  void whatIsWrongIsStatusOne(String command) {
    assertEquals(1, shell.script(command));
  }
}

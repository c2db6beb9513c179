package org.komabako.console.commands.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.Shell;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.engine.Info;
import org.komabako.engine.Score;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Usi;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.protocol.ForeignEngines.Listed;

/** The commands about engines, in a real shell. */
class EngineCommandsTest {
  private final Shell shell = new Shell();
  private final Engine engine = mock(Engine.class);

  @BeforeEach
  void install() {
    when(engine.id()).thenReturn("fox");
    when(engine.name()).thenReturn(LocalizedText.of("Fox 1", "狐"));
    when(engine.options())
        .thenReturn(List.of(EngineOption.spin("Level", LocalizedText.same("level"), 3, 1, 9)));
    when(engine.refusal(any())).thenReturn(Optional.empty());
    when(shell.core.opponents.engines()).thenReturn(List.of(engine));
    when(shell.core.opponents.engine("fox")).thenReturn(Optional.of(engine));
    when(shell.core.foreignEngines.list())
        .thenReturn(List.of(new Listed("fox", "usi", List.of("/opt/fox"), List.of(), false)));
  }

  @AfterEach
  void close() {
    shell.close();
  }

  @Test
  void listsEnginesAndWhereTheyPlay() {
    when(shell.core.opponents.list())
        .thenReturn(List.of(
            new Seat("4", Side.WHITE, "fox", State.THINKS, LocalizedText.same(""), Map.of()),
            new Seat(
                "5",
                Side.BLACK,
                "owl",
                State.AWAY,
                LocalizedText.same("owl is not installed"),
                Map.of())));
    assertEquals(0, shell.script("engine:list"), shell.err());
    String out = shell.out();
    assertTrue(out.contains("Fox 1") && out.contains("usi /opt/fox"), out);
    assertTrue(out.contains("game 4 white thinks"), out);
    assertTrue(out.contains("game 5 black away: owl is not installed"), out);
  }

  @Test
  void tellsOptionsWithWhatHolds() {
    assertEquals(0, shell.script("engine:options fox"), shell.err());
    assertEquals("Level=3  (1 to 9)", shell.out().strip());
  }

  @Test
  void choosesOptions() {
    assertEquals(0, shell.script("engine:set fox Level=5"), shell.err());
    verify(engine).choose(Map.of("Level", "5"));
    assertEquals(2, shell.script("engine:set fox Level"));
    assertTrue(shell.err().contains("an option is written name=value, not 'Level'"), shell.err());
  }

  @Test
  void seatsAnEngineThatPonders() {
    assertEquals(1, shell.script("x = (game:new tiny)\nengine:play 1 white fox --ponder"));
    assertTrue(shell.err().contains("fox does not think on its opponent's time"), shell.err());
    when(engine.options())
        .thenReturn(List.of(EngineOption.check("USI_Ponder", LocalizedText.same("ponder"), false)));
    when(shell.core.opponents.play(any(), any(), any(), any(), any()))
        .thenReturn(new Seat("1", Side.WHITE, "fox", State.WAITS, LocalizedText.NONE, Map.of()));
    assertEquals(0, shell.script("engine:play 1 white fox --ponder"), shell.err());
    verify(shell.core.opponents)
        .play(any(), eq(Side.WHITE), eq("fox"), eq(Map.of("USI_Ponder", "true")), any());
  }

  @Test
  void aProgramThatHasNotRunSaysSo() {
    when(shell.core.foreignEngines.log("fox")).thenReturn(List.of());
    assertEquals(0, shell.script("engine:log fox"), shell.err());
    assertTrue(shell.out().startsWith("fox has not run since "), shell.out());
  }

  @Test
  void testsAnEngine() {
    Thinker thinker = mock(Thinker.class);
    when(engine.open(any(), any())).thenReturn(thinker);
    when(thinker.think(any(), any())).thenAnswer(call -> {
      Task task = call.getArgument(0);
      return CompletableFuture.completedFuture(
          new Answer.Play(task.position().legalMoves().get(0), Optional.empty()));
    });
    assertEquals(0, shell.script("engine:test fox tiny"), shell.err());
    assertTrue(shell.out().startsWith("Fox 1 plays "));
    doReturn(CompletableFuture.completedFuture(new Answer.Resign()))
        .when(thinker)
        .think(any(), any());
    assertEquals(1, shell.script("engine:test fox tiny"), "it resigned at once");
    assertTrue(shell.err().contains("no move after "), shell.err());
  }

  @Test
  void findsMates() {
    Thinker thinker = mock(Thinker.class);
    when(engine.open(any(), any())).thenReturn(thinker);
    Move move = Usi.parse(shell.core.tiny.table(), "2c2b");
    List<Answer> answers = new ArrayList<>(List.of(
        new Answer.Mate(List.of(move), false),
        new Answer.Mate(List.of(), true),
        new Answer.Mate(List.of(), false),
        new Answer.Resign()));
    when(thinker.think(any(), any())).thenAnswer(call -> {
      Task task = call.getArgument(0);
      assertTrue(task.limits().mate());
      return CompletableFuture.completedFuture(answers.remove(0));
    });
    assertEquals(0, shell.script("x = (game:new tiny)\nengine:mate"), shell.err());
    assertEquals("mate in 1: 2c2b", shell.out().strip());
    assertEquals(0, shell.script("game:mate fox --time 1m"), shell.err());
    assertEquals("there is no mate by checks", shell.out().strip());
    assertEquals(0, shell.script("engine:mate --json"), shell.err());
    assertEquals("{\"found\":false,\"proven\":false,\"moves\":[]}", shell.out().strip());
    assertEquals(1, shell.script("engine:mate"));
    assertTrue(shell.err().contains("Fox 1 does not look for mates only"), shell.err());
  }

  @Test
  void reviewsAGame() {
    Thinker thinker = mock(Thinker.class);
    when(engine.open(any(), any())).thenReturn(thinker);
    when(thinker.think(any(), any())).thenAnswer(call -> {
      Task task = call.getArgument(0);
      Consumer<Info> told = call.getArgument(1);
      Move best = task.position().legalMoves().get(0);
      told.accept(new Info(
          5,
          5,
          1,
          new Score.Material(task.moves().size() * 900),
          Info.Bound.EXACT,
          1,
          Duration.ofMillis(1),
          0,
          List.of(best)));
      return CompletableFuture.completedFuture(new Answer.Play(best, Optional.empty()));
    });
    assertEquals(
        0,
        shell.script("x = (game:new tiny)\nx = (game:random --max 1)\nengine:review fox --depth 5"),
        shell.err());
    String out = shell.out();
    assertTrue(out.contains("cp 900    ??  blunder"), out);
  }

  @Test
  void whatIsWrongIsSaid() {
    assertEquals(1, shell.script("engine:test owl"));
    assertTrue(shell.err().contains("'owl' is not installed; there are fox"));
    when(shell.core.foreignEngines.add(any())).thenThrow(new EngineException("x is no engine"));
    assertEquals(1, shell.script("engine:add x"));
    assertTrue(shell.err().contains("x is no engine"));
    assertEquals(1, shell.script("x = (game:new tiny)\nengine:stop black"));
    assertTrue(shell.err().contains("no engine plays there in game"));
    assertEquals(2, shell.script("engine:play"));
  }
}

package org.komabako.console.commands.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.console.commands.Schema;
import org.komabako.console.commands.Shell;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Row;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.mockito.ArgumentCaptor;

/** The commands about analyses of the library, in a real shell. */
class AnalysisCommandsTest {
  private final Shell shell = new Shell();
  private final LibraryAnalyses analyses = shell.core.analyses;
  private Consumer<LibraryAnalysisStatus> listener = status -> {};

  @BeforeEach
  void answer() {
    when(analyses.listen(any())).thenAnswer(call -> {
      listener = call.getArgument(0);
      return (AutoCloseable) () -> listener = status -> {};
    });
    when(analyses.start(any())).thenAnswer(call -> ends(State.DONE, "", "4"));
    when(analyses.resume(any())).thenAnswer(call -> ends(State.DONE, "", call.getArgument(0)));
    when(analyses.list()).thenReturn(List.of(status(State.PAUSED, "", "3", 12)));
    when(analyses.status("3")).thenReturn(status(State.RUNNING, "", "3", 12));
    when(analyses.pause("3")).thenReturn(status(State.PAUSED, "", "3", 12));
    when(analyses.cancel("3")).thenReturn(status(State.CANCELLED, "", "3", 12));
    when(analyses.summary(any(), anyInt(), any())).thenReturn(summary());
  }

  @AfterEach
  void close() {
    shell.close();
  }

  private static LibraryAnalysisStatus status(State state, String note, String id, int done) {
    return new LibraryAnalysisStatus(
        id,
        state,
        "komabako",
        50_000,
        2,
        false,
        50,
        done,
        state == State.RUNNING ? 2 : 0,
        19,
        LocalizedText.same(note));
  }

  private LibraryAnalysisStatus ends(State state, String note, String id) {
    listener.accept(status(State.RUNNING, "", "another", 1));
    listener.accept(status(State.RUNNING, "the library is away", id, 13));
    listener.accept(status(state, note, id, 50));
    return status(State.RUNNING, "", id, 12);
  }

  private static AnalysisSummary summary() {
    Row row = new Row("", 12, 600, 2.25, 61.4, 30, 20, 10);
    return new AnalysisSummary(
        50,
        12,
        row,
        List.of(new Row("Ito", 12, 300, 1.5, 40, 10, 5, 2), new Row("", 12, 300, 3, 80, 20, 15, 8)),
        List.of(
            new Row("tiny 2c2b", 7, 350, 2, 50, 10, 10, 5),
            new Row("gone 7g7f", 5, 250, 2, 50, 10, 10, 5)),
        List.of(new Row("opening", 12, 100, 1, 20, 1, 1, 0)),
        List.of(500, 50, 20, 10, 5, 5, 4, 3, 2, 1),
        true);
  }

  private LibraryAnalysisRequest asked() {
    ArgumentCaptor<LibraryAnalysisRequest> request =
        ArgumentCaptor.forClass(LibraryAnalysisRequest.class);
    verify(analyses).start(request.capture());
    return request.getValue();
  }

  @Test
  void anAnalysisIsFollowedToItsEnd() {
    assertEquals(
        0, shell.script("library:analyse Ito --from 2020 --nodes 50000 --threads 2"), shell.err());
    LibraryAnalysisRequest request = asked();
    assertEquals(Optional.of("Ito"), request.search().player());
    assertEquals(Optional.of("2020"), request.search().from());
    assertEquals(
        List.of(true, "komabako", 50_000L, 2, false),
        List.of(
            request.all(), request.engine(), request.nodes(), request.threads(), request.onGrid()));
    String out = shell.out();
    assertTrue(
        out.endsWith(
            "\nanalysis 4: 50 of 50 games, komabako with 50000 nodes a position on this machine: done\n"),
        out);
    assertTrue(out.startsWith("analysis 4: 12 of 50 games"), out);
    assertTrue(out.contains("(19.0 games a minute, 2 at once; about 2 minutes left)"), out);
    assertTrue(out.contains("running, the library is away"), out);
    assertFalse(out.contains("another"), out);
  }

  @Test
  void onTheGridInTheBackgroundAndOnlySome() {
    assertEquals(
        0, shell.script("library:analyse --on grid --background -n 7 --engine hachu"), shell.err());
    LibraryAnalysisRequest request = asked();
    assertEquals(
        List.of(false, "hachu", LibraryAnalysisRequest.USUAL_NODES, true, 7),
        List.of(
            request.all(),
            request.engine(),
            request.nodes(),
            request.onGrid(),
            request.search().most()));
    assertTrue(shell.out().contains("12 of 50 games"), "it does not wait");
  }

  @Test
  void whatPausesItFailsTheCommandAndSaysWhatToDo() {
    when(analyses.start(any()))
        .thenAnswer(call -> ends(State.PAUSED, "the engine fox has left", "4"));
    assertEquals(1, shell.script("library:analyse"));
    assertTrue(shell.err().contains("analysis 4 is paused: the engine fox has left"));
    when(analyses.start(any())).thenAnswer(call -> ends(State.PAUSED, "", "4"));
    assertEquals(1, shell.script("library:analyse"));
    assertTrue(shell.err().contains("analysis 4 is paused: analysis:resume 4 goes on"));
  }

  @Test
  void anInterruptPausesIt() throws Exception {
    when(analyses.start(any())).thenAnswer(call -> {
      Thread.currentThread().interrupt();
      return status(State.RUNNING, "", "4", 1);
    });
    when(analyses.pause("4")).thenReturn(status(State.PAUSED, "", "4", 1));
    assertEquals(1, shell.script("library:analyse"));
    boolean unused = Thread.interrupted();
    verify(analyses).pause("4");
  }

  @Test
  void thoseThatHaveNotEndedAreListedPausedResumedAndCancelled() {
    assertEquals(
        0,
        shell.script(
            "analysis:list\nanalysis:status 3\nanalysis:pause 3\nanalysis:cancel 3\nanalysis:resume 3"),
        shell.err());
    String out = shell.out();
    assertTrue(out.contains("paused, analysis:resume 3 goes on"), out);
    assertTrue(out.contains("running (19.0 games a minute"), out);
    assertTrue(out.contains("cancelled"), out);
    assertTrue(out.contains("done"), out);
    verify(analyses).resume("3");
    when(analyses.status("9")).thenThrow(new RequestException(LocalizedText.same("no such")));
    assertEquals(1, shell.script("analysis:status 9"));
  }

  @Test
  void aWrongPlaceIsAWrongUse() {
    assertEquals(2, shell.script("library:analyse --on moon"));
    assertTrue(shell.err().contains("--on is here or grid, not 'moon'"));
    assertEquals(2, shell.script("library:analyse --nodes 0"));
    verify(analyses, never()).start(any());
  }

  @Test
  void theSummaryIsATable() {
    assertEquals(0, shell.script("library:summary Ito --plies 6"), shell.err());
    verify(analyses).summary(any(), eq(6), any());
    String out = shell.out();
    assertTrue(
        out.startsWith(
            "12 of 50 games are analysed: 600 moves, each lost 2.3% of the chance to win"),
        out);
    assertTrue(out.contains("    12      300    1.5     40     10      5      2  Ito\n"), out);
    assertTrue(out.contains("8  (no name)\n"), out);
    assertTrue(out.contains("5  tiny: Px2b\n"), out);
    assertTrue(out.contains("5  gone 7g7f\n"), out);
    assertTrue(out.contains("0  opening\n"), out);
    assertTrue(out.contains("  0-  1 %      500  ########################################\n"), out);
    assertTrue(out.contains(" 50-100 %        1  #"), out);
    assertEquals(0, shell.script("library:summary --rows 1"), shell.err());
    out = shell.out();
    assertTrue(out.contains("1 more; --rows tells them") && !out.contains("no name"), out);
  }

  @Test
  void nothingAnalysedIsALine() {
    Row none = new Row("", 0, 0, 0, 0, 0, 0, 0);
    when(analyses.summary(any(), anyInt(), any()))
        .thenReturn(
            new AnalysisSummary(50, 0, none, List.of(), List.of(), List.of(), List.of(0, 0), true));
    assertEquals(0, shell.script("library:summary"), shell.err());
    assertEquals(1, shell.out().lines().count());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analysis:list",
        "analysis:status 3",
        "analysis:pause 3",
        "analysis:cancel 3",
        "library:analyse --background",
        "library:summary"
      })
  void answersAreAsTheSchemaSays(String command) {
    assertEquals(0, shell.script(command + " --json"), shell.err());
    String answer = shell.out();
    assertEquals(List.of(), new Schema().problems(command.split(" ", 2)[0], answer), answer);
  }
}

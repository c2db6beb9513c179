package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.library.internal.LibraryService;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.libraryanalysis.AnalysisSummary.Row;
import org.komabako.libraryanalysis.LibraryAnalyses;
import org.komabako.libraryanalysis.LibraryAnalysisRequest;
import org.komabako.libraryanalysis.LibraryAnalysisStatus;
import org.komabako.libraryanalysis.LibraryAnalysisStatus.State;
import org.komabako.testkit.Toy;
import org.mockito.ArgumentCaptor;
import org.mockito.Mockito;

/** What engines think of the games of the library, on the real window. */
@ExtendWith(Screen.class)
class LibraryAnalysisTest {
  @TempDir
  private Path data;

  private final LibraryAnalyses analyses = Mockito.mock(LibraryAnalyses.class);
  private final List<Consumer<LibraryAnalysisStatus>> listeners = new CopyOnWriteArrayList<>();
  private volatile List<LibraryAnalysisStatus> listed = List.of();
  private LibraryService library;
  private Table table;

  @BeforeEach
  void open() {
    library = new LibraryService(data.resolve("library"));
    when(analyses.listen(any())).thenAnswer(call -> {
      Consumer<LibraryAnalysisStatus> listener = call.getArgument(0);
      listeners.add(listener);
      return (AutoCloseable) () -> listeners.remove(listener);
    });
    when(analyses.list()).thenAnswer(call -> listed);
    when(analyses.summary(any(), anyInt(), any())).thenReturn(summary());
    when(analyses.start(any())).thenReturn(status(State.RUNNING, 1));
    when(analyses.pause("3")).thenReturn(status(State.PAUSED, 4));
    when(analyses.resume("3")).thenReturn(status(State.RUNNING, 4));
    when(analyses.cancel("3")).thenReturn(status(State.CANCELLED, 4));
    Engine engine = Mockito.mock(Engine.class);
    when(engine.id()).thenReturn("komabako");
    when(engine.name()).thenReturn(LocalizedText.same("Komabako"));
    table = new Table(data, new Toy());
    table.install(engine);
    table.library(Optional.of(library));
    table.analyses(Optional.of(analyses));
    Screen.await("the variant is known", () -> !table.client().window().cards().isEmpty());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
    library.close();
  }

  private static LibraryAnalysisStatus status(State state, int done) {
    return new LibraryAnalysisStatus(
        "3", state, "komabako", 100_000, 1, false, 10, done, 1, 6, LocalizedText.NONE);
  }

  private static AnalysisSummary summary() {
    Row row = new Row("", 8, 600, 2.25, 61.4, 30, 20, 10);
    return new AnalysisSummary(
        10,
        8,
        row,
        List.of(new Row("Ito", 8, 300, 1.5, 40, 10, 5, 2), new Row("", 8, 300, 3, 80, 20, 15, 8)),
        List.of(new Row("toy 1f1e 7c7d", 7, 350, 2, 50, 10, 10, 5)),
        List.of(new Row("middlegame", 8, 600, 1, 20, 1, 1, 0)),
        List.of(500, 50, 20, 10, 5, 5, 4, 3, 2, 1),
        true);
  }

  private static <W extends Control> W find(Composite root, Class<W> type, String key) {
    return Table.find(root, type, "key", key).orElseThrow();
  }

  private Shell page() {
    assertTrue(table.desk().actions().run("library.open"));
    Screen.settle();
    Shell page = table.dialog();
    press(page, "library.analyse");
    Shell opened = page.getShells()[0];
    Screen.await("the summary is there", () -> rows(opened).getItemCount() > 0);
    return opened;
  }

  private static org.eclipse.swt.widgets.Table rows(Shell page) {
    return find(page, org.eclipse.swt.widgets.Table.class, "library.analysis.name");
  }

  private static void press(Shell page, String key) {
    Button button = find(page, Button.class, key);
    Screen.await("it can be pressed: " + key, button::isEnabled);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  /** The list is answered from a field: a mock is not taught while the window asks it in another thread. */
  private void now(LibraryAnalysisStatus status) {
    listed = status.state() == State.RUNNING || status.state() == State.PAUSED
        ? List.of(status)
        : List.of();
    listeners.forEach(each -> each.accept(status));
  }

  @Test
  void oneIsBegunWatchedPausedResumedAndEnded() {
    Shell page = page();
    Combo engine = find(page, Combo.class, "library.analysis.engine");
    Screen.await("engines are there", () -> engine.getItemCount() > 0);
    assertFalse(find(page, Button.class, "library.analysis.pause").isEnabled());
    press(page, "library.analysis.begin");
    ArgumentCaptor<LibraryAnalysisRequest> request =
        ArgumentCaptor.forClass(LibraryAnalysisRequest.class);
    Screen.await(
        "it has begun",
        () -> !Mockito.mockingDetails(analyses).getInvocations().stream()
            .filter(each -> each.getMethod().getName().equals("start"))
            .toList()
            .isEmpty());
    verify(analyses).start(request.capture());
    assertEquals(LibraryAnalysisRequest.USUAL_NODES, request.getValue().nodes());
    assertEquals("Komabako", engine.getText());
    assertEquals("komabako", request.getValue().engine());
    assertTrue(request.getValue().all());
    now(status(State.RUNNING, 4));
    org.eclipse.swt.widgets.Table list =
        find(page, org.eclipse.swt.widgets.Table.class, "library.analysis.number");
    Screen.await("it is listed", () -> list.getItemCount() == 1);
    assertEquals("4 of 10", list.getItem(0).getText(2));
    assertEquals("6 a minute, about 1 min", list.getItem(0).getText(3));
    press(page, "library.analysis.pause");
    now(status(State.PAUSED, 4));
    press(page, "library.analysis.resume");
    now(status(State.RUNNING, 4));
    press(page, "library.analysis.cancel");
    now(status(State.CANCELLED, 4));
    Screen.await("it is gone", () -> list.getItemCount() == 0);
    verify(analyses, timeout(5_000)).pause("3");
    verify(analyses, timeout(5_000)).resume("3");
    verify(analyses, timeout(5_000)).cancel("3");
    page.close();
    Screen.await("nobody listens any more", listeners::isEmpty);
  }

  @Test
  void theSummaryIsShownByPlayerOpeningAndPhase() {
    Shell page = page();
    assertEquals("Ito", rows(page).getItem(0).getText(0));
    assertEquals("(no name)", rows(page).getItem(1).getText(0));
    assertEquals("1.5 %", rows(page).getItem(0).getText(3));
    assertEquals("2", rows(page).getItem(0).getText(7));
    String told = find(page, Text.class, "told").getText();
    assertTrue(told.contains("8 of the 10 games found are analysed: 600 moves"), told);
    Combo by = find(page, Combo.class, "library.analysis.by");
    by.select(1);
    by.notifyListeners(SWT.Selection, new Event());
    assertTrue(rows(page).getItem(0).getText(0).endsWith(": 1f1e 7c7d"));
    by.select(2);
    by.notifyListeners(SWT.Selection, new Event());
    assertEquals("Middlegame", rows(page).getItem(0).getText(0));
    Canvas histogram = find(page, Canvas.class, "library.analysis.histogram");
    assertTrue(histogram.getSize().x > 300 && histogram.getSize().y > 80);
  }

  @Test
  void whileTheServiceIsAwayThatIsSaid() {
    Shell page = page();
    table.analyses(Optional.empty());
    Text told = find(page, Text.class, "told");
    Screen.await("it is said", () -> told.getText().contains("Analyses are not there now"));
    assertFalse(find(page, Button.class, "library.analysis.begin").isEnabled());
    table.analyses(Optional.of(analyses));
    Screen.await(
        "it is back", () -> find(page, Button.class, "library.analysis.begin").isEnabled());
  }
}

package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.NetworkTraining.Games;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Request;
import org.komabako.engine.NetworkTraining.Run;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.Networks;
import org.komabako.engine.Networks.Listed;
import org.komabako.engine.Networks.Source;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Usi;
import org.komabako.library.Library;
import org.komabako.library.ProgressListener;
import org.komabako.library.internal.LibraryService;
import org.komabako.notation.GameText;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

/** The page of networks and their training, on the real window. */
@ExtendWith(Screen.class)
class NetworksTest {
  private static final Listed OWN = new Listed(Source.OWN, true, 33_721, "round 2");
  private static final Listed BUNDLE = new Listed(Source.BUNDLE, false, 900, "round 9");
  private static final Listed NONE = new Listed(Source.NONE, false, 0, "");

  private static final Toy TOY = new Toy();

  /** A training is begun off the display's thread, in so many milliseconds at the very most. */
  private static final int BEGINS = 10_000;

  @TempDir
  private Path data;

  private final Networks networks = mock(Networks.class);
  private final NetworkTraining training = mock(NetworkTraining.class);
  private final Run run = mock(Run.class);
  private final CompletableFuture<Progress> ended = new CompletableFuture<>();
  private volatile Consumer<Progress> told = progress -> {};
  private Table table;
  private Shell page;

  @BeforeEach
  void open() {
    when(networks.list(any())).thenReturn(List.of(OWN, BUNDLE, NONE));
    when(run.ended()).thenReturn(ended);
    when(training.start(any(), any())).thenAnswer(call -> {
      told = call.getArgument(1);
      return run;
    });
    table = new Table(data, TOY);
    table.networks(Optional.of(networks), Optional.of(training));
    assertTrue(table.desk().actions().run("tools.networks"));
    page = table.dialog();
    Screen.await("the variant is listed", () -> list().getItemCount() == 1);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private org.eclipse.swt.widgets.Table list() {
    return find(page, org.eclipse.swt.widgets.Table.class, "networks.variant");
  }

  private static <W extends Control> W find(Shell root, Class<W> type, String key) {
    return Table.find(root, type, "key", key).orElseThrow();
  }

  private Button button(String key) {
    return find(page, Button.class, key);
  }

  private static void press(Button button) {
    Screen.await("it can be pressed: " + button.getText(), button::isEnabled);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void awaitWords(String words) {
    Text text = find(page, Text.class, "told");
    Screen.await(words, () -> text.getText().contains(words));
  }

  private Shell trainingDialog() {
    press(button("networks.train"));
    AtomicReference<Shell> dialog = new AtomicReference<>();
    Screen.await(
        "it asks",
        () -> Stream.of(table.client().window().shell().getShells())
            .filter(each ->
                Table.find(each, Spinner.class, "key", "networks.train.minutes").isPresent())
            .peek(dialog::set)
            .findFirst()
            .isPresent());
    return dialog.get();
  }

  /** Begins one with what the dialog offers, but for the minutes. */
  private void train() {
    Shell dialog = trainingDialog();
    find(dialog, Spinner.class, "networks.train.minutes").setSelection(5);
    press(dialog.getDefaultButton());
    Screen.await("it runs", () -> button("networks.stop").isEnabled());
  }

  @Test
  void whatIsUsedIsToldAndChosen() {
    assertEquals("own network", list().getItem(0).getText(1));
    assertEquals("33 kB", list().getItem(0).getText(2));
    assertEquals("round 2", list().getItem(0).getText(3));
    Combo use = find(page, Combo.class, "networks.use");
    assertEquals("own network", use.getText());
    use.select(List.of(use.getItems()).indexOf("no network"));
    use.notifyListeners(SWT.Selection, new Event());
    awaitWords("the engine uses it from its next game on");
    verify(networks).use(any(), eq(Optional.of(Source.NONE)));
  }

  @Test
  void aTrainingTellsHowFarItIsAndGoesOnWhileThePageIsClosed() {
    train();
    verify(training, timeout(BEGINS))
        .start(
            org.mockito.ArgumentMatchers.argThat(
                (Request request) -> request.time().equals(Duration.ofMinutes(5))
                    && request.rules().table().key().equals("toy")),
            any());
    told.accept(new Progress(3, Step.MATCH, 20, 400, 54.25, 1, 38));
    awaitWords(
        "round 3: match against the network before, 20 of 400 games, 54.3%; networks kept: 1;"
            + " 38 a minute, 10 min left");
    press(button("networks.pause"));
    awaitWords("the training is paused");
    verify(run).pause();
    press(button("networks.pause"));
    awaitWords("38 a minute");
    verify(run).resume();
    assertFalse(button("networks.train").isEnabled(), "one at a time");
    page.close();
    Screen.settle();
    assertTrue(table.desk().actions().run("tools.networks"));
    page = table.dialog();
    awaitWords("20 of 400 games");
    press(button("networks.stop"));
    awaitWords("the training ends soon");
    verify(run).stop();
    ended.complete(new Progress(3, Step.MATCH, 30, 400, 50, 1));
    awaitWords("the training has ended");
    Screen.await("another may begin", () -> button("networks.train").isEnabled());
  }

  @Test
  void aTrainingBeginsAnewIfThatIsTicked() {
    Shell dialog = trainingDialog();
    find(dialog, Button.class, "networks.train.new").setSelection(true);
    press(dialog.getDefaultButton());
    Screen.await("it runs", () -> button("networks.stop").isEnabled());
    verify(training, timeout(BEGINS))
        .start(
            org.mockito.ArgumentMatchers.argThat(
                (Request request) -> request.anew() && !request.onGrid()),
            any());
  }

  @Test
  void aTrainingSearchesAsManyNodesForAMoveAsAreAskedFor() {
    Shell dialog = trainingDialog();
    Spinner nodes = find(dialog, Spinner.class, "networks.train.nodes");
    assertEquals(Games.USUAL_NODES, nodes.getSelection());
    nodes.setSelection(2_000);
    press(dialog.getDefaultButton());
    Screen.await("it runs", () -> button("networks.stop").isEnabled());
    verifyGames(new Games(OptionalLong.of(2_000), List.of()));
  }

  private void verifyGames(Games games) {
    verify(training, timeout(BEGINS))
        .start(
            org.mockito.ArgumentMatchers.argThat(
                (Request request) -> request.games().equals(games)),
            any());
  }

  private void trainWithinLibrary() {
    Shell dialog = trainingDialog();
    find(dialog, Button.class, "networks.train.library").setSelection(true);
    press(dialog.getDefaultButton());
  }

  @Test
  void everyOtherGameBeginsWithinAGameOfTheLibraryIfThatIsTicked() {
    try (LibraryService library = new LibraryService(data.resolve("library"))) {
      library.addVariant(TOY);
      table.library(Optional.of(library));
      Game whole = new Game(Rules.of(TOY));
      play(whole, "4f4e", "4c4d");
      Game part = new Game(whole.current().position());
      play(part, "5f5e");
      List.of(whole, part).forEach(game -> {
        var unused = library.add(GameText.write(game), "test");
      });
      trainWithinLibrary();
      Screen.await("it runs", () -> button("networks.stop").isEnabled());
      awaitWords("the training begins");
      List<Move> moves =
          Stream.of("4f4e", "4c4d").map(move -> Usi.parse(TOY.table(), move)).toList();
      verifyGames(new Games(OptionalLong.of(Games.USUAL_NODES), List.of(moves)));
    }
  }

  private static void play(Game game, String... moves) {
    for (String move : moves) {
      game.play(Usi.parse(TOY.table(), move));
    }
  }

  @Test
  void withoutGamesInTheLibraryNoTrainingBeginsWithinThem() {
    try (LibraryService library = new LibraryService(data.resolve("library"))) {
      library.addVariant(TOY);
      table.library(Optional.of(library));
      trainWithinLibrary();
      awaitWords("The library has no game of this variant");
    }
    table.library(Optional.empty());
    trainWithinLibrary();
    awaitWords("The library is not there now");
    verify(training, never()).start(any(), any());
  }

  @Test
  void aTrainingEndsWhileTheLibraryIsReadForIt() {
    Library library = mock(Library.class);
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean readsOn = new AtomicBoolean(true);
    when(library.ids(any(), any())).thenAnswer(call -> {
      ProgressListener watch = call.getArgument(1);
      assertTrue(stopped.await(1, TimeUnit.MINUTES));
      readsOn.set(watch.goesOn(0, 0));
      return List.of(7L);
    });
    table.library(Optional.of(library));
    trainWithinLibrary();
    press(button("networks.stop"));
    stopped.countDown();
    awaitWords("the training has ended");
    assertFalse(readsOn.get());
    verify(library, never()).text(anyLong());
    verify(training, never()).start(any(), any());
  }

  @Test
  void whyATrainingFailsIsSaid() {
    train();
    ended.completeExceptionally(new EngineException("the disk is full"));
    awaitWords("the disk is full");
    when(training.start(any(), any())).thenThrow(new EngineException("it is trained already"));
    press(trainingDialog().getDefaultButton());
    awaitWords("it is trained already");
  }

  @Test
  void whenTheEngineLeavesThePageSaysSo() {
    table.networks(Optional.empty(), Optional.empty());
    awaitWords("the bundle of the engine is stopped or being replaced");
    Screen.await("nothing is listed", () -> list().getItemCount() == 0);
    assertFalse(button("networks.train").isEnabled());
    table.networks(Optional.of(networks), Optional.of(training));
    Screen.await("it is back", () -> list().getItemCount() == 1);
  }
}

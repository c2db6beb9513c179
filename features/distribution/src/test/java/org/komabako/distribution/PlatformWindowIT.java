package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.Plan;
import org.komabako.ui.client.InputDevices;
import org.komabako.ui.client.Screen;
import org.osgi.framework.Bundle;

/** The window of the running platform, with a mouse. */
@ExtendWith(Screen.class)
class PlatformWindowIT {
  private static final Plan PLAN = new Plan(3, 5, 0, true, Side.BLACK);

  @TempDir
  private Path folder;

  private RunningWindow window;
  private RunningPlatform platform;
  private InputDevices devices;
  private Display display;

  @BeforeEach
  void open() throws Exception {
    // Chosen once, and not there any more or yet: then the window speaks English.
    Path data = Files.createDirectories(folder.resolve("data"));
    Files.writeString(data.resolve("desktop.properties"), "window.language=eo\n");
    window = new RunningWindow(folder);
    devices = new InputDevices(Screen.number());
    platform = window.platform();
    display = window.display();
  }

  @AfterEach
  void close() throws Exception {
    window.close();
    devices.close();
  }

  private <T> T seen(Supplier<T> question) {
    return window.seen(question);
  }

  private Shell main() {
    return window.main();
  }

  private Optional<Shell> dialog() {
    return Arrays.stream(main().getShells()).filter(Control::isVisible).findFirst();
  }

  private static <W extends Control> Optional<W> find(Composite root, Class<W> type, String key) {
    return org.komabako.ui.client.Table.find(root, type, "key", key);
  }

  private Combo offered() {
    return dialog()
        .flatMap(shell -> find(shell, Combo.class, "new-game.variant"))
        .orElseThrow();
  }

  private boolean offers(String name) {
    return offered().indexOf(name) >= 0;
  }

  private Point square(String name) {
    Canvas canvas = window.board().orElseThrow();
    Rectangle area = canvas.getClientArea();
    var box = Geometry.fit(PLAN, area.width, area.height).cell(Square.parse(name));
    return canvas.toDisplay((int) box.centerX(), (int) box.centerY());
  }

  private static Point middle(Control control) {
    Point size = control.getSize();
    return control.toDisplay(size.x / 2, size.y / 2);
  }

  private void click(Supplier<Point> where) throws Exception {
    Point at = seen(where);
    devices.move(at.x, at.y);
    platform.await("the pointer", () -> seen(display::getCursorLocation).equals(at));
    devices.button(true, 1);
    devices.button(false, 1);
  }

  private boolean says(String words) {
    return window.says(words);
  }

  /** The position of the only game, as the session has it. */
  private String position() {
    Function<Object, Object> question = game -> new Remote(game).get("position").text("sfen");
    return platform.games().all("list").get(0).text("read", question);
  }

  private void play(String from, String to, String position) throws Exception {
    click(() -> square(from));
    click(() -> square(to));
    platform.await(from + to, () -> position().startsWith(position));
  }

  @Test
  void aVariantIsOfferedPlayedRemovedAndPlayedOn() throws Exception {
    platform.await("the cards", () -> seen(() -> playButton().isPresent()));
    click(() -> middle(playButton().orElseThrow()));
    platform.await("the dialog", () -> seen(() -> dialog().isPresent()));
    int shipped = platform.keys().size();
    platform.await("the variants", () -> seen(() -> offered().getItemCount()) == shipped);

    Path jar = folder.resolve("data/variants/fifth.jar");
    MadeUpVariant.first().build(jar);
    platform.await("it is offered", () -> seen(() -> offers("Fifth game")));

    assertTrue(seen(() -> {
      offered().select(offered().indexOf("Fifth game"));
      offered().notifyListeners(SWT.Selection, new Event());
      return offered().getText().equals("Fifth game");
    }));
    platform.await("people may play it", () -> seen(() -> people().isVisible()));
    click(() -> middle(people()));
    click(() -> middle(dialog().orElseThrow().getDefaultButton()));
    platform.await(
        "the board", () -> seen(() -> dialog().isEmpty() && window.board().isPresent()));
    platform.await("whose turn it is", () -> says("Black to move"));
    play("2d", "2c", "gkg/ppp/1P1/P1P/GKG w");

    Files.delete(jar);
    platform.await("it says so", () -> says("Suspended: the variant fifth is not installed"));
    assertTrue(seen(() -> main().getText()).contains("(suspended)"));
    assertFalse(seen(() -> window.board().orElseThrow().getEnabled()));

    MadeUpVariant.first().build(jar);
    platform.await("it goes on", () -> says("White to move"));
    assertFalse(seen(() -> main().getText()).contains("(suspended)"));
    play("2b", "2c", "gkg/p1p/1p1/P1P/GKG b");
  }

  private String firstMenu() {
    return seen(() -> main().getMenuBar().getItem(0).getText());
  }

  /** The choice that two people play. */
  private Control people() {
    Control[] kinds = dialog()
        .flatMap(shell -> find(shell, Composite.class, "new-game.opponent"))
        .orElseThrow()
        .getChildren();
    return kinds[Math.min(1, kinds.length - 1)];
  }

  private Optional<Button> playButton() {
    return find(main(), Button.class, "start.play");
  }

  private String playing() throws Exception {
    platform.await("the cards", () -> seen(() -> playButton().isPresent()));
    return seen(() -> playButton().orElseThrow().getText());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aLanguageComesAndGoes(boolean fragment) throws Exception {
    platform.await("English", () -> firstMenu().equals("&Game"));
    Bundle language = platform.installed(MadeUpLanguage.jar(folder, fragment));
    platform.await("Esperanto", () -> firstMenu().equals("&Ludo"));
    assertEquals("Nova ludo", playing());
    assertTrue(says("Choose a game; click its board"), "what it leaves out is English");
    language.uninstall();
    platform.await("English again", () -> firstMenu().equals("&Game"));
    assertEquals("Play", playing());
  }

  private Button button(String key) {
    return dialog().flatMap(shell -> find(shell, Button.class, key)).orElseThrow();
  }

  private boolean canBePressed(String key) {
    return seen(() -> button(key).isEnabled());
  }

  /** The state of the only match; empty while there is none. */
  private String matchState() {
    return seen(() -> dialog()
        .flatMap(shell -> find(shell, Table.class, "match.number"))
        .filter(list -> list.getItemCount() == 1)
        .map(list -> list.getItem(0).getText(6))
        .orElse(""));
  }

  @Test
  void aMatchWaitsForItsServiceAndGoesOn() throws Exception {
    window.choose("tools.matches");
    platform.await("matches can be begun", () -> canBePressed("match.new"));
    click(() -> middle(button("match.new")));
    platform.await("the dialog", () -> seen(() -> dialog().orElseThrow().getShells().length) == 1);
    platform.await(
        "there are engines",
        () ->
            seen(() -> dialog().orElseThrow().getShells()[0].getDefaultButton().isEnabled()));
    click(() -> middle(dialog().orElseThrow().getShells()[0].getDefaultButton()));
    platform.await("it is played", () -> matchState().equals("running"));

    Bundle matches = platform.bundle("org.komabako.matches").orElseThrow();
    matches.stop();
    platform.await("nobody can tell", () -> !canBePressed("match.new"));
    assertEquals("", matchState());
    matches.start();
    platform.await("it is paused", () -> matchState().equals("paused"));
    platform.await("it can go on", () -> canBePressed("match.resume"));
    click(() -> middle(button("match.resume")));
    platform.await("it is played again", () -> matchState().equals("running"));
  }
}

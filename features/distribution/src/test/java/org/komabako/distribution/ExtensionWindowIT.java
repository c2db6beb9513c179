package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.ui.client.Screen;
import org.komabako.ui.client.Table;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;

/** A bundle that nobody knows comes into the running window with all kinds of things, and leaves without a trace. */
@ExtendWith(Screen.class)
class ExtensionWindowIT {
  private static final String PANEL = "Foreign panel";

  @TempDir
  private Path folder;

  private RunningWindow window;
  private RunningPlatform platform;

  @BeforeEach
  void open() throws Exception {
    window = new RunningWindow(folder);
    platform = window.platform();
    // So wide that all panels are seen beside the board.
    window.display().syncExec(() -> window.main().setBounds(0, 0, 1390, 760));
  }

  @AfterEach
  void close() throws Exception {
    window.close();
  }

  @Test
  void aForeignBundleIsSeenAndLeavesNothingBehind() throws Exception {
    var unused = platform.newGame("shogi");
    platform.await("the board", () -> window.seen(() -> window.board().isPresent()));
    assertFalse(window.hasPanel(PANEL));

    Bundle bundle = platform.installed(MadeUpExtension.build(folder.resolve("foreign")));
    bundle.start();
    WeakReference<ClassLoader> loader =
        new WeakReference<>(bundle.adapt(BundleWiring.class).getClassLoader());
    platform.await("the panel", () -> window.hasPanel(PANEL) && window.says("Moves counted: 0"));
    platform.await(
        "the menu entry", () -> window.seen(() -> window.item("foreign.greet").isPresent()));
    assertEquals(
        "Greet a stranger",
        window.seen(() -> window.item("foreign.greet").orElseThrow().getText().split("\t")[0]));

    window.choose("foreign.greet");
    window.choose("foreign.page");
    assertTrue(hasShell("Good day, stranger") && hasShell("A foreign window"));
    window.choose("tools.preferences");
    platform.await("the preferences", () -> preferences().contains("Foreign page"));

    platform.await(
        "the piece set",
        () -> window.seen(() -> window.item("view.pieces.foreign-dots").isPresent()));
    window.choose("view.pieces.foreign-dots");
    platform.await("a board of dots", () -> pixels(0xFF00FF) > 1000);
    window.choose("view.theme.foreign-sky");
    platform.await("a board of the sky", () -> pixels(0x00FFFF) > 1000);

    Path file = MadeUpExtension.game(folder.resolve("game.fmv"), "shogi", "7g7f", "3c3d", "2g2f");
    platform.open(file);
    platform.await("the game of the file", () -> window.says("Moves counted: 3"));
    assertTrue(formats().contains("foreign-moves"), "the console knows the format");
    picture();

    bundle.uninstall();
    platform.await(
        "the panel is gone", () -> !window.hasPanel(PANEL) && !window.says("Moves counted"));
    platform.await(
        "its windows are gone",
        () -> !hasShell("Good day, stranger") && !hasShell("A foreign window"));
    platform.await("its preferences are gone", () -> !preferences().contains("Foreign page"));
    assertTrue(preferences().contains("Pieces"), "the preferences are open");
    platform.await(
        "the menu entries are gone",
        () -> window.seen(() -> window.item("foreign.greet").isEmpty()
            && window.item("view.pieces.foreign-dots").isEmpty()
            && window.item("view.theme.foreign-sky").isEmpty()));
    platform.await("the usual board", () -> pixels(0xFF00FF) == 0 && pixels(0x00FFFF) == 0);
    assertTrue(window.seen(() -> window.board().isPresent()), "the game goes on");
    assertFalse(formats().contains("foreign-moves"), "the console knows the format no more");
    platform.open(file);
    platform.await("nobody reads the file", () -> window.says("That did not work"));

    platform.refresh(bundle);
    bundle = null;
    RunningPlatform.awaitCollected(List.of(loader));
  }

  @Test
  void aJarThatIsOpenedIsAskedAboutAndKeptAndGoesAtOnce() throws Exception {
    var unused = platform.newGame("shogi");
    platform.await("the board", () -> window.seen(() -> window.board().isPresent()));
    platform.open(Path.of(MadeUpExtension.build(folder.resolve("foreign"))));
    platform.await("the question", () -> window.seen(() -> yes().isPresent()));
    assertFalse(window.hasPanel(PANEL), "nothing of it runs");
    Remote extensions = platform.service("org.komabako.platform.Extensions");
    assertEquals(List.of(), extensions.all("list"));
    window.seen(() -> {
      yes().orElseThrow().notifyListeners(SWT.Selection, new Event());
      return true;
    });
    platform.await("the panel", () -> window.hasPanel(PANEL) && window.says("Moves counted: 0"));
    Remote entry = extensions.all("list").get(0);
    assertEquals(MadeUpExtension.NAME, entry.text("name"));
    assertEquals("true", entry.get("problem").text("isEmpty"));
    assertEquals(4, entry.all("brings").size());
    extensions.call("uninstall", MadeUpExtension.NAME);
    platform.await("the panel is gone", () -> !window.hasPanel(PANEL));
    assertTrue(platform.bundle(MadeUpExtension.NAME).isEmpty());
  }

  /** The button that agrees, in whatever dialog. */
  private Optional<Button> yes() {
    return Arrays.stream(window.display().getShells())
        .flatMap(shell -> Table.find(shell, Button.class, "answer", "yes").stream())
        .findFirst();
  }

  /** What the console answers. */
  private String formats() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    Remote session = platform
        .service("org.apache.felix.service.command.CommandProcessor")
        .get("createSession", InputStream.nullInputStream(), nowhere, nowhere);
    try {
      return session.text("execute", "kifu:formats");
    } finally {
      session.call("close");
    }
  }

  private boolean hasShell(String title) {
    return window.seen(() -> Arrays.stream(window.display().getShells())
        .anyMatch(shell -> shell.getText().equals(title)));
  }

  /** The pages of the preferences; none while the dialog is not open. */
  private List<String> preferences() {
    return window.seen(() -> Arrays.stream(window.main().getShells())
        .flatMap(shell ->
            Table.find(shell, org.eclipse.swt.widgets.List.class, "key", "preferences.pages")
                .stream())
        .flatMap(list -> Arrays.stream(list.getItems()))
        .toList());
  }

  /** How many pixels of the board have a colour. */
  private int pixels(int color) {
    return window.seen(() -> {
      Canvas board = window.board().orElseThrow();
      ImageData seen = pixels(board);
      int count = 0;
      for (int y = 0; y < seen.height; y++) {
        for (int x = 0; x < seen.width; x++) {
          var rgb = seen.palette.getRGB(seen.getPixel(x, y));
          count += (rgb.red << 16 | rgb.green << 8 | rgb.blue) == color ? 1 : 0;
        }
      }
      return count;
    });
  }

  private ImageData pixels(Control control) {
    Image image = new Image(window.display(), control.getSize().x, control.getSize().y);
    GC gc = new GC(control);
    try {
      gc.copyArea(image, 0, 0);
      return image.getImageData();
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  /** The window as it is now, to be looked at: {@code -Dkomabako.picture=FILE}. */
  private void picture() {
    String file = System.getProperty("komabako.picture", "");
    if (!file.isEmpty()) {
      ImageLoader loader = new ImageLoader();
      loader.data = new ImageData[] {window.seen(() -> pixels(window.main()))};
      loader.save(file, SWT.IMAGE_PNG);
    }
  }
}

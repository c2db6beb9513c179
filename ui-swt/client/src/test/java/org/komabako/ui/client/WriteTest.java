package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.platform.VariantBundles;
import org.komabako.testkit.Toy;
import org.komabako.varianttext.VariantTexts;

/** The page on which variants are written as texts. */
@ExtendWith(Screen.class)
class WriteTest {
  @TempDir
  private Path data;

  private final List<String> offered = new CopyOnWriteArrayList<>();
  private final Toy toy = new Toy();
  private Table table;
  private Shell page;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    VariantBundles bundles = mock(VariantBundles.class);
    when(bundles.offer(any())).thenAnswer(call -> {
      offered.add(String.valueOf(Path.of((URI) call.getArgument(0)).getFileName()));
      throw new IllegalArgumentException("enough for a test");
    });
    table.bundles(Optional.of(bundles));
    Screen.await("there is a variant", () -> !table.client().window().variants().isEmpty());
    assertTrue(table.desk().actions().run("tools.write"));
    page = shell("write.text");
    Screen.await("it begins with the variant that is there", () -> said().contains("7 by 8"));
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell shell(String key) {
    return Stream.of(table.client().window().shell().getShells())
        .filter(each -> Table.find(each, StyledText.class, "key", key).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private StyledText text() {
    return Table.find(page, StyledText.class, "key", "write.text").orElseThrow();
  }

  private String said() {
    return Table.find(page, Text.class, "key", "toldFault").orElseThrow().getText();
  }

  private String name() {
    return Table.find(page, Label.class, "key", "write.name").orElseThrow().getText();
  }

  private org.eclipse.swt.widgets.Table faults() {
    return Table.find(page, org.eclipse.swt.widgets.Table.class, "key", "write.place")
        .orElseThrow();
  }

  private Button button(String key) {
    return Table.find(page, Button.class, "key", key).orElseThrow();
  }

  private static void press(Button button) {
    assertTrue(button.getEnabled(), button.getText());
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private byte[] board() {
    Canvas canvas = Table.find(page, Canvas.class, "key", "write.board").orElseThrow();
    Image image = new Image(canvas.getDisplay(), canvas.getSize().x, canvas.getSize().y);
    GC gc = new GC(canvas);
    try {
      gc.copyArea(image, 0, 0);
      return image.getImageData().data;
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  /** Writes something in the place of something else, as if it was typed. */
  private void replace(String old, String next) {
    int at = text().getText().indexOf(old);
    assertTrue(at >= 0, old);
    text().replaceTextRange(at, old.length(), next);
    text().setSelection(at);
  }

  @Test
  void theBoardFollowsWhatIsTypedAndAFaultIsMarkedUntilItIsMended() {
    Screen.settle();
    byte[] before = board();
    replace("name = my-toy", "name = Other");
    Screen.await("the name follows", () -> name().equals("Other"));
    replace("start = r", "start = 1");
    Screen.await("the board follows", () -> {
      Screen.settle();
      return !Arrays.equals(before, board());
    });
    replace("moves = ", "movs = ");
    Screen.await("a fault is told", () -> faults().getItemCount() > 0);
    assertTrue(
        faults().getItem(0).getText(1).contains("moves"), faults().getItem(0).getText(1));
    assertFalse(button("write.install").getEnabled());
    assertEquals("Other", name(), "what was right is still seen");
    text().setSelection(0);
    faults().select(0);
    faults().notifyListeners(SWT.Selection, new Event());
    assertTrue(text().getText().startsWith("movs", text().getCaretOffset()), "a click goes there");
    Screen.await("it is told in full", () -> said().startsWith("One fault"));
    replace("movs = ", "moves = ");
    Screen.await("it is mended", () -> faults().getItemCount() == 0);
    assertTrue(button("write.install").getEnabled());
  }

  @Test
  void whatWasTypedIsTakenBackAndPlayedAgain() {
    String before = text().getText();
    text().setSelection(0);
    text().insert("x");
    text().setSelection(1);
    text().insert("y");
    assertEquals("xy" + before, text().getText());
    key('z', SWT.MOD1);
    assertEquals(before, text().getText());
    key('y', SWT.MOD1);
    assertEquals("xy" + before, text().getText());
  }

  private void key(char letter, int held) {
    Event event = new Event();
    event.keyCode = letter;
    event.stateMask = held;
    text().notifyListeners(SWT.KeyDown, event);
  }

  @Test
  void whatIsNotSavedIsAskedAboutAndWhatIsSavedIsInstalled() throws IOException {
    Path file = data.resolve("second.variant");
    Files.writeString(file, VariantTexts.begin("second", new Toy(), true, Locale.ENGLISH));
    assertTrue(table.desk().actions().run("tools.write", file.toString()));
    Screen.await("it is opened", () -> page.getText().startsWith("second.variant"));
    replace("name = second", "name = The second");
    assertTrue(page.getText().startsWith("• second.variant"), page.getText());
    page.close();
    assertFalse(page.isDisposed(), "it asks");
    assertEquals(1, page.getShells().length);
    page.getShells()[0].close();
    Screen.await("it can be installed", () -> name().equals("The second"));
    press(button("write.install"));
    Screen.await("it is offered", () -> offered.equals(List.of("second.variant")));
    assertTrue(Files.readString(file).contains("name = The second"), "it was saved before");
    Screen.await("it is told", () -> said().contains("Saved"));
    page.close();
    assertTrue(page.isDisposed(), "nothing is lost");
  }

  @Test
  void aTextThatExtendsAVariantIsReadAgainWhenThatComes() {
    table.uninstall(toy);
    text().setText("[variant]\nkey = late\nname = late\nextends = toy\n");
    Screen.await("the other is missing", () -> faults().getItemCount() > 0);
    table.install(toy);
    Screen.await("it is there", () -> faults().getItemCount() == 0);
  }

  @Test
  void aFileThatIsTooLargeIsRefused() throws IOException {
    Path file = data.resolve("large.variant");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(100_000_000);
    }
    String before = text().getText();
    assertTrue(table.desk().actions().run("tools.write", file.toString()));
    Screen.await("it is refused", () -> said().contains("large.variant"));
    assertTrue(said().contains("Not done"), said());
    assertEquals(before, text().getText());
  }
}

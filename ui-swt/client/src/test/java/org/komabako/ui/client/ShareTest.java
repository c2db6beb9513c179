package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.printing.PrinterData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.formats.Formats;
import org.komabako.formats.GameFormat;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Style;
import org.komabako.ui.page.book.Book;
import org.komabako.ui.page.book.Page;
import org.komabako.ui.page.book.PaperSize;
import org.komabako.ui.share.BoardShot;
import org.komabako.ui.share.Film;
import org.komabako.ui.share.Incoming;
import org.komabako.ui.share.PrintJob;
import org.komabako.ui.share.RecentFiles;
import org.komabako.ui.share.SavedName;
import org.komabako.ui.workbench.game.BoardSettings;
import org.komabako.ui.workbench.game.GameView;

/** The clipboard, pictures and files. */
@ExtendWith(Screen.class)
class ShareTest {
  private static final String SFEN = "3k3/7/7/7/7/7/7/3K3 b 2P 1";

  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;
  private GameView view;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    view = table.game("toy", SFEN);
    view.board().control().forceFocus();
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private static Object clipboard(Transfer as) {
    Clipboard clipboard = new Clipboard(Screen.display());
    try {
      return clipboard.getContents(as);
    } finally {
      clipboard.dispose();
    }
  }

  private static void copy(String text) {
    Clipboard clipboard = new Clipboard(Screen.display());
    clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
    clipboard.dispose();
  }

  @Test
  void thePositionIsCopiedAsTextAndAsPicture() {
    assertTrue(table.desk().actions().run("edit.copy-sfen"));
    assertEquals(SFEN, clipboard(TextTransfer.getInstance()));
    assertTrue(table.desk().actions().run("edit.copy-diagram"));
    String diagram = (String) clipboard(TextTransfer.getInstance());
    assertTrue(diagram.contains("Black in hand: P2"), diagram);
    assertTrue(diagram.contains("Move 1, Black to move"), diagram);
    assertTrue(table.desk().actions().run("edit.copy-picture"));
    ImageData picture = (ImageData) clipboard(ImageTransfer.getInstance());
    assertEquals(1000, picture.width);
  }

  @Test
  void theGameIsSharedAsLinkTextThatIsPastedAgain() {
    assertTrue(table.desk().actions().run("edit.share-link"));
    Shell dialog = table.dialog();
    assertEquals(
        "position sfen " + SFEN,
        Table.find(dialog, Text.class, "key", "share.link.text").orElseThrow().getText());
    assertTrue(
        Table.find(dialog, Button.class, "key", "share.link.save").orElseThrow().isEnabled());
    dialog.getDefaultButton().notifyListeners(SWT.Selection, new Event());
    assertTrue(dialog.isDisposed());
    assertEquals("position sfen " + SFEN, clipboard(TextTransfer.getInstance()));
  }

  @Test
  void movesArePastedIntoTheGame() {
    copy("1. P*5e 2. K-4b");
    assertTrue(table.desk().actions().run("edit.paste"));
    table.awaitMoves("P*5e", "4a4b");
  }

  @Test
  void aPositionIsPastedAsANewGame() {
    copy("position sfen 3k3/7/7/7/7/7/7/2K4 b - 1 moves 5h5g");
    assertTrue(table.desk().actions().run("edit.paste"));
    Screen.await("a second game is there", () -> table.games().list().size() == 2);
    Screen.await("it is shown", () -> table.client().window().all().size() == 2);
    table.awaitMoves("5h5g");
  }

  @Test
  void filesAreOpened() throws IOException {
    Path game = Files.writeString(data.resolve("one.txt"), view.model().live().text());
    Path position = Files.writeString(data.resolve("two.txt"), "3k3/7/7/7/7/7/7/2K4 b - 1\n");
    Incoming incoming =
        new Incoming(table.games(), table.client().window().variants(), Optional.empty());
    incoming.file(game);
    incoming.file(position);
    assertEquals(3, table.games().list().size());
  }

  private List<String> recent() {
    return Stream.of(find("Game").getItems())
        .filter(item -> item.getText().startsWith("&Recent files"))
        .flatMap(item -> Stream.of(item.getMenu().getItems()))
        .map(item -> item.getText())
        .filter(text -> !text.startsWith("&Backups"))
        .toList();
  }

  private Menu find(String head) {
    return Stream.of(table.client().window().shell().getMenuBar().getItems())
        .filter(item -> item.getText().replace("&", "").equals(head))
        .findFirst()
        .orElseThrow()
        .getMenu();
  }

  private void awaitRecent(String... starts) {
    Screen.await("the recent files are " + List.of(starts), () -> {
      List<String> now = recent();
      return now.size() == starts.length
          && IntStream.range(0, starts.length).allMatch(i -> now.get(i).startsWith(starts[i]));
    });
  }

  @Test
  void filesThatWereOpenedAreOfferedAgainTheNewestFirst() throws IOException {
    awaitRecent("&Clear");
    String position = "3k3/7/7/7/7/7/7/2K4 b - 1\n";
    Path one = Files.writeString(data.resolve("one & all.sfen"), position);
    Path two = Files.writeString(data.resolve("two.sfen"), position);
    table.client().window().open(one);
    awaitRecent("one && all.sfen  (", "&Clear");
    table.client().window().open(two);
    awaitRecent("two.sfen  (", "one && all.sfen  (", "&Clear");
    assertTrue(table.desk().actions().run("game.recent.2"));
    Screen.await("it is open again", () -> table.games().list().size() == 4);
    awaitRecent("one && all.sfen  (", "two.sfen  (", "&Clear");
    Files.delete(two);
    assertTrue(table.desk().actions().run("game.recent.2"));
    Screen.await("that it is gone is said", () -> table.says("two.sfen is no longer there"));
    awaitRecent("one && all.sfen  (", "&Clear");
    assertEquals(4, table.games().list().size());
    assertTrue(table.desk().actions().run("game.recent.clear"));
    awaitRecent("&Clear");
    assertFalse(table.desk().actions().run("game.recent.clear"));
  }

  @Test
  void tenFilesAreKeptAndOneThatIsNoGameIsNot() throws IOException {
    RecentFiles recent = new RecentFiles(table.desk().settings());
    Path letter = Files.writeString(data.resolve("letter.txt"), "Dear Sir,\nhello\n");
    table.client().window().open(letter);
    Screen.await("the letter is refused", () -> table.says("letter.txt"));
    assertEquals(List.of(), recent.all());
    for (int i = 1; i <= 12; i++) {
      recent.add(data.resolve(i + ".kif"));
    }
    recent.add(data.resolve("5.kif"));
    assertEquals(
        Stream.of(5, 12, 11, 10, 9, 8, 7, 6, 4, 3)
            .map(i -> data.resolve(i + ".kif").toAbsolutePath())
            .toList(),
        recent.all());
    Screen.await("the menu has them", () -> recent().size() == 11);
  }

  @Test
  void gamesOfOtherProgramsAreOpenedFromFilesAndTheClipboard() throws IOException {
    String kif = "手合割：toy\n手数----指手---------消費時間--\n";
    Path file = Files.write(data.resolve("game.kif"), kif.getBytes("windows-31j"));
    Incoming incoming =
        new Incoming(table.games(), table.client().window().variants(), Optional.empty());
    incoming.file(file);
    incoming.text(kif);
    incoming.text("[Variant \"toy\"]\n\n*\n");
    assertEquals(4, table.games().list().size());
  }

  @Test
  void aFileThatIsNoGameIsRefusedByName() throws IOException {
    Path file = Files.writeString(data.resolve("letter.txt"), "Dear Sir,\nhello\n");
    Incoming incoming =
        new Incoming(table.games(), table.client().window().variants(), Optional.empty());
    var e = org.junit.jupiter.api.Assertions.assertThrows(
        IllegalArgumentException.class, () -> incoming.file(file));
    assertTrue(e.getMessage().contains("letter.txt, this is no game"), e::getMessage);
  }

  /** It stands below the board; the bar over the window is for warnings. */
  @Test
  void thatItWorkedIsNoWarning() {
    assertTrue(table.desk().actions().run("edit.copy-sfen"));
    Screen.await("it is told", () -> table.says("Copied to the clipboard."));
    Label bar = Table.find(table.client().window().shell(), Label.class, "key", "message")
        .orElseThrow();
    assertFalse(bar.isVisible(), bar::getText);
    assertFalse(Table.texts(table.client().window().shell()).contains("⚠"), "no sign of a warning");
  }

  @Test
  void whatWasWrongWithAFileIsToldUntilAnotherIsOpened() throws IOException {
    Path letter = Files.writeString(data.resolve("letter.txt"), "Dear Sir,\nhello\n");
    Path game = Files.writeString(data.resolve("one.txt"), view.model().live().text());
    Label bar = Table.find(table.client().window().shell(), Label.class, "key", "message")
        .orElseThrow();
    table.client().window().open(letter);
    Screen.await("it is told", () -> bar.isVisible() && bar.getText().contains("letter.txt"));
    table.client().window().open(game);
    Screen.await("the game is shown", () -> table.client().window().all().size() == 2);
    assertFalse(bar.isVisible(), bar::getText);
    table.client().window().open(letter);
    table.client().window().open(game);
    Screen.await("both were opened", () -> table.client().window().all().size() == 3);
    assertTrue(bar.isVisible(), "who opens several reads what was wrong with the first");
  }

  @Test
  void anOpenedGameIsCalledByItsPlayers() throws IOException {
    Path file = Files.writeString(
        data.resolve("named.kifu"), "手合割：toy\n先手：Alice\n後手：Bob\n手数----指手---------消費時間--\n");
    Incoming incoming =
        new Incoming(table.games(), table.client().window().variants(), Optional.empty());
    incoming.file(file);
    Screen.await(
        "the title says who plays",
        () -> table.client().window().shell().getText().startsWith("Toy shogi · Alice – Bob"));
  }

  @Test
  void picturesHaveTheChosenWidth() {
    var snapshot = view.model().snapshot().orElseThrow();
    var style = BoardSettings.style(table.desk(), "toy");
    for (int width : new int[] {200, 777, 2400}) {
      BoardShot shot = new BoardShot(snapshot, style, Side.WHITE, width);
      ImageData pixels = shot.pixels(Screen.display());
      assertEquals(width, pixels.width);
      assertEquals(shot.height(), pixels.height);
      String pdf = new String(shot.pdf(), StandardCharsets.ISO_8859_1);
      String paper = String.format(
          Locale.ROOT, "/MediaBox [0 0 %.4f %.4f]", width * 0.75, shot.height() * 0.75);
      assertTrue(pdf.startsWith("%PDF-") && pdf.contains(paper), pdf);
      String svg = shot.svg();
      assertTrue(svg.startsWith("<svg"), svg);
      assertTrue(svg.contains("viewBox=\"0 0 " + width + " " + shot.height() + "\""), svg);
    }
  }

  @Test
  void aGameIsAMovingPicture() throws IOException {
    copy("1. P*5e 2. K-4b");
    assertTrue(table.desk().actions().run("edit.paste"));
    table.awaitMoves("P*5e", "4a4b");
    Screen.await(
        "the board has followed", () -> view.model().snapshot().orElseThrow().ply() == 2);
    var snapshot = view.model().snapshot().orElseThrow();
    var style = BoardSettings.style(table.desk(), "toy");
    Film film = new Film(snapshot, style, Side.BLACK, 240, Duration.ofMillis(500));
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(film.gif())));
    assertEquals(3, reader.getNumImages(true));
    assertEquals(240, reader.getWidth(0));
    assertTrue(
        reader.getWidth(1) < 240 && reader.getHeight(1) < reader.getHeight(0), "what changed");
    List<String> times = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      var root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      var control =
          (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
      times.add(control.getAttribute("delayTime"));
    }
    assertEquals(List.of("50", "50", "150"), times, "in hundredths of a second");
  }

  @Test
  void ofADamagedGameWhatCanBeReadIsOffered() throws IOException {
    Path file = Files.writeString(
        data.resolve("bad.usi"),
        "setoption name USI_Variant value toy\nposition startpos moves 4f4e 9z9z\n");
    table.client().window().open(file);
    table.answer("yes");
    Screen.await("it is there", () -> table.games().list().size() == 2);
    Screen.await("what was wrong is said", () -> table.says("9z9z"));
  }

  @Test
  void aSavedGameHasTheFormatOfItsNameElseTheChosenOne() {
    List<GameFormat> offered = List.of(new Formats().own(), new Formats().find("pgn"));
    assertEquals("pgn", SavedName.of("/a/b.pgn", offered, 0).format().key());
    assertEquals("kifu", SavedName.of("/a/b.kifu", offered, 0).format().key());
    assertEquals("komabako", SavedName.of("/a/b", offered, 0).format().key());
    assertEquals(Path.of("/a/b.v2.pgn"), SavedName.of("/a/b.v2", offered, 1).file());
  }

  private List<Page> pages() {
    Style screen = BoardSettings.style(table.desk(), "toy");
    Book book = new Book(
        PaperSize.A4,
        Book.printed(screen),
        Side.BLACK,
        Locale.ENGLISH,
        node -> node.move().orElseThrow().toString(),
        outcome -> "won",
        1);
    return view.model().live().read(book::game);
  }

  private List<Page> twoPages() {
    copy("1. P*5e 2. K-4b 3. K-4g 4. K-4a 5. K-4h");
    assertTrue(table.desk().actions().run("edit.paste"));
    table.awaitMoves("P*5e", "4a4b", "4h4g", "4b4a", "4g4h");
    List<Page> pages = pages();
    assertEquals(2, pages.size());
    return pages;
  }

  private static PrinterData printer(Path file) {
    PrinterData printer = new PrinterData("GtkPrintBackendFile", "Print to File");
    printer.printToFile = true;
    printer.fileName = file.toString();
    return printer;
  }

  /** GTK prints into a file where there is no printer; it is left in {@code target} to be looked at. */
  @Test
  void pagesArePrinted() throws IOException {
    List<Page> pages = twoPages();
    Path file = data.resolve("printed.pdf");
    PrinterData printer = printer(file);
    List<String> told = new ArrayList<>();
    PrintJob.start(printer, pages, count -> told.add("done " + count), () -> told.add("failed"));
    Screen.await("the pages were handed over", () -> !told.isEmpty());
    assertEquals(List.of("done 2"), told);
    Screen.await("the file is whole", () -> hasEnd(file));
    Files.copy(file, Path.of("target/printed.pdf"), StandardCopyOption.REPLACE_EXISTING);
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertTrue(text.startsWith("%PDF") && text.length() > 20_000, text);
  }

  @Test
  void onlyTheChosenPagesArePrintedAndTold() {
    List<Page> pages = twoPages();
    PrinterData printer = printer(data.resolve("printed.pdf"));
    printer.scope = PrinterData.PAGE_RANGE;
    printer.startPage = 2;
    printer.endPage = 9;
    List<String> told = new ArrayList<>();
    PrintJob.start(printer, pages, count -> told.add("done " + count), () -> told.add("failed"));
    Screen.await("the pages were handed over", () -> !told.isEmpty());
    assertEquals(List.of("done 1"), told);
  }

  private static boolean hasEnd(Path file) {
    try {
      return Files.exists(file)
          && Files.readString(file, StandardCharsets.ISO_8859_1).stripTrailing().endsWith("%%EOF");
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void aPrinterThatIsNotThereIsTold() {
    List<String> told = new ArrayList<>();
    PrintJob.start(
        new PrinterData("nowhere", "none"),
        pages(),
        count -> told.add("done"),
        () -> told.add("failed"));
    assertEquals(List.of("failed"), told);
  }
}

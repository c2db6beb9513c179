package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.Registration;
import org.komabako.base.message.LocalizedText;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;
import org.komabako.testkit.Toy;
import org.mockito.Mockito;

/** The install page with a platform of its own. */
@ExtendWith(Screen.class)
class InstallTest {
  @TempDir
  private Path data;

  private final Platform platform = new Platform();
  private Table table;

  /** Remembers what it was asked; refuses what is called foreign. */
  private static final class Platform implements VariantBundles {
    private final List<Entry> entries = new CopyOnWriteArrayList<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final CountDownLatch mayGoOn = new CountDownLatch(1);
    private final AtomicInteger closed = new AtomicInteger();
    private volatile boolean agreed = true;
    private volatile LocalizedText title = LocalizedText.of("toy shogi", "玩具将棋");

    @Override
    public List<Entry> removed() {
      return List.of();
    }

    @Override
    public Entry rollback(String name) {
      asked.add("rollback " + name);
      return new Entry(name, "1.0.0", List.of(), "");
    }

    @Override
    public Optional<String> earlier(String name) {
      return Optional.empty();
    }

    @Override
    public List<Entry> list() {
      return List.copyOf(entries);
    }

    @Override
    public Entry install(URI source) {
      asked.add("install " + name(source));
      if (source.toString().contains("slow")) {
        try {
          mayGoOn.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      if (source.toString().contains("foreign")) {
        throw new IllegalArgumentException("foreign.jar is no OSGi bundle: its manifest is empty");
      }
      Entry entry = new Entry("org.toy", "1.0.0", List.of("toy"), source.toString());
      change(entry);
      return entry;
    }

    private static String name(URI source) {
      return String.valueOf(Path.of(source).getFileName());
    }

    void change(Entry entry) {
      entries.removeIf(each -> each.name().equals(entry.name()));
      entries.add(entry);
      listeners.forEach(Runnable::run);
    }

    @Override
    public Entry update(String name, URI source) {
      asked.add("update " + name + " " + name(source));
      Entry entry = new Entry(name, "2.0.0", List.of("toy"), source.toString());
      change(entry);
      return entry;
    }

    @Override
    public void uninstall(String name) {
      asked.add("uninstall " + name);
      entries.removeIf(each -> each.name().equals(name));
      listeners.forEach(Runnable::run);
    }

    @Override
    public Entry update(String name, URI source, boolean downgrade) {
      return update(name, source);
    }

    @Override
    public Offer offer(URI source) {
      return new Offer() {
        @Override
        public String name() {
          return "org.toy";
        }

        @Override
        public String version() {
          return "1.0.0";
        }

        @Override
        public LocalizedText title() {
          return title;
        }

        @Override
        public Came came() {
          return new Came(source.getPath(), "0123abcd", "", List.of());
        }

        @Override
        public boolean isAgreed() {
          return agreed;
        }

        @Override
        public Entry accept(boolean downgrade) {
          return entries.stream().anyMatch(entry -> entry.name().equals(name()))
              ? update(name(), source)
              : install(source);
        }

        @Override
        public void close() {
          closed.incrementAndGet();
        }
      };
    }

    @Override
    public List<Entry> retry(String name) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Registration listen(Runnable change) {
      listeners.add(change);
      return () -> listeners.remove(change);
    }
  }

  @BeforeEach
  void open() {
    table = new Table(data, new Toy());
    table.bundles(Optional.of(platform));
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell page() {
    assertTrue(table.desk().actions().run("tools.install"));
    Screen.settle();
    return table.dialog();
  }

  private static org.eclipse.swt.widgets.Table rows(Shell page) {
    return Table.find(page, org.eclipse.swt.widgets.Table.class, "key", "install.game")
        .orElseThrow();
  }

  private static String told(Shell page) {
    return Table.find(page, Text.class, "key", "told").orElseThrow().getText();
  }

  private static Button button(Shell page, String key) {
    return Table.find(page, Button.class, "key", key).orElseThrow();
  }

  private static void press(Shell page, String key) {
    Button button = button(page, key);
    assertTrue(button.getEnabled(), key);
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private void drop(Path file) {
    DropTarget target = (DropTarget) table.client().window().shell().getData(DND.DROP_TARGET_KEY);
    DropTargetEvent event = Mockito.mock(DropTargetEvent.class);
    event.data = new String[] {file.toString()};
    for (var listener : target.getDropListeners()) {
      listener.drop(event);
    }
    Screen.settle();
  }

  private Path jar(String name, String symbolicName) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Bundle-SymbolicName", symbolicName + ";singleton:=true");
    Path file = data.resolve(name);
    try (OutputStream out = Files.newOutputStream(file)) {
      new JarOutputStream(out, manifest).close();
    }
    return file;
  }

  @Test
  void whatTheConsoleInstallsIsShown() {
    Shell page = page();
    platform.change(new VariantBundles.Entry("org.toy", "1.0.0", List.of("toy"), "/a.jar"));
    Screen.await("it is listed", () -> rows(page).getItemCount() == 1);
    assertEquals("Toy shogi", rows(page).getItem(0).getText(0));
    assertEquals("1.0.0", rows(page).getItem(0).getText(1), "the name of its bundle is told below");
    rows(page).select(0);
    rows(page).notifyListeners(SWT.Selection, new Event());
    assertEquals(
        "Bundle org.toy, from /a.jar",
        Table.find(page, Text.class, "key", "detail").orElseThrow().getText());
    platform.uninstall("org.toy");
    Screen.await("it is gone", () -> rows(page).getItemCount() == 0);
  }

  @Test
  void aJarThatIsDroppedOnTheWindowIsInstalled() throws IOException {
    drop(jar("toy.jar", "org.toy"));
    Shell page = table.dialog();
    Screen.await("it is told", () -> told(page).equals("Installed: Toy shogi 1.0.0"));
    assertEquals(List.of("install toy.jar"), platform.asked);
  }

  @Test
  void aJarThatWasNotAgreedToAsksBeforeItRuns() throws IOException {
    platform.agreed = false;
    drop(jar("toy.jar", "org.toy"));
    // The question may be open already, and is a shell below the page.
    Shell window = table.client().window().shell();
    Shell page = Stream.of(window.getShells())
        .filter(each -> each.getParent() == window)
        .findFirst()
        .orElseThrow();
    Screen.await("it is asked", () -> page.getShells().length == 1);
    String question = Table.find(page.getShells()[0], Label.class, "key", "question")
        .orElseThrow()
        .getText();
    assertTrue(question.contains("Install Toy shogi 1.0.0?"), question);
    assertTrue(question.contains("org.toy") && question.contains("0123abcd"), question);
    assertEquals(List.of(), platform.asked);
    answer(page, "no");
    Screen.await("it is told", () -> told(page).equals("Not installed: Toy shogi 1.0.0"));
    assertEquals(List.of(), platform.asked);
    assertEquals(1, platform.closed.get());
    drop(jar("toy.jar", "org.toy"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).startsWith("Installed"));
    assertEquals(List.of("install toy.jar"), platform.asked);
    assertEquals(2, platform.closed.get());
  }

  @Test
  void whatDoesNotSayItsNameIsAskedForByThatOfItsBundleAndATextAsWhatItIs() throws IOException {
    platform.agreed = false;
    platform.title = LocalizedText.NONE;
    drop(jar("toy.variant", "org.toy"));
    Shell window = table.client().window().shell();
    Screen.await("it is asked", () -> question(window).isPresent());
    String question = question(window).orElseThrow();
    assertTrue(question.startsWith("Install org.toy 1.0.0?"), question);
    assertTrue(question.contains("nothing of it runs as a program"), question);
  }

  private static Optional<String> question(Shell window) {
    return Stream.of(window.getShells())
        .flatMap(page -> Stream.of(page.getShells()))
        .flatMap(asked -> Table.find(asked, Label.class, "key", "question").stream())
        .map(Label::getText)
        .findFirst();
  }

  private static void answer(Shell page, String answer) {
    Table.find(page.getShells()[0], Button.class, "answer", answer)
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
  }

  @Test
  void aJarWithoutAVariantIsAskedAboutAsAnExtensionAndListedAndRemoved() throws IOException {
    Extensions extensions = Mockito.mock(Extensions.class);
    Extensions.Offer offer = Mockito.mock(Extensions.Offer.class);
    LocalizedText pieces = LocalizedText.same("a set of pieces");
    Path file = jar("dots.jar", "dots");
    Extensions.Entry entry = new Extensions.Entry(
        "dots",
        "1.2.0",
        List.of(pieces),
        "/extensions/dots.jar",
        LocalizedText.NONE,
        VariantBundles.Came.UNKNOWN);
    Mockito.when(extensions.listen(Mockito.any())).thenReturn(() -> {});
    Mockito.when(extensions.isExtension(file)).thenReturn(true);
    Mockito.when(extensions.offer(file.toUri())).thenReturn(offer);
    Mockito.when(offer.name()).thenReturn("dots");
    Mockito.when(offer.version()).thenReturn("1.2.0");
    Mockito.when(offer.brings()).thenReturn(List.of(pieces));
    Mockito.when(offer.came()).thenReturn(VariantBundles.Came.UNKNOWN);
    Mockito.when(offer.installed()).thenReturn(Optional.empty());
    Mockito.when(offer.accept(false)).thenAnswer(call -> {
      Mockito.when(extensions.list()).thenReturn(List.of(entry));
      return entry;
    });
    table.extensions(Optional.of(extensions));
    Shell page = page();
    drop(file);
    Screen.await("it is asked", () -> page.getShells().length == 1);
    String question = Table.find(page.getShells()[0], Label.class, "key", "question")
        .orElseThrow()
        .getText();
    assertTrue(question.contains("It brings: a set of pieces."), question);
    Mockito.verify(offer, Mockito.never()).accept(Mockito.anyBoolean());
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Installed: a set of pieces 1.2.0"));
    table.extensions(Optional.of(extensions));
    Screen.await("it is listed", () -> rows(page).getItemCount() == 1);
    assertEquals("a set of pieces", rows(page).getItem(0).getText(0));
    rows(page).select(0);
    rows(page).notifyListeners(SWT.Selection, new Event());
    press(page, "install.remove");
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Removed: a set of pieces"));
    Mockito.verify(extensions).uninstall("dots");
    table.extensions(Optional.empty());
    Screen.await("the service has left", () -> rows(page).getItemCount() == 0);
    assertEquals(List.of(), platform.asked);
  }

  @Test
  void aJarOfABundleThatIsThereUpdatesIt() throws IOException {
    platform.change(new VariantBundles.Entry("org.toy", "1.0.0", List.of("toy"), "/a.jar"));
    drop(jar("newer.jar", "org.toy"));
    Shell page = table.dialog();
    Screen.await("it is told", () -> told(page).equals("Updated: Toy shogi from 1.0.0 to 2.0.0"));
    assertEquals(List.of("update org.toy newer.jar"), platform.asked);
  }

  @Test
  void aForeignJarIsRefusedWithTheReason() throws IOException {
    Path file = jar("foreign.jar", "x");
    drop(file);
    Shell page = table.dialog();
    Screen.await("it is told", () -> told(page).contains("is no OSGi bundle"));
    assertTrue(told(page).contains(file.toString()), () -> told(page));
  }

  @Test
  void anInstallationThatHangsStopsNeitherThePageNorTheWindow() throws IOException {
    drop(jar("slow.jar", "org.toy"));
    Shell page = table.dialog();
    Screen.await("it is begun", () -> !platform.asked.isEmpty());
    assertTrue(told(page).contains("One moment"), () -> told(page));
    platform.change(new VariantBundles.Entry("b", "1.0.0", List.of(), "/b.jar"));
    Screen.await("the page goes on", () -> rows(page).getItemCount() == 1);
    platform.mayGoOn.countDown();
    Screen.await("it is done", () -> told(page).startsWith("Installed"));
  }

  @Test
  void removingNamesTheGamesThatWait() {
    var unused = table.game("toy", new Toy().table().start());
    platform.change(new VariantBundles.Entry("org.toy", "1.0.0", List.of("toy"), "/a.jar"));
    Shell page = page();
    Screen.await("it is listed", () -> rows(page).getItemCount() == 1);
    rows(page).select(0);
    rows(page).notifyListeners(SWT.Selection, new Event());
    press(page, "install.remove");
    Screen.await("it is asked", () -> page.getShells().length == 1);
    Shell question = page.getShells()[0];
    assertTrue(
        Table.find(question, Label.class, "key", "question")
            .orElseThrow()
            .getText()
            .contains("Toy shogi 1"),
        "it names the game");
    Table.find(question, Button.class, "answer", "yes")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.await("it is removed", () -> platform.asked.contains("uninstall org.toy"));
    Screen.await("it is told", () -> told(page).equals("Removed: Toy shogi"));
  }

  @Test
  void whatAColumnHasNoRoomForEndsWithDots() {
    var table = rows(page());
    for (int i = 0; i < table.getColumnCount(); i++) {
      long cells = GTK.gtk_cell_layout_get_cells(GTK.gtk_tree_view_get_column(table.handle, i));
      int[] place = {0};
      OS.g_object_get(
          OS.g_list_data(OS.g_list_last(cells)),
          "ellipsize\0".getBytes(StandardCharsets.US_ASCII),
          place,
          0);
      OS.g_list_free(cells);
      assertEquals(3, place[0], "at the end");
    }
  }

  /** Esc closes the window, and reaches it only while something in it that is enabled has the focus. */
  @Test
  void whoHasRemovedGoesOnByKeys() {
    platform.change(new VariantBundles.Entry("org.toy", "1.0.0", List.of("toy"), "/a.jar"));
    Shell page = page();
    Screen.await("it is listed", () -> rows(page).getItemCount() == 1);
    rows(page).select(0);
    rows(page).notifyListeners(SWT.Selection, new Event());
    page.forceActive();
    assertTrue(button(page, "install.remove").forceFocus());
    press(page, "install.remove");
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    // A window manager gives the keyboard back to the window; there is none here.
    page.forceActive();
    Screen.await("it is told", () -> told(page).equals("Removed: Toy shogi"));
    Screen.await("something has the focus", () -> {
      Control focus = Screen.display().getFocusControl();
      return focus != null && focus != page && focus.getShell() == page && focus.isEnabled();
    });
  }

  @Test
  void aPlatformThatLeavesIsToldOf() {
    platform.change(new VariantBundles.Entry("org.toy", "1.0.0", List.of("toy"), "/a.jar"));
    Shell page = page();
    Screen.await("it is listed", () -> rows(page).getItemCount() == 1);
    table.bundles(Optional.empty());
    Screen.await("it is told", () -> told(page).contains("is not there now"));
    assertEquals(0, rows(page).getItemCount());
    assertFalse(button(page, "install.install").getEnabled());
    assertEquals(List.of(), platform.listeners);
    table.bundles(Optional.of(platform));
    Screen.await("it is back", () -> rows(page).getItemCount() == 1);
    assertTrue(button(page, "install.install").getEnabled());
  }

  @Test
  void aClosedPageListensNoMore() {
    Shell page = page();
    Screen.await("it listens", () -> platform.listeners.size() == 1);
    page.close();
    Screen.await("it does not", () -> platform.listeners.isEmpty());
  }
}

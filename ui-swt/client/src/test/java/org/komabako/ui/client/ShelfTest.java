package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
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
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.base.message.Sentence;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.Extensions;
import org.komabako.platform.VariantBundles;
import org.komabako.platform.VariantShelf;
import org.komabako.testkit.Toy;
import org.komabako.ui.widgets.control.Card;
import org.mockito.Mockito;

/** The page on which games are had, with shelves of its own. */
@ExtendWith(Screen.class)
class ShelfTest {
  private static final String FOLDER = "file:///games/";
  private static final String ADDRESS = "https://example.org/games/";

  @TempDir
  private Path data;

  private final VariantBundles bundles = Mockito.mock(VariantBundles.class);
  private final List<VariantBundles.Entry> entries = new CopyOnWriteArrayList<>();
  private final AtomicReference<Runnable> news = new AtomicReference<>(() -> {});
  private final Shelf shelf = new Shelf();
  private Table table;

  /** Has a game in a folder and one at an address, and remembers what it was asked. */
  private final class Shelf implements VariantShelf {
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final CountDownLatch never = new CountDownLatch(1);
    private volatile List<String> sources = List.of(FOLDER, ADDRESS);
    private volatile boolean silent;
    private volatile boolean more;
    private volatile Trust trust = Trust.UNSIGNED;
    private volatile String version = "1.0.0";
    private volatile LocalizedText problem = LocalizedText.NONE;

    @Override
    public List<String> sources() {
      return sources;
    }

    @Override
    public void use(List<String> chosen) {
      if (chosen.stream().anyMatch(each -> !each.contains(":"))) {
        throw RequestException.of(VariantShelf.class, "shelf.noSource", chosen);
      }
      sources = chosen.isEmpty() ? List.of(FOLDER) : chosen;
    }

    @Override
    public Seen look(List<String> wanted) {
      asked.add("look " + wanted);
      List<Source> seen = new ArrayList<>();
      List<Item> items = new ArrayList<>();
      for (String each : wanted) {
        boolean here = each.equals(FOLDER);
        Source source = new Source(
            URI.create(each),
            here ? Trust.OURS : trust,
            here ? "" : "beef",
            here ? List.of() : List.of(LocalizedText.same("one of them has no digest")));
        seen.add(source);
        if (!here && silent) {
          continue;
        }
        items.add(item(source, here ? "toy" : "far"));
        if (!here && more) {
          items.add(item(source, "dots", EXTENSION, List.of()));
          items.addAll(items.get(items.size() - 2).beside());
        }
      }
      return new Seen(seen, items);
    }

    private Item item(Source source, String name) {
      return item(
          source,
          name,
          TEXT,
          more ? List.of(item(source, name, "komabako.network", List.of())) : List.of());
    }

    private Item item(Source source, String name, String kind, List<Item> beside) {
      return new Item(
          source,
          name,
          version,
          kind,
          LocalizedText.of(name + " shogi", name + "将棋"),
          LocalizedText.of("A game for tests.", "試しの将棋。"),
          source.address().resolve(name + "." + kind),
          name + version + kind,
          5,
          "",
          List.of(),
          beside,
          problem);
    }

    @Override
    public Item require(Seen seen, String name, Set<String> kinds, Optional<String> from) {
      throw new UnsupportedOperationException();
    }

    @Override
    public LocalizedText titleOf(String kind) {
      return LocalizedText.same(kind);
    }

    @Override
    public List<Item> newer(Seen seen) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Variant> read(Item item) {
      return Optional.of(new Toy(item.name()));
    }

    @Override
    public VariantBundles.Entry install(Item item, boolean trusted) {
      asked.add("install " + item.name() + " " + item.version() + " " + trusted);
      if (item.name().equals("far") && trust == Trust.TRUSTED) {
        try {
          never.await();
        } catch (InterruptedException e) {
          throw RequestException.of(VariantShelf.class, "shelf.interrupted", item.place());
        }
      }
      VariantBundles.Entry entry = new VariantBundles.Entry(
          item.name(), item.version(), List.of(item.name()), "/" + item.name());
      entries.removeIf(each -> each.name().equals(item.name()));
      entries.add(entry);
      news.get().run();
      return entry;
    }

    @Override
    public int write(Path folder, Optional<Path> key) {
      throw new UnsupportedOperationException();
    }
  }

  @BeforeEach
  void open() {
    Mockito.when(bundles.list()).thenAnswer(call -> List.copyOf(entries));
    Mockito.when(bundles.earlier(Mockito.anyString())).thenReturn(Optional.empty());
    Mockito.when(bundles.listen(Mockito.any())).thenAnswer(call -> {
      news.set(call.getArgument(0));
      return (org.komabako.base.Registration) () -> news.set(() -> {});
    });
    table = new Table(data);
    table.bundles(Optional.of(bundles));
    table.shelf(Optional.of(shelf));
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell page() {
    assertTrue(table.desk().actions().run("tools.shelf"));
    Screen.settle();
    return table.dialog();
  }

  private static Optional<Card> card(Shell page, String name) {
    return Table.find(page, Card.class, "item", name);
  }

  private static Button button(Shell page, String name, String key) {
    return Table.find(card(page, name).orElseThrow(), Button.class, "key", key).orElseThrow();
  }

  private static boolean offers(Shell page, String name, String key) {
    Button button = button(page, name, key);
    return button.getVisible() && button.isEnabled();
  }

  private static void press(Button button) {
    assertTrue(button.isEnabled(), button.getText());
    button.notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  private static String told(Shell page) {
    return Table.find(page, Label.class, "key", "told").orElseThrow().getText();
  }

  private Shell pageWith(String name) {
    Shell page = page();
    Screen.await("the cards", () -> card(page, name).isPresent());
    return page;
  }

  private Shell lookedAt() {
    Shell page = pageWith("toy");
    press(Table.find(page, Button.class, "key", "shelf.look").orElseThrow());
    Screen.await("the cards", () -> card(page, "far").isPresent());
    return page;
  }

  @Test
  void anAddressIsAskedOnlyWhenTheUserSaysSo() {
    Shell page = pageWith("toy");
    assertEquals(List.of("look [" + FOLDER + "]"), shelf.asked);
    Button look = Table.find(page, Button.class, "key", "shelf.look").orElseThrow();
    assertEquals("Look at " + ADDRESS, look.getText());
    press(look);
    Screen.await("the cards", () -> card(page, "far").isPresent());
    assertTrue(Table.find(page, Button.class, "key", "shelf.look").isEmpty());
    List<String> texts = Table.texts(page);
    assertTrue(texts.contains("Toy shogi"), texts::toString);
    assertTrue(texts.contains("A game for tests."), texts::toString);
    assertTrue(texts.contains("Version 1.0.0, comes with Komabako"), texts::toString);
    assertTrue(texts.contains("Version 1.0.0, from " + ADDRESS + ", not signed"), texts::toString);
    assertTrue(texts.contains("one of them has no digest"), texts::toString);
  }

  @Test
  void whatComesWithTheProgramIsInstalledAtOnceUpdatedTakenBackAndRemoved() {
    Shell page = pageWith("toy");
    assertFalse(offers(page, "toy", "shelf.remove"));
    press(button(page, "toy", "shelf.install"));
    Screen.await("it is told", () -> told(page).equals("Installed: toy shogi 1.0.0"));
    Screen.await("it can be removed", () -> offers(page, "toy", "shelf.remove"));
    assertFalse(button(page, "toy", "shelf.install").getVisible());
    shelf.version = "1.1.0";
    Mockito.when(bundles.earlier("toy")).thenReturn(Optional.of("0.9.0"));
    news.get().run();
    Screen.await("it can be taken back", () -> offers(page, "toy", "shelf.rollback"));
    Screen.await("it can be updated", () -> offers(page, "toy", "shelf.install"));
    assertEquals("Update to 1.1.0", button(page, "toy", "shelf.install").getText());
    assertEquals("Back to 0.9.0", button(page, "toy", "shelf.rollback").getText());
    press(button(page, "toy", "shelf.install"));
    Screen.await("it is told", () -> told(page).equals("Updated: toy shogi from 1.0.0 to 1.1.0"));
    Mockito.when(bundles.rollback("toy"))
        .thenReturn(new VariantBundles.Entry("toy", "1.0.0", List.of("toy"), ""));
    press(button(page, "toy", "shelf.rollback"));
    Screen.await("it is told", () -> told(page).equals("Now in use: toy shogi 1.0.0"));
    press(button(page, "toy", "shelf.remove"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Removed: toy shogi"));
    Mockito.verify(bundles).uninstall("toy");
  }

  @Test
  void whoHasRemovedGoesOnByKeys() {
    Shell page = pageWith("toy");
    press(button(page, "toy", "shelf.install"));
    Screen.await("it can be removed", () -> offers(page, "toy", "shelf.remove"));
    page.forceActive();
    Screen.await("it has the focus", button(page, "toy", "shelf.remove")::forceFocus);
    press(button(page, "toy", "shelf.remove"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    page.forceActive();
    Screen.await("it is told", () -> told(page).equals("Removed: toy shogi"));
    Screen.await("something else has the focus", () -> {
      Control focus = Screen.display().getFocusControl();
      return focus != null && focus != page && focus.getShell() == page && focus.isEnabled();
    });
  }

  @Test
  void whatIsToldBelowTheCardsTakesTheHeightThatItNeeds() {
    Shell page = pageWith("toy");
    page.setSize(420, 520);
    press(button(page, "toy", "shelf.install"));
    Screen.await("it is told", () -> told(page).equals("Installed: toy shogi 1.0.0"));
    Screen.settle();
    Composite foot = Table.find(page, Label.class, "key", "told").orElseThrow().getParent();
    assertEquals(
        foot.computeSize(foot.getSize().x, SWT.DEFAULT).y,
        foot.getSize().y,
        "no row is cut, and none is empty");
    assertTrue(foot.getSize().y < page.getSize().y / 3, "the cards have the rest");
  }

  @Test
  void whatNobodyHasSignedIsAskedFor() {
    Shell page = lookedAt();
    press(button(page, "far", "shelf.install"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    assertTrue(question(page).contains("Nobody has signed"), question(page));
    answer(page, "no");
    assertFalse(shelf.asked.toString().contains("install"), shelf.asked.toString());
    press(button(page, "far", "shelf.install"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Installed: far shogi 1.0.0"));
    assertTrue(shelf.asked.contains("install far 1.0.0 true"), shelf.asked.toString());
  }

  @Test
  void anAddressThatFailsCanBeAskedAgain() {
    shelf.silent = true;
    Shell page = pageWith("toy");
    press(Table.find(page, Button.class, "key", "shelf.look").orElseThrow());
    Screen.await(
        "it is told",
        () -> Table.texts(page).contains("one of them has no digest")
            && Table.find(page, Button.class, "key", "shelf.look").isPresent());
    shelf.silent = false;
    press(Table.find(page, Button.class, "key", "shelf.look").orElseThrow());
    Screen.await("the cards", () -> card(page, "far").isPresent());
  }

  @Test
  void aKeyThatIsNewIsShown() {
    shelf.trust = VariantShelf.Trust.FOREIGN;
    Shell page = lookedAt();
    press(button(page, "far", "shelf.install"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    assertTrue(question(page).contains("whom you do not know yet"), question(page));
    assertTrue(question(page).contains("beef"), question(page));
    answer(page, "no");
  }

  @Test
  void extensionsStandInASectionOfTheirOwnAndNetworksOnTheCardOfTheGame() {
    Extensions extensions = Mockito.mock(Extensions.class);
    Mockito.when(extensions.listen(Mockito.any())).thenReturn(() -> {});
    table.extensions(Optional.of(extensions));
    shelf.more = true;
    Shell page = lookedAt();
    List<String> texts = Table.texts(page);
    assertTrue(texts.contains("Extensions"), texts::toString);
    assertTrue(texts.contains("With a network for the engine: A game for tests."), texts::toString);
    Card game = card(page, "far").orElseThrow();
    Card dots = card(page, "dots").orElseThrow();
    assertNotEquals(game.getParent(), dots.getParent());
    assertTrue(dots.getParent().getLocation().y > game.getParent().getLocation().y);
    press(button(page, "dots", "shelf.install"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    assertTrue(question(page).contains("It is a program"), question(page));
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Installed: dots shogi 1.0.0"));
    Mockito.when(extensions.list())
        .thenReturn(List.of(new Extensions.Entry(
            "dots",
            "1.0.0",
            List.of(),
            "/dots.jar",
            LocalizedText.NONE,
            VariantBundles.Came.UNKNOWN)));
    Mockito.when(extensions.earlier("dots")).thenReturn(Optional.of("0.9.0"));
    Mockito.when(extensions.rollback("dots"))
        .thenReturn(new Extensions.Entry(
            "dots",
            "0.9.0",
            List.of(),
            "/dots.jar",
            LocalizedText.NONE,
            VariantBundles.Came.UNKNOWN));
    table.extensions(Optional.of(extensions));
    Screen.await("it can be taken back", () -> offers(page, "dots", "shelf.rollback"));
    press(button(page, "dots", "shelf.rollback"));
    Screen.await("it is told", () -> told(page).equals("Now in use: dots shogi 0.9.0"));
    Screen.await("it can be removed", () -> offers(page, "dots", "shelf.remove"));
    press(button(page, "dots", "shelf.remove"));
    Screen.await("it is asked", () -> page.getShells().length == 1);
    answer(page, "yes");
    Screen.await("it is told", () -> told(page).equals("Removed: dots shogi"));
    Mockito.verify(extensions).uninstall("dots");
    table.extensions(Optional.empty());
    Screen.await("nobody can remove it", () -> !offers(page, "dots", "shelf.remove"));
  }

  private static Shell places(Shell page) {
    press(Table.find(page, Button.class, "key", "shelf.places").orElseThrow());
    return page.getShells()[0];
  }

  private static void add(Shell places, String address) {
    Table.find(places, Text.class, "key", "shelf.places.address").orElseThrow().setText(address);
    press(Table.find(places, Button.class, "key", "shelf.places.add").orElseThrow());
  }

  @Test
  void placesAreAddedAndRemoved() {
    Shell page = pageWith("toy");
    Shell places = places(page);
    assertTrue(
        Table.texts(places).contains(FOLDER + "\nComes with Komabako."),
        () -> Table.texts(places).toString());
    assertTrue(Table.texts(places).contains(ADDRESS + "\nNobody has looked there yet."));
    add(places, "https://new.example.org/");
    Screen.await(
        "it is there",
        () ->
            Table.texts(places).contains("https://new.example.org/\nNobody has looked there yet."));
    assertEquals(
        List.of("look [" + FOLDER + "]"), shelf.asked.stream().distinct().toList());
    add(places, "nonsense");
    Screen.await(
        "it is told",
        () -> Table.texts(places).stream().anyMatch(text -> text.contains("is no shelf")));
    assertEquals(3, shelf.sources.size());
    press(Table.find(places, Button.class, "place", ADDRESS).orElseThrow());
    Screen.await(
        "it is gone", () -> Table.find(places, Button.class, "place", ADDRESS).isEmpty());
    assertEquals(List.of(FOLDER, "https://new.example.org/"), shelf.sources);
    places.close();
    Screen.settle();
    assertEquals(
        "Look at https://new.example.org/",
        Table.find(page, Button.class, "key", "shelf.look").orElseThrow().getText());
  }

  private static String question(Shell page) {
    return Table.find(page.getShells()[0], Label.class, "key", "question")
        .orElseThrow()
        .getText();
  }

  private static void answer(Shell page, String answer) {
    Table.find(page.getShells()[0], Button.class, "answer", answer)
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Screen.settle();
  }

  @Test
  void whatTakesLongIsCancelled() {
    shelf.trust = VariantShelf.Trust.TRUSTED;
    Shell page = lookedAt();
    Button cancel = Table.find(page, Button.class, "key", "shelf.cancel").orElseThrow();
    Screen.await("it rests", () -> !cancel.getVisible());
    press(button(page, "far", "shelf.install"));
    Screen.await(
        "it is begun", () -> shelf.asked.contains("install far 1.0.0 true") && cancel.getVisible());
    assertFalse(button(page, "toy", "shelf.install").getEnabled());
    press(cancel);
    Screen.await("it is told", () -> told(page).contains("was not fetched"));
    assertTrue(offers(page, "far", "shelf.install"));
  }

  @Test
  void whatCannotBeInstalledSaysWhy() {
    shelf.problem = Sentence.of(VariantShelf.class, "shelf.newer", "toy", "1.0.0", "(version>=9)");
    Shell page = pageWith("toy");
    assertFalse(button(page, "toy", "shelf.install").getVisible());
    assertTrue(
        Table.texts(page).stream().anyMatch(text -> text.contains("a newer one may be needed")));
  }

  @Test
  void shelvesThatLeaveAreToldOfAndComeBack() {
    Shell page = pageWith("toy");
    table.shelf(Optional.empty());
    Screen.await("it is told", () -> told(page).contains("is not there now"));
    assertTrue(card(page, "toy").isEmpty());
    table.shelf(Optional.of(shelf));
    Screen.await("it is back", () -> card(page, "toy").isPresent());
    page.close();
    Screen.settle();
    table.shelf(Optional.empty());
    Screen.settle();
  }

  @Test
  void itIsReadInTheLanguageOfTheWindow() {
    Shell page = pageWith("toy");
    table.desk().messages().language(Locale.JAPANESE);
    Screen.await("it is Japanese", () -> Table.texts(page).contains("試しの将棋。"));
    assertEquals("導入", button(page, "toy", "shelf.install").getText());
    assertTrue(Table.texts(page).contains("Toy将棋"), () -> Table.texts(page).toString());
  }
}

package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Tags;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Toy;
import org.komabako.ui.workbench.game.GameView;

/** The toolbar, the list of keys and the tab with what is known of a game. */
@ExtendWith(Screen.class)
class ToolbarTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private ToolItem tool(String action) {
    Composite strip = Table.find(
            table.client().window().shell(), Composite.class, "part", "toolbar")
        .orElseThrow();
    return Stream.of(strip.getChildren())
        .flatMap(bar -> Stream.of(((ToolBar) bar).getItems()))
        .filter(item -> action.equals(item.getData("action")))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aToolIsForTheGameThatIsLookedAt() {
    Screen.settle();
    assertFalse(tool("view.flip").getEnabled());
    assertTrue(tool("game.new").getEnabled());
    assertEquals("New game… (Ctrl+N)", tool("game.new").getToolTipText());
    GameView view = table.game(toy.key(), toy.table().start());
    Screen.await("there is something to turn", () -> tool("view.flip").getEnabled());
    tool("view.flip").notifyListeners(SWT.Selection, new Event());
    assertEquals(Side.WHITE, view.board().bottom());
  }

  /** They follow the game, whoever moves in it. */
  @Test
  void toolsOfAGameAreForWhatCanBeDoneInIt() {
    var unused = table.game(toy.key(), toy.table().start());
    Screen.settle();
    assertFalse(tool("tree.back").getEnabled(), "before the first move");
    assertFalse(tool("move.undo").getEnabled(), "before the first move");
    table.click("4f", "4e");
    Screen.await("one can go back", () -> tool("tree.back").getEnabled());
    assertTrue(tool("move.undo").getEnabled());
    assertFalse(tool("tree.forward").getEnabled(), "nothing follows");
  }

  @Test
  void allKeysAreListed() {
    assertTrue(table.desk().actions().run("help.shortcuts"));
    Screen.settle();
    var list = Table.find(table.dialog(), org.eclipse.swt.widgets.Table.class, "key", "shortcuts")
        .orElseThrow();
    List<String> keys = Stream.of(list.getItems()).map(item -> item.getText(0)).toList();
    long wanted = table.desk().actions().all().stream()
        .filter(action -> action.menu() != null && action.keys().exists())
        .count();
    assertEquals(wanted, keys.size());
    assertTrue(keys.contains("Ctrl+N"), keys::toString);
    assertTrue(Stream.of(list.getItems()).noneMatch(item -> item.getText(1).contains("&")));
    table.dialog().close();
  }

  @Test
  void namesAreWrittenOnATab() {
    GameView view = table.game(toy.key(), toy.table().start());
    Text black =
        Table.find((Composite) info(view), Text.class, "key", "info.black").orElseThrow();
    black.setText("Alice");
    black.notifyListeners(SWT.DefaultSelection, new Event());
    Screen.await("the game knows it", () -> "Alice".equals(view.model().tags().get(Tags.BLACK)));
    Screen.await("the plate says it", () -> table.says("Alice"));
  }

  private static org.eclipse.swt.widgets.Control info(GameView view) {
    TabFolder tabs = folder((Composite) view.control());
    TabItem item = tabs.getItem(2);
    tabs.setSelection(item);
    Event chosen = new Event();
    chosen.item = item;
    tabs.notifyListeners(SWT.Selection, chosen);
    return item.getControl();
  }

  private static TabFolder folder(Composite root) {
    for (var child : root.getChildren()) {
      if (child instanceof TabFolder tabs) {
        return tabs;
      }
      if (child instanceof Composite composite) {
        TabFolder below = folder(composite);
        if (below != null) {
          return below;
        }
      }
    }
    return null;
  }
}

package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.testkit.Toy;
import org.komabako.ui.widgets.action.Action;
import org.komabako.ui.widgets.action.Menus;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.extension.Contribution;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;

/** Contributions that come, leave and fail while the window is open. */
@ExtendWith(Screen.class)
class ContributionsTest {
  private static final String SET_ASIDE = "failed and was set aside";

  @TempDir
  private Path data;

  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, new Toy());
    var unused = table.game("toy", new Toy().table().start());
  }

  @AfterEach
  void close() {
    table.close();
  }

  private record OneLabel(String text) implements SidePanel {
    @Override
    public String id() {
      return text;
    }

    @Override
    public String title(Messages messages) {
      return "title of " + text;
    }

    @Override
    public Control create(Composite parent, GameView view) {
      if (text.isEmpty()) {
        throw new IllegalStateException("no text");
      }
      Label label = new Label(parent, SWT.NONE);
      label.setText(text);
      return label;
    }
  }

  private static Action.Builder action(String id) {
    return Action.of(id).text(LocalizedText.same("Do " + id)).menu(Menus.TOOLS, 5);
  }

  private List<String> tools() {
    return Arrays.stream(table.client().window().shell().getMenuBar().getItems())
        .flatMap(head -> Arrays.stream(head.getMenu().getItems()))
        .filter(item -> String.valueOf(item.getData("action")).startsWith("test."))
        .map(MenuItem::getText)
        .toList();
  }

  @Test
  void allThatOneAddedLeavesWithIt() {
    List<String> left = new ArrayList<>();
    Contribution contribution = (window, parts) -> {
      parts.action(action("test.one")
          .keys("Ctrl+Alt+Shift+X")
          .does(() -> new Shell(window.shell()).setText("opened")));
      parts.panel(45, () -> new OneLabel("here I am"));
      parts.onLeave(() -> left.add("first"));
      parts.onLeave(() -> left.add("last"));
    };
    table.offers().add(contribution, 0);
    Screen.await("the panel", () -> table.says("here I am"));
    assertEquals(List.of("Do test.one\tCtrl+Alt+Shift+X"), tools());
    assertTrue(table.desk().actions().run("test.one"));
    Shell opened = Arrays.stream(table.client().window().shell().getShells())
        .filter(shell -> shell.getText().equals("opened"))
        .findFirst()
        .orElseThrow();

    table.offers().remove(contribution);
    Screen.await("it left", () -> !table.says("here I am") && tools().isEmpty());
    assertTrue(opened.isDisposed());
    assertEquals(List.of("last", "first"), left);
    assertFalse(table.desk().actions().run("test.one"));

    table.offers().add(contribution, 0);
    Screen.await("it is back", () -> table.says("here I am") && tools().size() == 1);
  }

  @Test
  void actionsStandByTheirRankingWheneverTheyCame() {
    table.offers().add((window, parts) -> parts.action(action("test.low").does(() -> {})), -5);
    table.offers().add((window, parts) -> parts.action(action("test.high").does(() -> {})), 5);
    Screen.await("both", () -> tools().size() == 2);
    assertEquals(List.of("Do test.high", "Do test.low"), tools());
  }

  @Test
  void oneThatThrowsIsSetAsideAndSaysWhy() {
    Contribution contribution = (window, parts) -> {
      parts.panel(45, () -> new OneLabel("half of it"));
      throw new IllegalStateException("the other half is missing");
    };
    table.offers().add(contribution, 0);
    Screen.await(
        "it is told", () -> table.says(SET_ASIDE) && table.says("the other half is missing"));
    // A tab of it goes with the next layout.
    Screen.await("nothing of it stays", () -> !table.says("half of it"));
    table.offers().add((window, parts) -> parts.panel(46, () -> new OneLabel("another")), 0);
    Screen.await("others come all the same", () -> table.says("another"));
  }

  @Test
  void aPanelThatThrowsTakesItsContributionAway() {
    table
        .offers()
        .add(
            (window, parts) -> {
              parts.action(action("test.of-panel").does(() -> {}));
              parts.panel(45, () -> new OneLabel(""));
            },
            0);
    Screen.await("it is told", () -> table.says(SET_ASIDE));
    Screen.await("its action goes", () -> tools().isEmpty());
    table.view();
  }

  @Test
  void anActionThatCannotBeAskedTakesItsContributionAway() {
    table
        .offers()
        .add(
            (window, parts) -> parts.action(action("test.asked")
                .when(() -> {
                  throw new NoClassDefFoundError("foreign/Missing");
                })
                .does(() -> {})),
            0);
    Screen.await("it is there", () -> tools().size() == 1);
    Menu menu = Arrays.stream(table.client().window().shell().getMenuBar().getItems())
        .map(MenuItem::getMenu)
        .filter(each -> Arrays.stream(each.getItems())
            .anyMatch(item -> "test.asked".equals(item.getData("action"))))
        .findFirst()
        .orElseThrow();
    menu.notifyListeners(SWT.Show, new org.eclipse.swt.widgets.Event());
    Screen.await("it is told and gone", () -> table.says(SET_ASIDE) && tools().isEmpty());
  }

  @Test
  void aShortcutThatIsTakenIsToldWithBothNames() {
    table
        .offers()
        .add((window, parts) -> parts.action(action("test.keys").keys("Ctrl+N").does(() -> {})), 0);
    Screen.await("it is told", () -> table.says("test.keys has the shortcut of game.new"));
  }
}

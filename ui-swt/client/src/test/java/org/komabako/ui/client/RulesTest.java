package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
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

/** The page about the rules of a variant. */
@ExtendWith(Screen.class)
class RulesTest {
  @TempDir
  private Path data;

  private final Toy toy = new Toy();
  private Table table;

  @BeforeEach
  void open() {
    table = new Table(data, toy);
    VariantBundles bundles = mock(VariantBundles.class);
    when(bundles.readme(eq("toy"), any()))
        .thenReturn(
            Optional.of(
                "# Toy\n\nSmall.\n\n## Drops\n\nA pawn may not be dropped. A PAWN moves.\n\n[Up](#drops)\n\n"
                    + "<!-- pieces -->\n|  | Piece |\n| --- | --- |\n| P | pawn |\n| no | letter |\n<!-- /pieces -->\n"));
    table.bundles(Optional.of(bundles));
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private Shell page() {
    Screen.await("there is a variant", () -> table.desk().actions().run("help.rules"));
    Shell page = table.dialog();
    Screen.await("it is read", () -> !text(page).isEmpty());
    return page;
  }

  private static String text(Shell page) {
    return text(page, "rules.text").getText();
  }

  private static StyledText text(Shell page, String key) {
    return Table.find(page, StyledText.class, "key", key).orElseThrow();
  }

  private static String found(Shell page) {
    return Table.find(page, Label.class, "key", "rules.found").orElseThrow().getText();
  }

  @Test
  void whatTheVariantBringsIsReadBeforeItsOptionsAndSearched() {
    Shell page = page();
    assertEquals("Rules · Toy shogi", page.getText());
    assertTrue(text(page).startsWith("Toy shogi\n"), text(page));
    assertTrue(text(page).startsWith("Toy shogi\n\nOptions of a usual game\n"), text(page));
    int options = text(page).lastIndexOf("Options of");
    assertTrue(options > text(page).indexOf("A pawn may not"), text(page));
    Text words = Table.find(page, Text.class, "key", "rules.search").orElseThrow();
    words.setText("a pawn");
    assertEquals("1 of 2", found(page));
    Table.find(page, Button.class, "key", "rules.next")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    assertEquals("2 of 2", found(page));
    int at = text(page).indexOf("A PAWN");
    assertEquals(at, text(page, "rules.text").getCaretOffset());
    assertTrue(text(page, "rules.text").getStyleRangeAtOffset(at).background != null);
    words.setText("no such words");
    assertEquals("0 of 0", found(page));
  }

  @Test
  void theBoardStandsBeforeTheFirstSectionAndPiecesBesideTheirLetters() {
    String words = text(page());
    assertTrue(words.contains("\ufffc P\tpawn\t\nno\tletter\t\n"), words);
    int board = words.indexOf("\ufffc\n");
    assertTrue(board > words.indexOf("Small.") && board < words.indexOf("Drops"), words);
  }

  @Test
  void aClickOnALinkGoesToItsSection() {
    Shell page = page();
    StyledText words = text(page, "rules.text");
    Point at = words.getLocationAtOffset(words.getText().indexOf("Up"));
    Event click = new Event();
    click.button = 1;
    click.x = at.x + 2;
    click.y = at.y + 2;
    words.notifyListeners(SWT.MouseUp, click);
    assertEquals(words.getText().indexOf("Drops"), words.getCaretOffset());
  }

  @Test
  void withoutSuchAPageItIsMadeFromTheTableAndInJapaneseToo() {
    table.bundles(Optional.empty());
    Shell page = page();
    assertTrue(text(page).contains("Board and pieces"), text(page));
    long pictures = text(page).chars().filter(each -> each == '\ufffc').count();
    assertEquals(toy.table().pieces().size() + 1L, pictures, "the board and each piece");
    StyledText words = text(page, "rules.text");
    StyleRange board = words.getStyleRangeAtOffset(words.getText().indexOf('\ufffc'));
    assertTrue(board.metrics.ascent > 100 && board.metrics.width > 100, "there is room for it");
    table.desk().messages().language(Locale.JAPANESE);
    Screen.await("it is Japanese", () -> text(page).contains("盤と駒"));
    assertFalse(text(page).contains("Board"), text(page));
  }

  @Test
  void itIsReachedFromTheLessonsAndEmptyWhileTheVariantIsAway() {
    Screen.await("there is a variant", () -> table.desk().actions().run("tools.learn"));
    Shell lessons = table.client().window().shell();
    Screen.await(
        "there are pieces",
        () -> Table.find(lessons, org.eclipse.swt.widgets.Table.class, "key", "learn.pieces")
                .orElseThrow()
                .getItemCount()
            > 0);
    Table.find(lessons, Button.class, "key", "learn.rules")
        .orElseThrow()
        .notifyListeners(SWT.Selection, new Event());
    Shell page = java.util.Arrays.stream(Screen.display().getShells())
        .filter(each -> each.getText().startsWith("Rules"))
        .findFirst()
        .orElseThrow();
    table.uninstall(toy);
    Screen.await("it is empty", () -> text(page).isEmpty());
    table.install(toy);
    Screen.await("it is back", () -> text(page).contains("A PAWN"));
  }
}

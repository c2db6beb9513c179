package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ToolBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.testkit.Toy;
import org.komabako.ui.widgets.look.Appearance;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.game.BoardSettings;

/** The window while the system's theme changes. */
@ExtendWith(Screen.class)
class LookTest {
  @TempDir
  private Path data;

  private static void system(String theme) {
    byte[] name = (theme + '\0').getBytes(StandardCharsets.UTF_8);
    OS.g_object_set(GTK.gtk_settings_get_default(), GTK.gtk_theme_name, name, 0);
  }

  @AfterEach
  void light() {
    system("Adwaita");
    Screen.settle();
  }

  /** SWT takes notice when it goes to sleep, and wakes up for it. */
  private static void change(String theme) {
    system(theme);
    var unused = Screen.display().sleep();
  }

  @Test
  void aSystemThatTurnsDarkIsFollowed() {
    try (Table table = new Table(data)) {
      Look look = table.desk().look();
      assertFalse(look.dark());
      change("Adwaita-dark");
      Screen.await("the window is dark", () -> look.dark() && look.palette().isDark());
      change("Adwaita");
      Screen.await("the window is light", () -> !look.dark() && !look.palette().isDark());
    }
  }

  @Test
  void aSystemThatAsksForMuchContrastHasABoardThatHasIt() {
    try (Table table = new Table(data)) {
      Look look = table.desk().look();
      assertEquals(
          "light-wood", BoardSettings.style(table.desk(), "toy").theme().id());
      change("HighContrast");
      Screen.await("it is followed", look::highContrast);
      assertEquals(
          "high-contrast", BoardSettings.style(table.desk(), "toy").theme().id());
      change("Adwaita");
      Screen.await("it is left", () -> !look.highContrast());
      assertEquals(
          "light-wood", BoardSettings.style(table.desk(), "toy").theme().id());
    }
  }

  @Test
  void whatIsChosenGoesBeforeTheSystem() {
    try (Table table = new Table(data)) {
      Look look = table.desk().look();
      table.desk().settings().set(Look.APPEARANCE, Appearance.LIGHT);
      change("Adwaita-dark");
      Screen.settle();
      assertFalse(look.dark());
    }
  }

  /** The toolkit draws "»2" there, for tabs that have no room. */
  @Test
  void theButtonInTheRowOfTabsChangesItsColoursWithIt() {
    try (Table table = new Table(data, new Toy())) {
      CTabFolder tabs = Table.find(
              table.client().window().shell(), CTabFolder.class, "part", "tabs")
          .orElseThrow();
      for (Appearance appearance : List.of(Appearance.DARK, Appearance.LIGHT)) {
        table.desk().settings().set(Look.APPEARANCE, appearance);
        Screen.settle();
        List<Control> buttons =
            Stream.of(tabs.getChildren()).filter(ToolBar.class::isInstance).toList();
        assertFalse(buttons.isEmpty());
        buttons.forEach(each -> assertEquals(tabs.getBackground(), each.getBackground()));
      }
    }
  }
}

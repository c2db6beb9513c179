package org.komabako.ui.widgets.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.komabako.ui.picture.Ink;

class PaletteTest {
  @Test
  void allIsWellRead() {
    for (Palette palette : List.of(Palette.DAY, Palette.NIGHT)) {
      for (Ink ground : List.of(palette.ground(), palette.surface(), palette.raised())) {
        assertTrue(palette.text().contrast(ground) >= 7);
        for (Ink ink : List.of(
            palette.muted(),
            palette.accent(),
            palette.engine(),
            palette.alarm(),
            palette.success())) {
          assertTrue(ink.contrast(ground) >= 4.5, ink.css() + " on " + ground.css());
        }
      }
      assertTrue(palette.text().contrast(palette.soft()) >= 7);
      assertTrue(palette.onAccent().contrast(palette.accent()) >= 4.5);
      assertTrue(palette.text().contrast(palette.warning()) >= 4.5);
      assertTrue(palette.text().contrast(palette.notice()) >= 4.5);
    }
  }

  @Test
  void theStyleForGtkHasAllColoursThatItsRulesName() {
    String style = GtkStyle.of(Palette.NIGHT);
    assertTrue(style.contains("@define-color kb_accent #e2805a;"), style);
    Pattern.compile("@(kb_[a-z_]+)")
        .matcher(style)
        .results()
        .map(each -> each.group(1))
        .forEach(name -> assertTrue(style.contains("@define-color " + name + " #"), name));
  }

  @Test
  void spacesGrowWithTheFont() {
    assertEquals(8, new Measures(1).corner());
    assertEquals(18, new Measures(1.5).air());
    assertEquals(45, new Measures(1.5).button());
  }

  @Test
  void nightIsDark() {
    assertTrue(Palette.NIGHT.isDark());
    assertFalse(Palette.DAY.isDark());
  }

  @Test
  void theSystemDecidesWhereNothingIsChosen() {
    assertTrue(Appearance.SYSTEM.dark(true));
    assertFalse(Appearance.SYSTEM.dark(false));
    assertTrue(Appearance.DARK.dark(false));
    assertFalse(Appearance.LIGHT.dark(true));
  }

  @Test
  void aChoiceIsKeptByItsName() {
    assertEquals(Appearance.DARK, Look.APPEARANCE.read("dark"));
    assertEquals(Appearance.SYSTEM, Look.APPEARANCE.read("?"));
  }
}

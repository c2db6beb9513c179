package org.komabako.ui.widgets.look;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PaletteTest {
  @Test
  void allIsWellRead() {
    for (Palette palette : List.of(Palette.DAY, Palette.NIGHT)) {
      assertTrue(palette.text().contrast(palette.ground()) >= 7);
      assertTrue(palette.fieldText().contrast(palette.field()) >= 7);
      assertTrue(palette.faint().contrast(palette.ground()) >= 4.5);
      assertTrue(palette.text().contrast(palette.warning()) >= 4.5);
      assertTrue(palette.alarm().contrast(palette.ground()) >= 4.5);
      assertTrue(palette.link().contrast(palette.ground()) >= 4.5);
    }
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

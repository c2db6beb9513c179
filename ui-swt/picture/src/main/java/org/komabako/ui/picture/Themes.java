package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;
import org.komabako.kernel.variant.Text;

/** The themes that come with the program. */
public final class Themes {
  private static final Theme.Marks MARKS = new Theme.Marks(
      new Ink(0x9060B020),
      new Ink(0xFF1060C0),
      new Ink(0x40FFFFFF),
      new Ink(0xC0308030),
      new Ink(0xD0D02020),
      new Ink(0xD0B030B0),
      new Ink(0xD02040D0),
      new Ink(0xD000A0B0),
      new Ink(0x80E0C000),
      new Ink(0xA0E02020),
      new Ink(0x50E05020),
      new Ink(0x503070E0),
      new Ink(0xB0FF8000),
      List.of(new Ink(0xC0208020), new Ink(0xC0C02020), new Ink(0xC02050C0), new Ink(0xC0C08000)));

  private static final Theme.PieceInks WOOD = new Theme.PieceInks(
      Ink.rgb(0xF2D398),
      Ink.rgb(0xF8E2B4),
      Ink.rgb(0xC79A55),
      Ink.rgb(0x8A6431),
      new Ink(0x40000000),
      Ink.rgb(0x1B120A),
      Ink.rgb(0xB01212));

  private static final Theme LIGHT = new Theme(
      "light-wood",
      Text.of("Light wood", "明るい木目"),
      false,
      Ink.rgb(0xF4F1EA),
      Ink.rgb(0x22201C),
      Ink.rgb(0xE8BE74),
      Ink.rgb(0xDDB067),
      Ink.rgb(0xE2B66A),
      Ink.rgb(0xE0B264),
      Ink.rgb(0x4A3418),
      Ink.rgb(0x33240F),
      Ink.rgb(0xD9B27A),
      Ink.rgb(0x2A1D0C),
      WOOD,
      WOOD,
      MARKS);

  private static final List<Theme> ALL = List.of(LIGHT);

  private Themes() {}

  /** All, the default first. */
  public static List<Theme> all() {
    return ALL;
  }

  /** The theme with an id. */
  public static Optional<Theme> named(String id) {
    return ALL.stream().filter(theme -> theme.id().equals(id)).findFirst();
  }
}

package org.komabako.ui.picture;

import java.util.List;
import org.komabako.base.message.Sentence;
import org.komabako.ui.picture.Theme.PieceInks;

/** The themes that are not wood or paper: green and blue boards, and one with as much contrast as there is. */
final class ColouredThemes {
  /** Of wood, with a rim that is seen on a board that is none. */
  private static final PieceInks DAY_PIECES =
      Themes.wood(0xF5DFB4, 0xFBEECB, 0xCBA968, 0x6E5428, 0x1B120A, 0xA01010);

  private static final Theme GREEN = new Theme(
      "green",
      Sentence.of(Themes.class, "themes.green"),
      false,
      Ink.rgb(0xF2F4F0),
      Ink.rgb(0x20261E),
      Ink.rgb(0xA9C59A),
      Ink.rgb(0xB6D0A8),
      Ink.rgb(0xA9C59A),
      new Ink(0x20102030),
      Ink.rgb(0x2F4A2A),
      Ink.rgb(0x243A20),
      Ink.rgb(0x9CBB8D),
      Ink.rgb(0x14240F),
      DAY_PIECES,
      DAY_PIECES,
      Themes.ON_AMBER);

  private static final Theme GREEN_NIGHT = new Theme(
      "green-night",
      Sentence.of(Themes.class, "themes.greenNight"),
      true,
      Ink.rgb(0x181B18),
      Ink.rgb(0xE2E8E0),
      Ink.rgb(0x2C4430),
      Ink.rgb(0x223626),
      Ink.rgb(0x2C4430),
      new Ink(0x18C0E0FF),
      Ink.rgb(0x8FB394),
      Ink.rgb(0xCFE3D0),
      Ink.rgb(0x263B29),
      Ink.rgb(0xE0F0E0),
      Themes.NIGHT_PIECES,
      Themes.NIGHT_PIECES,
      Themes.ON_DARK);

  private static final Theme BLUE = new Theme(
      "blue",
      Sentence.of(Themes.class, "themes.blue"),
      false,
      Ink.rgb(0xF0F3F6),
      Ink.rgb(0x1C2228),
      Ink.rgb(0xA9C3DC),
      Ink.rgb(0xB7CFE5),
      Ink.rgb(0xA9C3DC),
      new Ink(0x20102030),
      Ink.rgb(0x2B4560),
      Ink.rgb(0x213A54),
      Ink.rgb(0x9AB7D3),
      Ink.rgb(0x0D1E30),
      DAY_PIECES,
      DAY_PIECES,
      Themes.ON_AMBER);

  private static final Theme BLUE_NIGHT = new Theme(
      "blue-night",
      Sentence.of(Themes.class, "themes.blueNight"),
      true,
      Ink.rgb(0x16191D),
      Ink.rgb(0xE0E5EA),
      Ink.rgb(0x26384D),
      Ink.rgb(0x1D2C3D),
      Ink.rgb(0x26384D),
      new Ink(0x18C0E0FF),
      Ink.rgb(0x86A3C2),
      Ink.rgb(0xCBDCEE),
      Ink.rgb(0x213144),
      Ink.rgb(0xDFEBF7),
      Themes.NIGHT_PIECES,
      Themes.NIGHT_PIECES,
      Themes.ON_DARK);

  /** For those who see little: black on white. */
  private static final Theme CONTRAST = new Theme(
      "high-contrast",
      Sentence.of(Themes.class, "themes.highContrast"),
      false,
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x000000),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0xFFFFFF),
      new Ink(0x30000000),
      Ink.rgb(0x000000),
      Ink.rgb(0x000000),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x000000),
      Themes.flat(0xFFFFFF, 0x000000, 0x000000, 0xA00000),
      Themes.flat(0xFFF0A0, 0x000000, 0x000000, 0xA00000),
      Themes.ON_AMBER);

  private static final Theme CONTRAST_NIGHT = new Theme(
      "high-contrast-night",
      Sentence.of(Themes.class, "themes.highContrastNight"),
      true,
      Ink.rgb(0x000000),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x000000),
      Ink.rgb(0x000000),
      Ink.rgb(0x000000),
      new Ink(0x40FFFFFF),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x000000),
      Ink.rgb(0xFFFFFF),
      Themes.flat(0x000000, 0xFFFFFF, 0xFFFFFF, 0xFFE040),
      Themes.flat(0x00306B, 0xFFFFFF, 0xFFFFFF, 0xFFE040),
      Themes.ON_DARK);

  static final List<Theme> DAYS = List.of(GREEN, BLUE, CONTRAST);
  static final List<Theme> NIGHTS = List.of(GREEN_NIGHT, BLUE_NIGHT, CONTRAST_NIGHT);

  private ColouredThemes() {}
}

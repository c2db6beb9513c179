package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.komabako.base.OpenList;
import org.komabako.base.Registration;
import org.komabako.base.message.Sentence;
import org.komabako.ui.picture.Theme.Marks;
import org.komabako.ui.picture.Theme.PieceInks;

/**
 * The themes that come with the program: some for the day, and the same for the night; and those that bundles bring as
 * services of the type {@link ThemeSource}.
 */
public final class Themes {
  private static final Marks ON_LIGHT = new Marks(
      new Ink(0x8C4FA82A),
      new Ink(0xFF0B57B8),
      new Ink(0x38FFFFFF),
      new Ink(0xD01E7A2E),
      new Ink(0xE0C41A1A),
      new Ink(0xE0A0259E),
      new Ink(0xE01D3FC8),
      new Ink(0xE0007C8C),
      new Ink(0x8CF3B73F),
      new Ink(0xB0E02020),
      new Ink(0x48D84A1A),
      new Ink(0x483468D8),
      new Ink(0xC8F07800),
      List.of(new Ink(0xC8187A2A), new Ink(0xC8C01C1C), new Ink(0xC81F4FC0), new Ink(0xC8B07800)));

  static final Marks ON_DARK = new Marks(
      new Ink(0x907CCB4C),
      new Ink(0xFF6DB4FF),
      new Ink(0x30FFFFFF),
      new Ink(0xE07ADB86),
      new Ink(0xF0FF8A7E),
      new Ink(0xF0F08AEC),
      new Ink(0xF08AA8FF),
      new Ink(0xF052D6E6),
      new Ink(0x80E2A93C),
      new Ink(0xC0F04848),
      new Ink(0x50F07A48),
      new Ink(0x505C92FF),
      new Ink(0xD0FFA03C),
      List.of(new Ink(0xD074D880), new Ink(0xD0FF7A70), new Ink(0xD08AAEFF), new Ink(0xD0F0C04A)));

  /** Dark on wood that is neither light nor dark. */
  static final Marks ON_AMBER = new Marks(
      new Ink(0x8C3F8A1E),
      new Ink(0xFF083F86),
      new Ink(0x38FFFFFF),
      new Ink(0xE00C521A),
      new Ink(0xE88E0C0C),
      new Ink(0xE8701470),
      new Ink(0xE8102488),
      new Ink(0xE8004E58),
      new Ink(0x80E2A93C),
      new Ink(0xC0B01010),
      new Ink(0x58A82C08),
      new Ink(0x581C3F98),
      new Ink(0xD0903C00),
      List.of(new Ink(0xD00C5A1C), new Ink(0xD08C1010), new Ink(0xD0143A94), new Ink(0xD0644000)));

  private static final Ink SHADOW = new Ink(0x48000000);
  private static final Ink NO_SHADOW = new Ink(0);

  static final PieceInks NIGHT_PIECES =
      wood(0xE9D2A2, 0xF3E2B6, 0xB5975E, 0x7A5F32, 0x140D06, 0x8E0808);

  private static final Theme LIGHT_WOOD = new Theme(
      "light-wood",
      Sentence.of(Themes.class, "themes.lightWood"),
      false,
      Ink.rgb(0xF4F1EC),
      Ink.rgb(0x2A2521),
      Ink.rgb(0xE7C287),
      Ink.rgb(0xECCA92),
      new Ink(0x26A8702A),
      new Ink(0x20A05A10),
      Ink.rgb(0x54401F),
      Ink.rgb(0x5A4526),
      Ink.rgb(0xE2BA7C),
      Ink.rgb(0x2A1D0C),
      wood(0xF5DFB4, 0xFBEECB, 0xCBA968, 0xA5854D, 0x1B120A, 0xB01212),
      wood(0xF5DFB4, 0xFBEECB, 0xCBA968, 0xA5854D, 0x1B120A, 0xB01212),
      ON_LIGHT);

  private static final Theme DARK_WOOD = new Theme(
      "dark-wood",
      Sentence.of(Themes.class, "themes.darkWood"),
      false,
      Ink.rgb(0xEFEAE4),
      Ink.rgb(0x221C18),
      Ink.rgb(0x9A6638),
      Ink.rgb(0x5A3A1E),
      new Ink(0x40583010),
      new Ink(0x28301804),
      Ink.rgb(0x2B1706),
      Ink.rgb(0xF4E2C6),
      Ink.rgb(0x7C4F2A),
      Ink.rgb(0xFFF1DC),
      wood(0xE8C188, 0xF5DBB0, 0xA87638, 0x4E300F, 0x170E06, 0x9C0A0A),
      wood(0xE8C188, 0xF5DBB0, 0xA87638, 0x4E300F, 0x170E06, 0x9C0A0A),
      ON_DARK);

  private static final Theme PLAIN = new Theme(
      "plain",
      Sentence.of(Themes.class, "themes.plain"),
      false,
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x1C1C1E),
      Ink.rgb(0xF3F4F1),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0xF3F4F1),
      new Ink(0x14304080),
      Ink.rgb(0x4A4D52),
      Ink.rgb(0x303236),
      Ink.rgb(0xECEDEA),
      Ink.rgb(0x1C1C1E),
      flat(0xFFFFFF, 0x26282B, 0x111111, 0xC01414),
      flat(0xDDE4EC, 0x26282B, 0x111111, 0xB00E0E),
      ON_LIGHT);

  private static final Theme LIGHT_WOOD_NIGHT = new Theme(
      "light-wood-night",
      Sentence.of(Themes.class, "themes.lightWoodNight"),
      true,
      Ink.rgb(0x1C1A18),
      Ink.rgb(0xECE5DA),
      Ink.rgb(0xB2864E),
      Ink.rgb(0xB98D55),
      new Ink(0x38583810),
      new Ink(0x28301804),
      Ink.rgb(0x2B1F10),
      Ink.rgb(0x2B1F10),
      Ink.rgb(0xA98048),
      Ink.rgb(0x1E150A),
      NIGHT_PIECES,
      NIGHT_PIECES,
      ON_AMBER);

  private static final Theme DARK_WOOD_NIGHT = new Theme(
      "dark-wood-night",
      Sentence.of(Themes.class, "themes.darkWoodNight"),
      true,
      Ink.rgb(0x17181A),
      Ink.rgb(0xE2DDD6),
      Ink.rgb(0x33261B),
      Ink.rgb(0x241A12),
      new Ink(0x28A87848),
      new Ink(0x18FFD8A8),
      Ink.rgb(0x8C7053),
      Ink.rgb(0xD8C4A8),
      Ink.rgb(0x2A2018),
      Ink.rgb(0xEAD9BF),
      wood(0x5C3F29, 0x7C583A, 0x38250F, 0x8A6644, 0xFBEBD2, 0xFFA694),
      wood(0x5C3F29, 0x7C583A, 0x38250F, 0x8A6644, 0xFBEBD2, 0xFFA694),
      ON_DARK);

  private static final Theme PLAIN_NIGHT = new Theme(
      "plain-night",
      Sentence.of(Themes.class, "themes.plainNight"),
      true,
      Ink.rgb(0x1B1C1F),
      Ink.rgb(0xE4E6EA),
      Ink.rgb(0x25272B),
      Ink.rgb(0x1B1C1F),
      Ink.rgb(0x25272B),
      new Ink(0x18A0C0FF),
      Ink.rgb(0x757A83),
      Ink.rgb(0xC8CCD4),
      Ink.rgb(0x2B2D32),
      Ink.rgb(0xE4E6EA),
      flat(0x3C4047, 0xA6ACB6, 0xF4F5F7, 0xFF9A90),
      flat(0x2A3D55, 0xA6B4C8, 0xF4F5F7, 0xFF9A90),
      ON_DARK);

  private static final OpenList<Theme> ALL = new OpenList<>(Stream.of(
          List.of(LIGHT_WOOD, DARK_WOOD, PLAIN),
          ColouredThemes.DAYS,
          List.of(LIGHT_WOOD_NIGHT, DARK_WOOD_NIGHT, PLAIN_NIGHT),
          ColouredThemes.NIGHTS)
      .flatMap(List::stream)
      .toList());

  private static final String NIGHT = "-night";

  private Themes() {}

  static PieceInks wood(int face, int light, int side, int rim, int ink, int promoted) {
    return new PieceInks(
        Ink.rgb(face),
        Ink.rgb(light),
        Ink.rgb(side),
        Ink.rgb(rim),
        SHADOW,
        Ink.rgb(ink),
        Ink.rgb(promoted));
  }

  /** Paper rather than wood: no light, no edge, no shadow. */
  static PieceInks flat(int face, int rim, int ink, int promoted) {
    return new PieceInks(
        Ink.rgb(face),
        Ink.rgb(face),
        Ink.rgb(face),
        Ink.rgb(rim),
        NO_SHADOW,
        Ink.rgb(ink),
        Ink.rgb(promoted));
  }

  /** All that there are now, the default first. */
  public static List<Theme> all() {
    return ALL.all();
  }

  /** The one for a system that asks for much contrast. */
  public static Theme highContrast(boolean dark) {
    return suiting(named("high-contrast").orElseThrow(), dark);
  }

  /** Adds one for a while. */
  static void add(Theme theme) {
    ALL.add(theme);
  }

  /** Takes away one that was added. */
  static void remove(Theme theme) {
    ALL.remove(theme);
  }

  /** Runs something, on any thread, whenever a theme comes or goes. */
  public static Registration listen(Runnable change) {
    return ALL.listen(change);
  }

  /** The theme with an id. */
  public static Optional<Theme> named(String id) {
    return all().stream().filter(theme -> theme.id().equals(id)).findFirst();
  }

  /** The theme's counterpart for a dark window or a light one; itself if it suits. */
  public static Theme suiting(Theme theme, boolean dark) {
    String day = theme.id().replace(NIGHT, "");
    return named(dark ? day + NIGHT : day).orElse(theme);
  }
}

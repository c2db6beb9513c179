package org.komabako.ui.widgets.look;

import org.komabako.ui.picture.Ink;

/**
 * The colours of a window.
 *
 * @param ground of windows and pages
 * @param surface of cards, fields, tables and bars, which lie on the ground
 * @param raised of menus, and of a card under the mouse
 * @param line around cards and between parts
 * @param text on any of these
 * @param muted text that may be overlooked, still easily read
 * @param accent what is chosen, what can be followed, and what is to be seen first
 * @param soft the ground of what is chosen
 * @param engine what engines say
 */
public record Palette(
    Ink ground,
    Ink surface,
    Ink raised,
    Ink line,
    Ink text,
    Ink muted,
    Ink accent,
    Ink soft,
    Ink engine) {
  /** Of a light window. */
  public static final Palette DAY = new Palette(
      Ink.rgb(0xF4F1EC),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0xFBF9F6),
      Ink.rgb(0xE3DDD3),
      Ink.rgb(0x2A2521),
      Ink.rgb(0x6F665C),
      Ink.rgb(0xA83F24),
      Ink.rgb(0xF6E4DC),
      Ink.rgb(0x2D6CAE));

  /** Of a dark window. */
  public static final Palette NIGHT = new Palette(
      Ink.rgb(0x1C1A18),
      Ink.rgb(0x262320),
      Ink.rgb(0x2D2A26),
      Ink.rgb(0x3B3732),
      Ink.rgb(0xECE5DA),
      Ink.rgb(0xA2978A),
      Ink.rgb(0xE2805A),
      Ink.rgb(0x43291F),
      Ink.rgb(0x6EA8E0));

  private static final Ink AMBER = Ink.rgb(0xE0A020);
  private static final Ink WHITE = Ink.rgb(0xFFFFFF);

  /**
   * Made of the colours of a system that asks for much contrast.
   *
   * @param chosen the ground of what is chosen there
   */
  static Palette of(Ink ground, Ink text, Ink field, Ink chosen) {
    return new Palette(ground, field, ground, text, text, text, text, chosen, text);
  }

  /** What is written on the accent. */
  public Ink onAccent() {
    return WHITE.contrast(accent) >= ground.contrast(accent) ? WHITE : ground;
  }

  /** The strip that tabs stand on, a little darker than the ground. */
  public Ink strip() {
    return ground.towards(Ink.rgb(0), isDark() ? 0.4 : 0.05);
  }

  /** The ground of a message that something is wrong; the text is {@link #text}. */
  public Ink warning() {
    return ground.towards(AMBER, isDark() ? 0.25 : 0.3);
  }

  /** The ground of a message that something was done; the text is {@link #text}. */
  public Ink notice() {
    return ground.towards(engine, 0.18);
  }

  /** Text that is urgent: it can be read on the ground, by night as by day. */
  public Ink alarm() {
    return isDark() ? Ink.rgb(0xFF8A80) : Ink.rgb(0xA01010);
  }

  /** Text that says that something went well. */
  public Ink success() {
    return isDark() ? Ink.rgb(0x8CCB8F) : Ink.rgb(0x2C6E33);
  }

  /** Whether the ground is darker than the text. */
  public boolean isDark() {
    return ground.contrast(WHITE) > text.contrast(WHITE);
  }
}

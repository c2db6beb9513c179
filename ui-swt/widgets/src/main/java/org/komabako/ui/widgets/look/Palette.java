package org.komabako.ui.widgets.look;

import org.komabako.ui.picture.Ink;

/**
 * The colours of a window.
 *
 * @param ground of windows, panels and labels
 * @param text on the ground
 * @param field of what is written in and chosen from
 * @param fieldText in fields
 * @param accent what is chosen, and what is to be seen first
 */
public record Palette(Ink ground, Ink text, Ink field, Ink fieldText, Ink accent) {
  /** Of a light window where the toolkit does not say. */
  public static final Palette DAY = new Palette(
      Ink.rgb(0xF4F3F0),
      Ink.rgb(0x1E1E1C),
      Ink.rgb(0xFFFFFF),
      Ink.rgb(0x161616),
      Ink.rgb(0x2F6DB5));

  /** Of a dark window where the toolkit does not say. */
  public static final Palette NIGHT = new Palette(
      Ink.rgb(0x35363A),
      Ink.rgb(0xE8E6E1),
      Ink.rgb(0x2A2B2E),
      Ink.rgb(0xECEBE7),
      Ink.rgb(0x5D9BE0));

  private static final Ink AMBER = Ink.rgb(0xE0A020);

  /** Text that may be overlooked, still easily read. */
  public Ink faint() {
    return text.towards(ground, 0.3);
  }

  /** Lines between parts. */
  public Ink line() {
    return text.towards(ground, 0.75);
  }

  /** The ground of a message that something is wrong; the text is {@link #text}. */
  public Ink warning() {
    return ground.towards(AMBER, isDark() ? 0.25 : 0.3);
  }

  /** The ground of a message that something was done; the text is {@link #text}. */
  public Ink notice() {
    return ground.towards(accent, 0.18);
  }

  /** Text that is urgent: it can be read on the ground, by night as by day. */
  public Ink alarm() {
    return isDark() ? Ink.rgb(0xFF8A80) : Ink.rgb(0xA01010);
  }

  /** What can be clicked within a text. */
  public Ink link() {
    return isDark() ? Ink.rgb(0x8AB8F0) : Ink.rgb(0x1A5FB4);
  }

  /** Whether the ground is darker than the text. */
  public boolean isDark() {
    Ink white = Ink.rgb(0xFFFFFF);
    return ground.contrast(white) > text.contrast(white);
  }
}

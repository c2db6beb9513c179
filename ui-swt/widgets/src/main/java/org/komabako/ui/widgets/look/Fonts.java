package org.komabako.ui.widgets.look;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Locale;
import java.util.Set;
import org.eclipse.swt.SWT;

/**
 * Which font Japanese is written with. Where the system leaves it to chance a brush script may come
 * out; these are made for reading on a screen. Those that are not installed are passed over.
 */
public final class Fonts {
  private static final Logger LOG = System.getLogger(Fonts.class.getName());

  private static final String JAPANESE = String.join(
      ", ",
      "Noto Sans CJK JP",
      "Noto Sans JP",
      "Source Han Sans JP",
      "IPAexGothic",
      "BIZ UDPGothic",
      "IPAPGothic",
      "TakaoPGothic",
      "VL PGothic",
      "Noto Serif CJK JP",
      "IPAexMincho",
      "BIZ UDPMincho");

  /** A word for any font gives way to each family that is named, so Latin letters need names too. */
  private static final Set<String> ANY = Set.of("sans", "sans-serif", "system-ui", "serif");

  private static final String LATIN = "DejaVu Sans, Noto Sans, Liberation Sans, ";

  private Fonts() {}

  /** Sees to it, before the display is made. Other systems than those with GTK do so themselves. */
  public static void prefer() {
    if (SWT.getPlatform().equals("gtk")) {
      try {
        GtkLook.addFonts(JAPANESE);
      } catch (LinkageError e) {
        LOG.log(Level.DEBUG, "the fonts stay as they are", e);
      }
    }
  }

  /**
   * Adds families to a font.
   *
   * @param font as Pango writes it: {@code Cantarell Bold 11}
   * @return the same with the families behind its own: {@code Cantarell, Others Bold 11}
   */
  static String join(String font, String families) {
    int end = font.lastIndexOf(' ');
    boolean sized = end > 0 && font.substring(end + 1).matches("[0-9.]+(px)?");
    String size = sized ? font.substring(end) : "";
    String name = sized ? font.substring(0, end) : font;
    String style = "";
    for (String word : new String[] {" Regular", " Medium", " Bold", " Book", " Light"}) {
      if (name.endsWith(word)) {
        style = word;
        name = name.substring(0, name.length() - word.length());
        break;
      }
    }
    String latin = ANY.contains(name.toLowerCase(Locale.ROOT)) ? LATIN : "";
    return latin + name + ", " + families + style + size;
  }
}

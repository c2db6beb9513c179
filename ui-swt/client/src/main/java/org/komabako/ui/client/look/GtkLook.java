package org.komabako.ui.client.look;

import java.nio.charset.StandardCharsets;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;

/**
 * What SWT has no word for and GTK has: dark widgets, and the fonts that all widgets, menus too, are
 * written with. Only to be touched where SWT is on GTK.
 */
final class GtkLook {
  private static final byte[] FONT_NAME = bytes("gtk-font-name");

  private GtkLook() {}

  static void dark(boolean dark) {
    OS.setDarkThemePreferred(dark);
  }

  /**
   * Sets the font.
   *
   * @param description as Pango reads it, like {@code Sans, IPAexGothic 10}
   */
  static void font(String description) {
    OS.g_object_set(GTK.gtk_settings_get_default(), FONT_NAME, bytes(description), 0);
  }

  private static byte[] bytes(String text) {
    return (text + '\0').getBytes(StandardCharsets.UTF_8);
  }
}

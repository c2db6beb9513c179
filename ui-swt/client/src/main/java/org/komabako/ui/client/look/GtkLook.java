package org.komabako.ui.client.look;

import java.nio.charset.StandardCharsets;
import org.eclipse.swt.internal.Converter;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;
import org.eclipse.swt.internal.gtk3.GTK3;

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
   * Adds families to the font of all widgets; they are used for characters that it does not have. Only
   * before the display is made, which keeps the font that it finds.
   */
  static void addFonts(String families) {
    // Loads the library; GTK may be asked for its settings only when it has begun.
    if (OS.IsLinux && !GTK.GTK4 && GTK3.gtk_init_check(new long[] {0}, null)) {
      long settings = GTK.gtk_settings_get_default();
      long[] name = {0};
      OS.g_object_get(settings, FONT_NAME, name, 0);
      String font = Converter.cCharPtrToJavaString(name[0], true);
      OS.g_object_set(settings, FONT_NAME, bytes(Fonts.join(font, families)), 0);
    }
  }

  private static byte[] bytes(String text) {
    return (text + '\0').getBytes(StandardCharsets.UTF_8);
  }
}

package org.komabako.ui.widgets.look;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.internal.Converter;
import org.eclipse.swt.internal.gtk.GDK;
import org.eclipse.swt.internal.gtk.GTK;
import org.eclipse.swt.internal.gtk.OS;
import org.eclipse.swt.internal.gtk3.GTK3;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolItem;

/**
 * What SWT has no word for and GTK has: dark widgets, the fonts that all widgets, menus too, are
 * written with, and names for screen readers. Only to be touched where SWT is on GTK.
 */
final class GtkLook {
  private static final byte[] FONT_NAME = bytes("gtk-font-name");
  private static final byte[] SPOKEN_NAME = bytes("accessible-name");

  private static final byte[] DRAW_INDICATOR = bytes("draw-indicator");

  private static final byte[] ELLIPSIZE = bytes("ellipsize");

  /** As Pango numbers the places for "…". */
  private static final int AT_END = 3;

  private static final byte[] NOTHING = bytes("");

  /** As GTK has it: over the theme, below what the user has written. */
  private static final int APPLICATION = 600;

  private static final String DARK = "dark";

  /** What was added before there was a display; 0 for nothing. */
  private static long early;

  private GtkLook() {}

  /** What is added to the theme; of the screen, as long as the process lives. */
  private static final class Additions {
    static final long PROVIDER = provider();
  }

  private static long provider() {
    long provider = GTK.gtk_css_provider_new();
    GTK3.gtk_style_context_add_provider_for_screen(
        GDK.gdk_screen_get_default(), provider, APPLICATION);
    return provider;
  }

  static void dark(boolean dark) {
    OS.setDarkThemePreferred(dark);
  }

  /** Draws all widgets in some colours; without any, as the theme does. */
  static void style(Optional<Palette> palette) {
    if (!GTK.GTK4) {
      load(Additions.PROVIDER, palette.map(each -> bytes(GtkStyle.of(each))).orElse(NOTHING));
      if (early != 0) {
        load(early, NOTHING);
        early = 0;
      }
    }
  }

  /**
   * The same before the display is made, until {@link #style}. By itself, since what the display adds to the theme comes
   * after this, and would go before it.
   */
  static void styleEarly(Palette palette) {
    early = provider();
    load(early, bytes(GtkStyle.of(palette)));
  }

  private static void load(long provider, byte[] style) {
    var unused = GTK3.gtk_css_provider_load_from_data(provider, style, -1, null);
  }

  /** Whether the theme is one for those who need much contrast. */
  static boolean isHighContrast() {
    return text(GTK.gtk_theme_name).toLowerCase(Locale.ROOT).contains("contrast");
  }

  /** Adds a class that the style has rules for. */
  static void addClass(Control control, String name) {
    long context = GTK.gtk_widget_get_style_context(control.handle);
    GTK.gtk_style_context_add_class(context, bytes(name));
  }

  /** Draws a button of a group, of which one is pressed, as a button; what it is and does stays so. */
  static void segment(Button radio, boolean first, boolean last) {
    OS.g_object_set(radio.handle, DRAW_INDICATOR, false, 0);
    radio.addListener(SWT.Resize, event -> fill(radio));
    if (!GTK.GTK4) {
      GTK.gtk_widget_set_halign(GTK3.gtk_bin_get_child(radio.handle), GTK.GTK_ALIGN_CENTER);
    }
    addClass(radio, "komabako-segment");
    if (first) {
      addClass(radio, "komabako-first");
    }
    if (last) {
      addClass(radio, "komabako-last");
    }
  }

  /** Draws a radio button as large as it is; SWT leaves it as small as its words, with gaps between neighbours. */
  private static void fill(Button radio) {
    Point size = radio.getSize();
    long parent = GTK.gtk_widget_get_parent(radio.handle);
    OS.swt_fixed_resize(parent, radio.handle, size.x, size.y);
  }

  /** Writes "…" at the end of what a column has no room for; SWT cuts it where the column ends. */
  static void shorten(Table table) {
    int index = 0;
    long column = GTK.gtk_tree_view_get_column(table.handle, index);
    while (column != 0) {
      long cells = GTK.gtk_cell_layout_get_cells(column);
      for (long each = cells; each != 0; each = OS.g_list_next(each)) {
        long cell = OS.g_list_data(each);
        if (GTK.GTK_IS_CELL_RENDERER_TEXT(cell)) {
          OS.g_object_set(cell, ELLIPSIZE, AT_END, 0);
        }
      }
      OS.g_list_free(cells);
      index++;
      column = GTK.gtk_tree_view_get_column(table.handle, index);
    }
  }

  /** Whether the system's theme is dark now; SWT knows only how it was at the start. */
  static boolean isSystemDark() {
    return text(GTK.gtk_theme_name).toLowerCase(Locale.ROOT).endsWith(DARK);
  }

  private static String text(byte[] setting) {
    long[] value = {0};
    OS.g_object_get(GTK.gtk_settings_get_default(), setting, value, 0);
    return value[0] == 0 ? "" : Converter.cCharPtrToJavaString(value[0], true);
  }

  /**
   * Adds families to the font of all widgets; they are used for characters that it does not have. Only
   * before the display is made, which keeps the font that it finds.
   */
  static void addFonts(String families) {
    if (begin()) {
      long settings = GTK.gtk_settings_get_default();
      OS.g_object_set(settings, FONT_NAME, bytes(Fonts.join(text(FONT_NAME), families)), 0);
    }
  }

  /** Loads the library, which may be asked for its settings only when it has begun; whether it could. */
  static boolean begin() {
    return OS.IsLinux && !GTK.GTK4 && GTK3.gtk_init_check(new long[] {0}, null);
  }

  /** Names a widget for screen readers; an empty name leaves it as it is. */
  static void name(Control control, String name) {
    name(control.handle, name);
  }

  /** Names a tool for screen readers: the button within it is what they see. */
  static void name(ToolItem tool, String name) {
    if (!GTK.GTK4) {
      name(GTK3.gtk_bin_get_child(tool.handle), name);
    }
  }

  private static void name(long widget, String name) {
    if (!GTK.GTK4 && widget != 0 && !name.isEmpty()) {
      long accessible = GTK3.gtk_widget_get_accessible(widget);
      OS.g_object_set(accessible, SPOKEN_NAME, bytes(name), 0);
    }
  }

  private static byte[] bytes(String text) {
    return (text + '\0').getBytes(StandardCharsets.UTF_8);
  }
}

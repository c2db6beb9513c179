package org.komabako.ui.widgets.look;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.work.WidgetListeners;

/**
 * The one owner of how widgets look: light or dark, as chosen or as the system is, also when that
 * changes. Where the toolkit can be asked for dark widgets they are its own; where it cannot, or its
 * theme has none, each new widget is painted by a {@link Skin}. For the display thread.
 */
public final class Look implements AutoCloseable {
  /** Light, dark, or as the system is. */
  public static final Setting<Appearance> APPEARANCE =
      Setting.oneOf("window.appearance", Appearance.SYSTEM);

  private static final boolean GTK = SWT.getPlatform().equals("gtk");

  private final Display display;
  private final Settings settings;
  private final WidgetListeners listeners = new WidgetListeners();
  private final Listener skinning = event -> skin(event.widget);
  private final Listener following = event -> followSystem();
  private final Listener naming = event -> name(event.widget);
  private final Font bold;
  private final Font large;
  private Palette palette = Palette.DAY;
  private boolean dark;
  private boolean painted;
  private boolean systemDark;

  /** Rules over all widgets of a display until closed. */
  public Look(Display display, Settings settings) {
    this.display = display;
    this.settings = settings;
    FontData[] system = display.getSystemFont().getFontData();
    bold = font(system[0], 1, SWT.BOLD);
    large = font(system[0], 1.8, SWT.NORMAL);
    display.addListener(SWT.Skin, skinning);
    display.addListener(SWT.Settings, following);
    display.addFilter(SWT.FocusIn, naming);
    update();
  }

  private Font font(FontData system, double scale, int style) {
    return new Font(display, system.getName(), (int) Math.round(system.getHeight() * scale), style);
  }

  /** For heads. */
  public Font bold() {
    return bold;
  }

  /** For the title of a page. */
  public Font large() {
    return large;
  }

  /** Whether the window is dark. */
  public boolean dark() {
    return dark;
  }

  /** The colours. */
  public Palette palette() {
    return palette;
  }

  /** Runs something now and after each change of the colours, until the widget is disposed. */
  public void onChange(Widget widget, Runnable update) {
    listeners.add(widget, update);
  }

  private static boolean isSystemDark() {
    return GTK ? GtkLook.isSystemDark() : Display.isSystemDarkTheme();
  }

  private void followSystem() {
    if (isSystemDark() != systemDark) {
      update();
    }
  }

  /** Looks as the settings and the system say now. */
  public void update() {
    systemDark = isSystemDark();
    dark = settings.get(APPEARANCE).dark(systemDark);
    if (GTK) {
      GtkLook.dark(dark);
    }
    palette = system();
    painted = palette.isDark() != dark;
    if (painted) {
      palette = dark ? Palette.NIGHT : Palette.DAY;
    }
    for (Shell shell : display.getShells()) {
      shell.reskin(SWT.ALL);
    }
    listeners.tell();
  }

  private Palette system() {
    return new Palette(
        system(SWT.COLOR_WIDGET_BACKGROUND),
        system(SWT.COLOR_WIDGET_FOREGROUND),
        system(SWT.COLOR_LIST_BACKGROUND),
        system(SWT.COLOR_LIST_FOREGROUND),
        system(SWT.COLOR_LIST_SELECTION));
  }

  private Ink system(int id) {
    RGB rgb = display.getSystemColor(id).getRGB();
    return Ink.rgb(rgb.red << 16 | rgb.green << 8 | rgb.blue);
  }

  private void skin(Widget widget) {
    Skin.apply(widget, palette, painted);
  }

  private static boolean isNamed(Widget widget) {
    return widget instanceof Text
        || widget instanceof Combo
        || widget instanceof Spinner
        || widget instanceof Table;
  }

  /** Each time anew: what stands on a label follows the language. */
  private static void name(Widget widget) {
    if (GTK && isNamed(widget)) {
      GtkLook.name((Control) widget, SpokenNames.of((Control) widget));
    }
  }

  /** Leaves the colours of a widget to the one who made it. */
  public static void own(Widget widget) {
    widget.setData(Skin.OWN, true);
  }

  /** Writes a label so that it may be overlooked. */
  public static void faint(Widget widget) {
    widget.setData(Skin.FAINT, true);
  }

  /** A colour of the palette as SWT has it; holds nothing. */
  public static Color color(Ink ink) {
    return new Color(new RGB(ink.red(), ink.green(), ink.blue()));
  }

  @Override
  public void close() {
    listeners.clear();
    display.removeListener(SWT.Skin, skinning);
    display.removeFilter(SWT.FocusIn, naming);
    display.removeListener(SWT.Settings, following);
    bold.dispose();
    large.dispose();
  }
}

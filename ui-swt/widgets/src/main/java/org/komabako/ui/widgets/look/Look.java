package org.komabako.ui.widgets.look;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Widget;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.settings.Settings;
import org.komabako.ui.widgets.work.WidgetListeners;

/**
 * The one owner of how widgets look, their colours, spaces and fonts: light or dark, as chosen or as the
 * system is, also when that changes. GTK draws its widgets in these colours by a style of ours; elsewhere
 * each new widget is coloured by a {@link Skin}. A system that asks for much contrast keeps its own
 * colours. For the display thread.
 */
public final class Look implements AutoCloseable {
  /** Light, dark, or as the system is. */
  public static final Setting<Appearance> APPEARANCE =
      Setting.oneOf("window.appearance", Appearance.SYSTEM);

  private static final Logger LOG = System.getLogger(Look.class.getName());
  private static final boolean GTK = SWT.getPlatform().equals("gtk");

  private final Display display;
  private final Settings settings;
  private final WidgetListeners listeners = new WidgetListeners();
  private final Listener skinning = event -> skin(event.widget);
  private final Listener following = event -> followSystem();
  private final Listener naming = event -> name(event.widget);
  private final Measures measures;
  private final Font bold;
  private final Font small;
  private final Font lesson;
  private final Font large;
  private final Font clock;
  private Palette palette = Palette.DAY;
  private boolean dark;
  private boolean painted;
  private boolean highContrast;
  private boolean systemDark;

  /** Rules over all widgets of a display until closed. */
  public Look(Display display, Settings settings) {
    this.display = display;
    this.settings = settings;
    FontData[] system = display.getSystemFont().getFontData();
    measures = Measures.of(display);
    bold = font(system[0], Measures.BODY, SWT.BOLD);
    small = font(system[0], 12, SWT.NORMAL);
    lesson = font(system[0], 15, SWT.NORMAL);
    large = font(system[0], 22, SWT.BOLD);
    clock = font(system[0], 21, SWT.BOLD);
    display.addListener(SWT.Skin, skinning);
    display.addListener(SWT.Settings, following);
    display.addFilter(SWT.FocusIn, naming);
    update();
  }

  /**
   * Has GTK know the colours before the display is made: SWT keeps those that it finds then until the window is seen for a
   * while, and a dark one would begin with a white page. Other systems do without.
   */
  public static void prefer(Settings settings) {
    try {
      if (GTK && GtkLook.begin() && !GtkLook.isHighContrast()) {
        boolean dark = settings.get(APPEARANCE).dark(GtkLook.isSystemDark());
        GtkLook.dark(dark);
        GtkLook.styleEarly(dark ? Palette.NIGHT : Palette.DAY);
      }
    } catch (LinkageError e) {
      LOG.log(Level.DEBUG, "the window begins in the colours of the system", e);
    }
  }

  private Font font(FontData system, double points, int style) {
    int height = (int) Math.round(system.getHeight() * points / Measures.BODY);
    return new Font(display, system.getName(), height, style);
  }

  /** The spaces. */
  public Measures measures() {
    return measures;
  }

  /** For heads and names. */
  public Font bold() {
    return bold;
  }

  /** For what stands below a name. */
  public Font small() {
    return small;
  }

  /** For tasks and lessons. */
  public Font lesson() {
    return lesson;
  }

  /** For the title of a page. */
  public Font large() {
    return large;
  }

  /** For the time that is left. */
  public Font clock() {
    return clock;
  }

  /** Whether the window is dark. */
  public boolean dark() {
    return dark;
  }

  /** Whether the system asks for much contrast. */
  public boolean highContrast() {
    return highContrast;
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
    if (isSystemDark() != systemDark || isHighContrast() != highContrast) {
      update();
    }
  }

  /** Looks as the settings and the system say now. */
  public void update() {
    systemDark = isSystemDark();
    dark = settings.get(APPEARANCE).dark(systemDark);
    highContrast = isHighContrast();
    if (GTK) {
      GtkLook.dark(dark);
    }
    palette = highContrast ? system() : dark ? Palette.NIGHT : Palette.DAY;
    painted = !highContrast && !GTK;
    if (GTK) {
      GtkLook.style(highContrast ? Optional.empty() : Optional.of(palette));
    }
    for (Shell shell : display.getShells()) {
      shell.reskin(SWT.ALL);
    }
    listeners.tell();
  }

  private Palette system() {
    return Palette.of(
        system(SWT.COLOR_WIDGET_BACKGROUND),
        system(SWT.COLOR_WIDGET_FOREGROUND),
        system(SWT.COLOR_LIST_BACKGROUND),
        system(SWT.COLOR_LIST_SELECTION));
  }

  private boolean isHighContrast() {
    return GTK ? GtkLook.isHighContrast() : display.getHighContrast();
  }

  private Ink system(int id) {
    RGB rgb = display.getSystemColor(id).getRGB();
    return Ink.rgb(rgb.red << 16 | rgb.green << 8 | rgb.blue);
  }

  private void skin(Widget widget) {
    Skin.apply(widget, palette, painted);
    if (GTK && Skin.isTold(widget)) {
      GtkLook.addClass((Control) widget, Skin.TOLD);
    } else if (GTK && widget instanceof Table table && table.getColumnCount() > 1) {
      GtkLook.shorten(table);
    }
  }

  private static boolean isNamed(Widget widget) {
    return widget instanceof Text
        || widget instanceof StyledText
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

  /** Names a tool without words for screen readers, too. */
  public static void name(ToolItem tool, String words) {
    if (GTK) {
      GtkLook.name(tool, words);
    }
  }

  /** Leaves the colours of a widget to the one who made it. */
  public static void own(Widget widget) {
    widget.setData(Skin.OWN, true);
  }

  /** Whether a widget sees to its colours itself. */
  public static boolean isOwn(Widget widget) {
    return widget.getData(Skin.OWN) != null;
  }

  /** Writes a label so that it may be overlooked. */
  public static void faint(Widget widget) {
    widget.setData(Skin.FAINT, true);
  }

  /** The one button of a window that is filled: what the window is for. */
  public static void filled(Button button) {
    kind(button, Skin.FILLED);
  }

  /** A button that looks like a link. */
  public static void link(Button button) {
    kind(button, Skin.LINK);
  }

  /** A button that is no higher than its words need. */
  public static void low(Button button) {
    kind(button, Skin.LOW);
  }

  /**
   * A radio button that stands in a row with others as one piece.
   *
   * @param first whether it is at the left end
   * @param last whether it is at the right end
   */
  public static void segment(Button radio, boolean first, boolean last) {
    if (GTK) {
      GtkLook.segment(radio, first, last);
    }
  }

  /** Says of what kind a widget is, where the toolkit does not tell by its class. */
  private static void kind(Control control, String kind) {
    control.setData(Skin.KIND, kind);
    if (GTK) {
      GtkLook.addClass(control, kind);
    }
    control.reskin(SWT.NONE);
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
    small.dispose();
    lesson.dispose();
    large.dispose();
    clock.dispose();
  }
}

package org.komabako.ui.widgets.look;

import static org.komabako.ui.widgets.look.Look.color;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.Widget;
import org.komabako.ui.picture.Ink;

/** Gives a widget the colours of a palette, by its kind. */
final class Skin {
  /** A widget with this datum sees to its colours itself. */
  static final String OWN = "look.own";

  /** A widget with this datum is written so that it may be overlooked. */
  static final String FAINT = "look.faint";

  /** What a widget is beyond its class; the classes of the style for GTK are called so too. */
  static final String KIND = "look.kind";

  static final String FILLED = "komabako-filled";
  static final String LINK = "komabako-link";
  static final String LOW = "komabako-low";
  static final String TOLD = "komabako-told";

  private Skin() {}

  /**
   * Colours a widget.
   *
   * @param painted whether all widgets are coloured; else only those that the toolkit does not
   */
  static void apply(Widget widget, Palette palette, boolean painted) {
    if (widget.getData(OWN) != null || isInTabs(widget)) {
      return;
    }
    if (widget instanceof CTabFolder tabs) {
      tabs.setBackground(color(palette.strip()));
      tabs.setForeground(color(palette.text()));
      tabs.setSelectionBackground(color(palette.ground()));
      tabs.setSelectionForeground(color(palette.text()));
    } else if (widget instanceof Control control) {
      if (control instanceof StyledText) {
        // It paints itself and asks no style.
        paint(control, palette.surface(), palette.text(), true);
      } else if (isField(control) && !isTold(control)) {
        paint(control, palette.surface(), palette.text(), painted);
      } else if (FILLED.equals(widget.getData(KIND))) {
        paint(control, palette.accent(), palette.onAccent(), painted);
      } else if (LINK.equals(widget.getData(KIND))) {
        control.setForeground(painted ? color(palette.accent()) : null);
      } else if (isGround(control)) {
        // What lies on a card shows the card.
        paint(control, palette.ground(), palette.text(), painted && !isOnOwn(control));
      }
      if (control instanceof Link link) {
        link.setLinkForeground(color(palette.accent()));
      }
      if (widget.getData(FAINT) != null) {
        control.setForeground(color(palette.muted()));
      }
    }
  }

  /** The row of tabs gives its own colours to the buttons in it. */
  private static boolean isInTabs(Widget widget) {
    return widget instanceof ToolBar bar && bar.getParent() instanceof CTabFolder;
  }

  private static boolean isOnOwn(Control control) {
    for (Composite around = control.getParent(); around != null; around = around.getParent()) {
      if (around.getData(OWN) != null) {
        return true;
      }
    }
    return false;
  }

  private static boolean isField(Control control) {
    return control instanceof Table
        || control instanceof Tree
        || control instanceof Text
        || control instanceof Spinner
        || control instanceof org.eclipse.swt.widgets.List;
  }

  /** Words that are only to be read and copied are no field: they lie on the ground, like those of a label. */
  static boolean isTold(Widget widget) {
    return widget instanceof Text
        && (widget.getStyle() & SWT.READ_ONLY) != 0
        && (widget.getStyle() & SWT.BORDER) == 0;
  }

  private static boolean isGround(Control control) {
    boolean flat = control instanceof Button && (control.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0;
    boolean box = control instanceof Composite && !(control instanceof Combo);
    return flat || box || isTold(control) || control instanceof Label || control instanceof Link;
  }

  private static void paint(Control control, Ink ground, Ink text, boolean painted) {
    control.setBackground(painted ? color(ground) : null);
    control.setForeground(painted ? color(text) : null);
  }
}

package org.komabako.ui.workbench.game;

import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.dialog.Labels;

/** The head of a panel of tools: its title, by which it is drawn elsewhere, and a button for its menu. */
final class PanelHead {
  /** How far the mouse goes before it draws. */
  private static final int SLACK = 6;

  /** What marks its widget. */
  private static final String PART = "panel-heading";

  private final PanelColumns columns;
  private final String id;
  private final Label title;
  private boolean pressed;
  private boolean drawn;
  private Point from = new Point(0, 0);

  /** Shows the head of a panel, or gives its room to the panel; not of one that has none. */
  static void show(Composite card, boolean wanted) {
    for (Control child : card.getChildren()) {
      if (PART.equals(child.getData("part")) && child.getLayoutData() instanceof GridData place) {
        place.exclude = !wanted;
        child.setVisible(wanted);
      }
    }
  }

  PanelHead(Card card, GameView view, PanelColumns columns, String id, Supplier<String> words) {
    this.columns = columns;
    this.id = id;
    Look look = view.desk().look();
    PanelMenu menu = new PanelMenu(columns, view.messages());
    Composite head = new Composite(card, SWT.NONE);
    head.setData("part", PART);
    head.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    head.setLayout(layout);
    title = new Label(head, SWT.NONE);
    title.setData("part", "panel-head");
    title.setFont(look.bold());
    title.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    title.setCursor(title.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
    PressCanvas more = new PressCanvas(
        head,
        look,
        () -> view.messages().get("panel.menu", words.get()),
        (gc, hot, focused) -> dots(gc, look, hot || focused));
    more.setData("part", "panel-menu");
    int side = look.measures().icon();
    GridData place = new GridData(SWT.END, SWT.CENTER, false, false);
    place.widthHint = side;
    place.heightHint = side;
    more.setLayoutData(place);
    more.addListener(SWT.Selection, e -> menu.open(more, id));
    view.messages().onChange(title, () -> {
      card.setData("title", words.get());
      Labels.write(title, words.get());
      more.setToolTipText(view.messages().get("panel.menu", words.get()));
    });
    title.addListener(SWT.MenuDetect, e -> {
      e.doit = false;
      menu.open(title, id);
    });
    title.addListener(SWT.MouseDown, this::down);
    title.addListener(SWT.MouseMove, this::move);
    title.addListener(SWT.MouseUp, this::up);
  }

  private static void dots(GC gc, Look look, boolean strong) {
    gc.setAntialias(SWT.ON);
    gc.setBackground(Look.color(strong ? look.palette().text() : look.palette().muted()));
    int side = look.measures().icon();
    int dot = Math.max(2, side / 6);
    for (int at = 1; at <= 3; at++) {
      gc.fillOval((side - dot) / 2, at * side / 4 - dot / 2, dot, dot);
    }
  }

  private void down(Event event) {
    pressed = event.button == 1;
    from = new Point(event.x, event.y);
  }

  private void move(Event event) {
    if (pressed && Math.abs(event.x - from.x) + Math.abs(event.y - from.y) > SLACK) {
      drawn = true;
    }
    if (drawn) {
      columns.draw(id, title.toDisplay(event.x, event.y));
    }
  }

  private void up(Event event) {
    if (drawn) {
      columns.drop(id, title.toDisplay(event.x, event.y));
    }
    pressed = false;
    drawn = false;
  }
}

package org.komabako.ui.analysis;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.jspecify.annotations.Nullable;
import org.komabako.game.Judgement;
import org.komabako.kernel.model.Side;
import org.komabako.ui.board.ScoreCurve;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.game.GameView;

/**
 * The chance of Black to win, move by move: above the middle Black is better, below it White. Mistakes
 * have their signs at the edge of who made them. The names stand before the curve. A click goes to the place, the arrow
 * keys walk.
 */
final class ScoreGraph {
  private static final int EDGE = 6;

  private final Canvas canvas;
  private final GameView view;
  private @Nullable ScoreCurve curve;
  private String said = "";
  private int names;

  ScoreGraph(Composite parent, GameView view) {
    this.view = view;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
    canvas.setData("part", "graph");
    Look.own(canvas);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.MouseDown, this::clicked);
    canvas.addListener(SWT.KeyDown, this::walk);
    canvas.addListener(
        SWT.Traverse,
        event -> event.doit =
            event.detail != SWT.TRAVERSE_ARROW_NEXT && event.detail != SWT.TRAVERSE_ARROW_PREVIOUS);
    canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
    canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
    view.desk().look().onChange(canvas, canvas::redraw);
    speak();
  }

  private void speak() {
    canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = view.messages().get("analysis.graph") + ": " + said;
      }
    });
    canvas.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
      @Override
      public void getRole(AccessibleControlEvent event) {
        event.detail = ACC.ROLE_GRAPHIC;
      }
    });
  }

  Control control() {
    return canvas;
  }

  /**
   * Shows a curve.
   *
   * @param words what screen readers say of it
   */
  void show(ScoreCurve next, String words) {
    if (!next.equals(curve)) {
      curve = next;
      canvas.redraw();
    }
    if (!words.equals(said)) {
      said = words;
      canvas.setToolTipText(words);
    }
  }

  private void clicked(Event event) {
    ScoreCurve shown = curve;
    canvas.setFocus();
    if (event.button == 1 && shown != null) {
      Rectangle area = plot(canvas.getClientArea());
      ScoreCurve.Point point = shown.at(event.x - EDGE - area.x, area.width - 2.0 * EDGE);
      view.model().look(game -> game.goTo(game.tree().at(point.place())));
    }
  }

  private void walk(Event event) {
    if (event.keyCode == SWT.ARROW_LEFT || event.keyCode == SWT.ARROW_RIGHT) {
      event.doit = false;
      var unused =
          view.desk().actions().run(event.keyCode == SWT.ARROW_LEFT ? "tree.back" : "tree.forward");
    }
  }

  private void paint(Event event) {
    ScoreCurve shown = curve;
    Palette palette = view.desk().look().palette();
    GC gc = event.gc;
    Rectangle area = canvas.getClientArea();
    gc.setBackground(Look.color(palette.surface()));
    gc.fillRectangle(area);
    if (shown == null) {
      return;
    }
    gc.setAntialias(SWT.ON);
    gc.setForeground(Look.color(palette.text()));
    names = names(gc, area);
    Rectangle plot = plot(area);
    fill(gc, plot, shown, palette);
    int middle = area.height / 2;
    gc.setForeground(Look.color(palette.text().towards(palette.surface(), 0.5)));
    gc.drawLine(plot.x, middle, area.width, middle);
    curve(gc, plot, shown, palette);
    here(gc, plot, shown, palette);
    signs(gc, plot, shown, palette);
    if (canvas.isFocusControl()) {
      gc.drawFocus(0, 0, area.width, area.height);
    }
  }

  /** Who is better there; answers how much room it takes. */
  private int names(GC gc, Rectangle area) {
    String black = view.messages().get("analysis.graph.black");
    String white = view.messages().get("analysis.graph.white");
    Point size = gc.textExtent(white);
    gc.drawText(black, 2, size.y / 2, true);
    gc.drawText(white, 2, area.height - size.y - size.y / 2, true);
    return 2 + Math.max(size.x, gc.textExtent(black).x);
  }

  /** Where the curve is. */
  private Rectangle plot(Rectangle area) {
    return new Rectangle(names, 0, Math.max(1, area.width - names), area.height);
  }

  private static int x(ScoreCurve shown, int index, Rectangle area) {
    return area.x + EDGE + (int) Math.round(shown.x(index, area.width - 2.0 * EDGE));
  }

  private static int y(double black, Rectangle area) {
    return (int) Math.round((1 - black) * (area.height - 1));
  }

  /** What lies between the curve and the middle. */
  private static void fill(GC gc, Rectangle area, ScoreCurve shown, Palette palette) {
    gc.setBackground(Look.color(palette.surface().towards(palette.accent(), 0.35)));
    int middle = area.height / 2;
    for (int i = 1; i < shown.points().size(); i++) {
      OptionalDouble from = shown.points().get(i - 1).black();
      OptionalDouble to = shown.points().get(i).black();
      if (from.isPresent() && to.isPresent()) {
        int left = x(shown, i - 1, area);
        int right = x(shown, i, area);
        gc.fillPolygon(new int[] {
          left,
          middle,
          left,
          y(from.getAsDouble(), area),
          right,
          y(to.getAsDouble(), area),
          right,
          middle
        });
      }
    }
  }

  private static void curve(GC gc, Rectangle area, ScoreCurve shown, Palette palette) {
    gc.setForeground(Look.color(palette.accent()));
    gc.setBackground(Look.color(palette.accent()));
    gc.setLineWidth(2);
    for (int i = 0; i < shown.points().size(); i++) {
      OptionalDouble to = shown.points().get(i).black();
      OptionalDouble from =
          i == 0 ? OptionalDouble.empty() : shown.points().get(i - 1).black();
      if (to.isPresent() && from.isPresent()) {
        gc.drawLine(
            x(shown, i - 1, area),
            y(from.getAsDouble(), area),
            x(shown, i, area),
            y(to.getAsDouble(), area));
      } else if (to.isPresent()) {
        gc.fillOval(x(shown, i, area) - 2, y(to.getAsDouble(), area) - 2, 5, 5);
      }
    }
    gc.setLineWidth(1);
  }

  private static void here(GC gc, Rectangle area, ScoreCurve shown, Palette palette) {
    int x = x(shown, shown.current(), area);
    gc.setForeground(Look.color(palette.text()));
    gc.drawLine(x, 0, x, area.height);
    shown.here().black().ifPresent(black -> {
      gc.setBackground(Look.color(palette.text()));
      gc.fillOval(x - 3, y(black, area) - 3, 7, 7);
    });
  }

  /** A mistake is written at the edge of the side that made it; where there is no room, it is a bar. */
  private static void signs(GC gc, Rectangle area, ScoreCurve shown, Palette palette) {
    gc.setForeground(Look.color(palette.text()));
    Map<Side, Integer> free = new EnumMap<>(Side.class);
    for (int i = 0; i < shown.points().size(); i++) {
      ScoreCurve.Point point = shown.points().get(i);
      if (point.judgement() != Judgement.GOOD) {
        Side side = point.side().opponent();
        String sign = point.judgement().sign();
        Point size = gc.textExtent(sign);
        int y = side == Side.BLACK ? area.height - size.y : 0;
        int left = Math.min(x(shown, i, area) - size.x / 2, area.x + area.width - size.x);
        if (left > free.getOrDefault(side, area.x)) {
          gc.drawText(sign, left, y, true);
          free.put(side, left + size.x);
        } else {
          gc.drawLine(x(shown, i, area), y + size.y / 2 - 3, x(shown, i, area), y + size.y / 2 + 3);
        }
      }
    }
  }
}

package org.komabako.ui.library;

import java.util.List;
import java.util.stream.IntStream;
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
import org.komabako.game.Judgement;
import org.komabako.libraryanalysis.AnalysisSummary;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;

/**
 * How many moves lost how much of the chance to win, as bars: the height is the root of the number, so that a few blunders are seen
 * beside many good moves, and the number stands above. The signs of mistakes stand where they begin.
 */
final class LossHistogram {
  private static final int EDGE = 8;
  private static final int GAP = 6;

  private final Canvas canvas;
  private final Desk desk;
  private List<Integer> counts = List.of();

  LossHistogram(Composite parent, Desk desk) {
    this.desk = desk;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED);
    canvas.setData("key", "library.analysis.histogram");
    Look.own(canvas);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
    canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
    desk.look().onChange(canvas, canvas::redraw);
    desk.messages().onChange(canvas, canvas::redraw);
    canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = words();
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

  /** Shows bars, as many as {@link AnalysisSummary#EDGES} make. */
  void show(List<Integer> next) {
    if (!next.equals(counts)) {
      counts = List.copyOf(next);
      canvas.redraw();
    }
  }

  /** What screen readers say. */
  String words() {
    List<String> bars = IntStream.range(0, counts.size())
        .mapToObj(bar -> from(bar) + "–" + to(bar) + " %: " + counts.get(bar))
        .toList();
    return desk.messages().get("library.analysis.histogram") + ": " + String.join(", ", bars);
  }

  private static int from(int bar) {
    return bar == 0 ? 0 : AnalysisSummary.EDGES.get(bar - 1);
  }

  private static int to(int bar) {
    return bar < AnalysisSummary.EDGES.size() ? AnalysisSummary.EDGES.get(bar) : 100;
  }

  private void paint(Event event) {
    Palette palette = desk.look().palette();
    GC gc = event.gc;
    Rectangle area = canvas.getClientArea();
    gc.setBackground(Look.color(palette.surface()));
    gc.fillRectangle(area);
    gc.setForeground(Look.color(palette.line()));
    gc.drawRectangle(0, 0, area.width - 1, area.height - 1);
    gc.setForeground(Look.color(palette.text()));
    String title = desk.messages().get("library.analysis.histogram");
    gc.drawText(title, EDGE, EDGE / 2, true);
    int line = gc.textExtent(title).y;
    if (counts.stream().mapToInt(each -> each).sum() == 0) {
      String none = desk.messages().get("library.analysis.nothing");
      Point size = gc.textExtent(none);
      gc.setForeground(Look.color(palette.muted()));
      gc.drawText(none, (area.width - size.x) / 2, (area.height - size.y) / 2, true);
    } else {
      bars(gc, area, line, palette);
    }
    if (canvas.isFocusControl()) {
      gc.drawFocus(2, 2, area.width - 4, area.height - 4);
    }
  }

  private void bars(GC gc, Rectangle area, int line, Palette palette) {
    int top = 2 * line + EDGE;
    int bottom = area.height - line - EDGE;
    double highest = Math.sqrt(counts.stream().mapToInt(each -> each).max().orElse(1));
    double step = (area.width - 2.0 * EDGE) / counts.size();
    String sign = "";
    for (int bar = 0; bar < counts.size(); bar++) {
      int left = (int) (EDGE + bar * step);
      int width = Math.max(1, (int) step - GAP);
      int height =
          (int) Math.round((bottom - top) * Math.sqrt(counts.get(bar)) / Math.max(1, highest));
      int least = counts.get(bar) == 0 ? 0 : 1;
      height = Math.max(least, height);
      Judgement judgement = Judgement.of(from(bar) / 100.0);
      gc.setBackground(Look.color(ink(judgement, palette)));
      gc.fillRectangle(left, bottom - height, width, height);
      gc.setForeground(Look.color(palette.text()));
      String count = String.format(desk.messages().language(), "%,d", counts.get(bar));
      boolean other = !judgement.sign().equals(sign);
      sign = judgement.sign();
      centred(gc, count, left, width, bottom - height - line);
      gc.setForeground(Look.color(palette.muted()));
      centred(
          gc,
          (other ? sign + " " : "") + from(bar) + "–" + to(bar) + " %",
          left,
          width,
          bottom + 2);
    }
    gc.setForeground(Look.color(palette.muted()));
    gc.drawLine(EDGE, bottom, area.width - EDGE, bottom);
  }

  private static void centred(GC gc, String text, int left, int width, int y) {
    gc.drawText(text, left + (width - gc.textExtent(text).x) / 2, y, true);
  }

  /** The worse the redder: from what engines say to the accent. */
  private static Ink ink(Judgement judgement, Palette palette) {
    return switch (judgement) {
      case GOOD -> palette.engine();
      case DUBIOUS -> palette.engine().towards(palette.accent(), 0.4);
      case MISTAKE -> palette.engine().towards(palette.accent(), 0.7);
      case BLUNDER -> palette.accent();
    };
  }
}

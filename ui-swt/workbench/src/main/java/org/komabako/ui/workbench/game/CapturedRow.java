package org.komabako.ui.workbench.game;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Captured;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Style;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.paint.SwtEasel;

/**
 * What a player has taken, small, on his plate: each kind once, with its number. Where there is no room for all in two
 * lines, or in one of a low window, the rest is a number; all are told in words.
 */
final class CapturedRow {
  private static final int PIECE = 20;
  private static final int AIR = 3;

  /** In games that are lower it has one line. */
  private static final int LOW = 520;

  private final GameView view;
  private final Look look;
  private final Canvas canvas;
  private final GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
  private List<Captured> all = List.of();

  CapturedRow(Composite plate, GameView view, int columns) {
    this.view = view;
    look = view.desk().look();
    canvas = new Canvas(plate, SWT.NO_FOCUS | SWT.DOUBLE_BUFFERED) {
      @Override
      public Point computeSize(int wide, int high, boolean changed) {
        return new Point(wide == SWT.DEFAULT ? 1 : wide, lines(wide) * line());
      }
    };
    canvas.setData("part", "plate.captured");
    place.horizontalSpan = columns;
    place.exclude = true;
    canvas.setLayoutData(place);
    canvas.setVisible(false);
    canvas.addListener(SWT.Paint, event -> paint(event.gc));
    canvas.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = words();
      }
    });
  }

  /** Takes so many columns of the plate. */
  void span(int columns) {
    place.horizontalSpan = columns;
  }

  /** Shows these; tells whether that may need another height. */
  boolean show(List<Captured> taken) {
    boolean other = !taken.equals(all);
    all = taken;
    canvas.setToolTipText(all.isEmpty() ? null : words());
    canvas.setData("words", words());
    canvas.redraw();
    place.exclude = all.isEmpty();
    canvas.setVisible(!all.isEmpty());
    return other;
  }

  private String words() {
    return view.messages()
        .get(
            "plate.captured",
            all.stream()
                .map(each -> view.messages().of(each.type().name())
                    + (each.count() > 1 ? " ×" + each.count() : ""))
                .collect(Collectors.joining(", ")));
  }

  private int piece() {
    return look.measures().of(PIECE);
  }

  private int line() {
    return piece() + look.measures().of(AIR);
  }

  /** How wide one is with its number. */
  private int wide(int count) {
    int letters = count > 1 ? String.valueOf(count).length() : 0;
    return piece() + look.measures().of(AIR) + letters * look.measures().of(8);
  }

  private int lines(int width) {
    int used = all.stream().mapToInt(each -> wide(each.count())).sum();
    boolean low =
        canvas.getParent().getParent().getClientArea().height < look.measures().of(LOW);
    return width > 0 && used > width && !low ? 2 : 1;
  }

  private void paint(GC gc) {
    int width = canvas.getClientArea().width;
    int lines = canvas.getClientArea().height / line();
    gc.setAntialias(SWT.ON);
    gc.setFont(look.small());
    gc.setForeground(Look.color(look.palette().muted()));
    view.board().scene().ifPresent(scene -> {
      int x = 0;
      int line = 0;
      int left = all.stream().mapToInt(Captured::count).sum();
      for (int at = 0; at < all.size(); at++) {
        Captured each = all.get(at);
        boolean isLast = line == lines - 1;
        int rest = isLast && at + 1 < all.size() ? wide(100) : 0;
        if (x + wide(each.count()) + rest > width && !isLast) {
          line++;
          x = 0;
        } else if (x + wide(each.count()) + rest > width) {
          write(gc, "+" + left, x + look.measures().of(AIR), line);
          return;
        }
        draw(gc, scene, each, x, line * line());
        if (each.count() > 1) {
          write(gc, String.valueOf(each.count()), x + piece() + 1, line);
        }
        x += wide(each.count());
        left -= each.count();
      }
    });
  }

  private void draw(GC gc, Scene scene, Captured each, int x, int y) {
    Style style = scene.style().withSmallPieces();
    new SwtEasel(gc, view.desk().pictures())
        .piece(
            style, each.type(), scene.look(view.board().bottom()), new Box(x, y, piece(), piece()));
  }

  private void write(GC gc, String words, int x, int line) {
    int high = gc.textExtent(words).y;
    gc.drawText(words, x, line * line() + (piece() - high) / 2, SWT.DRAW_TRANSPARENT);
  }
}

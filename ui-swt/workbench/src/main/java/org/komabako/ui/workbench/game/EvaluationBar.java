package org.komabako.ui.workbench.game;

import java.util.OptionalDouble;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.kernel.model.Side;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;

/** The chances of the players as a bar beside the board: the longer a side's part, the better it stands. */
final class EvaluationBar {
  private static final Ink BLACK = Ink.rgb(0x2A2521);
  private static final Ink WHITE = Ink.rgb(0xFBF9F6);

  private final GameView view;
  private final Canvas bar;
  private Side bottom = Side.BLACK;
  private OptionalDouble black = OptionalDouble.empty();

  EvaluationBar(Composite parent, GameView view) {
    this.view = view;
    bar = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    bar.setData("part", "evaluation-bar");
    Look.own(bar);
    bar.addListener(SWT.Paint, event -> paint(event.gc));
    view.desk().look().onChange(bar, bar::redraw);
    bar.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = words();
      }
    });
  }

  Control control() {
    return bar;
  }

  /** Whether there is anything to show. */
  boolean isShown() {
    return black.isPresent();
  }

  /**
   * Shows chances.
   *
   * @param chance of Black to win, from 0 to 1; empty for no bar
   * @param below the side at the lower edge
   */
  void show(OptionalDouble chance, Side below) {
    if (!chance.equals(black) || below != bottom) {
      black = chance;
      bottom = below;
      bar.setToolTipText(words());
      bar.redraw();
    }
  }

  private String words() {
    if (black.isEmpty()) {
      return "";
    }
    long share = Math.round(black.getAsDouble() * 100);
    return view.messages().get("evaluation.bar", share, 100 - share);
  }

  private void paint(GC gc) {
    Rectangle all = bar.getClientArea();
    Palette palette = view.desk().look().palette();
    int blacks = (int) Math.round(all.height * black.orElse(0.5));
    int below = bottom == Side.BLACK ? blacks : all.height - blacks;
    int above = all.height - below;
    gc.setBackground(Look.color(bottom == Side.BLACK ? WHITE : BLACK));
    gc.fillRectangle(0, 0, all.width, above);
    gc.setBackground(Look.color(bottom == Side.BLACK ? BLACK : WHITE));
    gc.fillRectangle(0, above, all.width, below);
    gc.setForeground(Look.color(palette.line()));
    gc.drawRectangle(0, 0, all.width - 1, all.height - 1);
    gc.setForeground(Look.color(palette.accent()));
    gc.drawLine(0, all.height / 2, all.width, all.height / 2);
  }
}

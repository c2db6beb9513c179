package org.komabako.ui.client.window;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.komabako.base.SafeText;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.widgets.action.ContextMenu;
import org.komabako.ui.widgets.control.PressCanvas;
import org.komabako.ui.widgets.control.RoundedBox;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Palette;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.Thumbnail;

/** A line of the games that can be gone on with: a small board, and what the game is. */
final class ContinueRow {
  private static final int HEIGHT = 53;
  private static final int BOARD = 40;

  private final Desk desk;
  private final Entry entry;
  private final boolean first;
  private final boolean last;
  private final PressCanvas canvas;
  private final Thumbnail board;

  /**
   * A game.
   *
   * @param id tells it from the others
   * @param board how it stands; empty if that is not known
   * @param game the name of its variant
   * @param names who plays, or what it is called; empty if nobody said
   * @param state how many moves, and how it ended
   * @param day when it was closed, or that it is open
   * @param action goes there
   * @param menu fills its menu
   */
  record Entry(
      String id,
      Optional<Snapshot> board,
      String game,
      String names,
      String state,
      String day,
      Runnable action,
      Consumer<ContextMenu> menu) {
    /** The same thing to see. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Entry entry
          && id.equals(entry.id)
          && board.equals(entry.board)
          && words().equals(entry.words());
    }

    @Override
    public int hashCode() {
      return id.hashCode();
    }

    /** All of it as one sentence. */
    String words() {
      return Stream.of(game, names, state, day)
          .filter(word -> !word.isEmpty())
          .map(SafeText::line)
          .collect(Collectors.joining(", "));
    }
  }

  /**
   * Makes a line.
   *
   * @param first whether it is the first of the list
   * @param last whether it is the last of the list
   */
  ContinueRow(Composite parent, Desk desk, Entry entry, boolean first, boolean last) {
    this.desk = desk;
    this.entry = entry;
    this.first = first;
    this.last = last;
    canvas = new PressCanvas(parent, desk.look(), entry::words, this::paint);
    board = new Thumbnail(canvas.getDisplay(), desk);
    canvas.addDisposeListener(e -> board.close());
    canvas.setData("key", "start.continue");
    canvas.setData("words", entry.words());
    canvas.setToolTipText(entry.words());
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.heightHint = desk.look().measures().of(HEIGHT);
    canvas.setLayoutData(place);
    canvas.addListener(SWT.Selection, e -> entry.action().run());
    var unused = new ContextMenu(canvas, desk.messages(), desk.actions(), entry.menu());
  }

  private void paint(GC gc, boolean hot, boolean focused) {
    Palette palette = desk.look().palette();
    Rectangle area = canvas.getClientArea();
    int corner = desk.look().measures().corner();
    Ink inside = hot ? palette.raised() : palette.surface();
    // The list is one box; what lies beyond this line of it is cut off.
    Rectangle box = new Rectangle(
        0,
        first ? 0 : -2 * corner,
        area.width,
        area.height + (first ? 0 : 2 * corner) + (last ? 0 : 2 * corner));
    gc.setBackground(Look.color(palette.ground()));
    gc.fillRectangle(area);
    RoundedBox.frame(
        gc,
        box,
        corner,
        new RoundedBox.Colors(palette.ground(), inside, palette.line()),
        SWT.LINE_SOLID);
    if (!last) {
      gc.setForeground(Look.color(palette.line()));
      gc.drawLine(0, area.height - 1, area.width, area.height - 1);
    }
    int size = desk.look().measures().of(BOARD);
    int left = desk.look().measures().of(14);
    Rectangle square = new Rectangle(left, (area.height - size) / 2, size, size);
    entry.board().ifPresent(snapshot -> board.paint(gc, snapshot, square, inside));
    words(gc, palette, left + size + left, area);
    if (focused) {
      gc.drawFocus(2, 2, area.width - 4, area.height - 4);
    }
  }

  private void words(GC gc, Palette palette, int left, Rectangle area) {
    int right = area.width - desk.look().measures().of(14);
    int width = right - left;
    gc.setAntialias(SWT.ON);
    gc.setFont(desk.look().bold());
    gc.setForeground(Look.color(palette.text()));
    write(gc, entry.game(), left, width * 20 / 100, area.height);
    Font usual = canvas.getFont();
    gc.setFont(usual);
    write(gc, entry.names(), left + width * 21 / 100, width * 37 / 100, area.height);
    gc.setForeground(Look.color(palette.muted()));
    int day = gc.textExtent(entry.day()).x;
    gc.drawText(entry.day(), right - day, middle(gc, area.height), true);
    int from = left + width * 59 / 100;
    write(gc, entry.state(), from, right - day - left / 4 - from, area.height);
  }

  private static int middle(GC gc, int height) {
    return (height - gc.getFontMetrics().getHeight()) / 2;
  }

  /** Writes what there is room for; the rest is in the tooltip. */
  private static void write(GC gc, String text, int x, int room, int height) {
    String safe = SafeText.line(text);
    String shown = safe;
    for (int end = safe.length(); end > 0 && gc.textExtent(shown).x > room; end--) {
      shown = safe.substring(0, end - 1).stripTrailing() + "…";
    }
    gc.drawText(shown, x, middle(gc, height), true);
  }
}

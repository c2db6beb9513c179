package org.komabako.ui.learn;

import java.util.List;
import java.util.function.BiConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.position.Rules;
import org.komabako.ui.learn.lesson.Lesson;
import org.komabako.ui.learn.lesson.Lessons;
import org.komabako.ui.learn.paint.VariantPainter;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;

/** The pieces that there are lessons about, each with a tick once all its exercises are solved. */
final class PieceList {
  private static final String DONE = "✓";
  private static final int ROW = 40;

  private final Desk desk;
  private final BiConsumer<Lessons, PieceType> chosen;
  private final Table table;
  private final Label count;
  private final VariantPainter painter;
  private @Nullable Lessons lessons;
  private List<PieceType> pieces = List.of();
  private @Nullable Progress progress;
  private String variant = "";

  PieceList(
      Composite parent, Desk desk, VariantPainter painter, BiConsumer<Lessons, PieceType> chosen) {
    this.desk = desk;
    this.chosen = chosen;
    this.painter = painter;
    count = new Label(parent, SWT.RIGHT);
    count.setData("key", "learn.count");
    count.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    Look.faint(count);
    table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
    table.setData("key", "learn.pieces");
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1);
    // As wide as the column that it stands in.
    place.widthHint = 1;
    table.setLayoutData(place);
    table.addListener(SWT.MeasureItem, this::measure);
    table.addListener(SWT.PaintItem, this::paint);
    table.addListener(SWT.EraseItem, event -> event.detail &= ~SWT.FOREGROUND);
    table.addListener(SWT.Selection, e -> choose());
    Button read = new Button(parent, SWT.PUSH);
    Look.link(read);
    read.setData("key", "learn.rules");
    read.setLayoutData(new GridData(SWT.BEGINNING, SWT.BOTTOM, false, false, 2, 1));
    desk.messages().bind(read, read::setText, "learn.rules");
    read.addListener(SWT.Selection, e -> {
      var unused = desk.actions().run("help.rules", variant);
    });
  }

  Progress progress() {
    Progress known = progress;
    if (known == null) {
      throw new IllegalStateException("no variant is shown");
    }
    return known;
  }

  void clear() {
    table.removeAll();
    pieces = List.of();
  }

  void show(Rules rules, Lessons made, List<PieceType> types, Progress kept) {
    lessons = made;
    pieces = types;
    progress = kept;
    variant = rules.table().key();
    painter.of(rules);
    table.removeAll();
    for (PieceType type : types) {
      TableItem item = new TableItem(table, SWT.NONE);
      item.setData(type);
    }
    write();
    if (!types.isEmpty()) {
      table.select(0);
      choose();
    }
  }

  private void choose() {
    Lessons known = lessons;
    int at = table.getSelectionIndex();
    if (known != null && at >= 0) {
      chosen.accept(known, pieces.get(at));
    }
  }

  /** Chooses the next piece; after the last one the first. */
  void next() {
    if (!pieces.isEmpty()) {
      table.select((table.getSelectionIndex() + 1) % pieces.size());
      table.showSelection();
      choose();
    }
  }

  /** An exercise is solved. */
  void solve(Lesson lesson, int number) {
    progress().solve(lesson.type(), number);
    if (progress().isDone(lesson.type(), lesson.exercises().size())) {
      finish(lesson);
    }
    write();
  }

  /** All that there is about a piece is done. */
  void finish(Lesson lesson) {
    progress().finish(lesson.type());
  }

  /** Names and ticks, in the language now. */
  void write() {
    for (TableItem item : table.getItems()) {
      PieceType type = (PieceType) item.getData();
      boolean done = progress != null && progress().isFinished(type);
      item.setText((done ? DONE + " " : "") + desk.messages().title(type.name()));
    }
    long done =
        progress == null ? 0 : pieces.stream().filter(progress()::isFinished).count();
    count.setText(pieces.isEmpty() ? "" : desk.messages().get("learn.count", done, pieces.size()));
    count.getParent().layout();
    table.redraw();
  }

  private void measure(Event event) {
    event.height = Math.max(event.height, ROW);
  }

  private void paint(Event event) {
    if (((TableItem) event.item).getData() instanceof PieceType type) {
      GC gc = event.gc;
      int size = ROW - 4;
      painter.draw(gc, new Piece(type, Side.BLACK), event.x + 4, event.y + 2, size);
      String name = desk.messages().title(type.name());
      int y = event.y + (event.height - gc.textExtent(name).y) / 2;
      gc.setForeground(Look.color(desk.look().palette().text()));
      gc.drawText(name, event.x + size + 14, y, SWT.DRAW_TRANSPARENT);
      if (((TableItem) event.item).getText().startsWith(DONE)) {
        gc.setForeground(Look.color(desk.look().palette().success()));
        int right = table.getClientArea().width
            - gc.textExtent(DONE).x
            - desk.look().measures().gap();
        gc.drawText(DONE, right, y, SWT.DRAW_TRANSPARENT);
      }
    }
  }
}

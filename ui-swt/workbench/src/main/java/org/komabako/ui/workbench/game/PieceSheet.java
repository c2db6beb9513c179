package org.komabako.ui.workbench.game;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.jspecify.annotations.Nullable;
import org.komabako.base.SafeText;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.VariantTable;
import org.komabako.position.Rules;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.MoveDiagram;
import org.komabako.ui.board.Scene;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.LowField;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.workbench.desk.Desk;

/** What a piece is, and its moves on an empty board, drawn beside those of its promoted side. */
public final class PieceSheet {
  private static final int GAP = 8;
  private static final int LABEL = 22;

  private final Desk desk;
  private final Composite panel;
  private final Canvas diagrams;
  private final Text text;
  private final PieceWords words;
  private final Supplier<Optional<Scene>> scene;
  private @Nullable Piece piece;

  /**
   * A card of no piece yet.
   *
   * @param hint the key of what says how one comes to see one
   * @param scene where pieces look as they do here
   */
  public PieceSheet(Composite parent, Desk desk, String hint, Supplier<Optional<Scene>> scene) {
    this.desk = desk;
    this.scene = scene;
    words = new PieceWords(desk.messages());
    panel = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    panel.setLayout(layout);
    diagrams = new Canvas(panel, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    GridData above = half();
    above.exclude = true;
    diagrams.setLayoutData(above);
    diagrams.setVisible(false);
    diagrams.addListener(SWT.Paint, this::paint);
    text = new Text(panel, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
    text.setLayoutData(half());
    LowField.watch(text);
    desk.messages()
        .onChange(
            panel, () -> text.setText(words().orElseGet(() -> desk.messages().get(hint))));
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::redraw));
    panel.addDisposeListener(e -> stop.run());
    desk.look().onChange(panel, this::redraw);
  }

  /** The widget. */
  public Composite control() {
    return panel;
  }

  /** Shows another piece. */
  public void show(Piece next) {
    piece = next;
    String now = words().orElse("");
    if (!now.equals(text.getText())) {
      text.setText(now);
    }
    if (!diagrams.getVisible()) {
      ((GridData) diagrams.getLayoutData()).exclude = false;
      diagrams.setVisible(true);
      panel.layout();
    }
    diagrams.redraw();
  }

  private void redraw() {
    if (!diagrams.isDisposed()) {
      diagrams.redraw();
    }
  }

  private Optional<String> words() {
    return Optional.ofNullable(piece)
        .flatMap(shown -> scene.get().map(look -> words.card(rules(look), shown.type())))
        .map(SafeText::lines);
  }

  private static VariantTable table(Scene scene) {
    return rules(scene).table();
  }

  private static Rules rules(Scene scene) {
    return scene.snapshot().position().rules();
  }

  /** As much of the panel as the other half, however long the words are. */
  private static GridData half() {
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 1;
    return place;
  }

  private void paint(Event event) {
    scene
        .get()
        .ifPresent(
            look -> Optional.ofNullable(piece).ifPresent(shown -> paint(event, look, shown)));
  }

  private void paint(Event event, Scene look, Piece shown) {
    Rectangle area = diagrams.getClientArea();
    event.gc.setBackground(Look.color(desk.look().palette().surface()));
    event.gc.fillRectangle(area);
    SwtEasel easel = new SwtEasel(event.gc, desk.pictures());
    Optional<PieceType> other = PieceWords.otherSide(table(look), shown.type());
    int count = other.isPresent() ? 2 : 1;
    int width = (area.width - (count + 1) * GAP) / count;
    int height = Math.min(area.height - GAP, width + LABEL);
    if (width > 0 && height > LABEL) {
      int y = (area.height - height) / 2;
      MoveDiagram.draw(easel, look, shown, new Box(GAP, y, width, height));
      other.ifPresent(each -> MoveDiagram.draw(
          easel, look, new Piece(each, shown.side()), new Box(2 * GAP + width, y, width, height)));
    }
  }
}

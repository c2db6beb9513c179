package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.komabako.base.SafeText;
import org.komabako.kernel.model.Piece;
import org.komabako.kernel.model.PieceType;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.MoveDiagram;
import org.komabako.ui.board.Scene;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.LowField;
import org.komabako.ui.widgets.paint.SwtEasel;
import org.komabako.ui.widgets.text.Messages;

/**
 * What a piece is and how it moves: the one that is chosen, or under the pointer or the cursor; the
 * last such stays. Its moves on an empty board are drawn beside those of its promoted side.
 */
public final class PiecePanel implements SidePanel {
  private static final int GAP = 8;
  private static final int LABEL = 22;

  private Optional<Piece> shown = Optional.empty();

  @Override
  public String id() {
    return "piece";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("panel.piece");
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Composite panel = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    panel.setLayout(layout);
    Canvas diagrams = new Canvas(panel, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    GridData above = half();
    above.exclude = true;
    diagrams.setLayoutData(above);
    diagrams.setVisible(false);
    diagrams.addListener(SWT.Paint, event -> paint(event, diagrams, view));
    Text text = new Text(panel, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
    text.setLayoutData(half());
    LowField.watch(text);
    PieceWords words = new PieceWords(view.messages());
    Runnable write = () -> text.setText(shown
        .flatMap(piece -> view.model()
            .snapshot()
            .map(known -> words.card(known.position().rules().table(), piece.type())))
        .map(SafeText::lines)
        .orElseGet(() -> view.messages().get("piece.none")));
    view.board().onChange(panel, () -> {
      Optional<Piece> subject = view.board().subject();
      if (subject.isPresent() && !subject.equals(shown) && !panel.isDisposed()) {
        shown = subject;
        write.run();
        above.exclude = false;
        diagrams.setVisible(true);
        panel.layout();
        diagrams.redraw();
      }
    });
    view.messages().onChange(panel, write);
    return panel;
  }

  /** As much of the panel as the other half, however long the words are. */
  private static GridData half() {
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 1;
    return place;
  }

  private void paint(Event event, Canvas canvas, GameView view) {
    Optional<Scene> scene = view.board().scene();
    if (shown.isEmpty() || scene.isEmpty()) {
      return;
    }
    Rectangle area = canvas.getClientArea();
    event.gc.setBackground(Look.color(view.desk().look().palette().surface()));
    event.gc.fillRectangle(area);
    SwtEasel easel = new SwtEasel(event.gc, view.desk().pictures());
    PieceType type = shown.get().type();
    Optional<PieceType> other =
        PieceWords.otherSide(scene.get().snapshot().position().rules().table(), type);
    int count = other.isPresent() ? 2 : 1;
    int width = (area.width - (count + 1) * GAP) / count;
    int height = Math.min(area.height - GAP, width + LABEL);
    if (width > 0 && height > LABEL) {
      int y = (area.height - height) / 2;
      MoveDiagram.draw(easel, scene.get(), shown.get(), new Box(GAP, y, width, height));
      other.ifPresent(each -> MoveDiagram.draw(
          easel,
          scene.get(),
          new Piece(each, shown.get().side()),
          new Box(2 * GAP + width, y, width, height)));
    }
  }
}

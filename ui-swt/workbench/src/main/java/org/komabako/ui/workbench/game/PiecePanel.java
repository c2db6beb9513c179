package org.komabako.ui.workbench.game;

import java.util.Optional;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.kernel.model.Piece;
import org.komabako.ui.widgets.text.Messages;

/**
 * The card of the piece that is chosen, or under the pointer or the cursor; the last such stays. Before the first it
 * leaves its room to others.
 */
public final class PiecePanel implements SidePanel {
  /** What its title and the hint of an empty card take. */
  private static final int EMPTY = 80;

  private Optional<Piece> shown = Optional.empty();

  @Override
  public String id() {
    return "piece";
  }

  @Override
  public String title(Messages messages) {
    return messages.get("panel.piece");
  }

  /** The picture of its moves and some lines of words. */
  @Override
  public int least() {
    return 200;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    GridData place = (GridData) parent.getLayoutData();
    place.minimumHeight = view.desk().look().measures().of(EMPTY);
    PieceSheet card = new PieceSheet(parent, view.desk(), "piece.none", view.board()::scene);
    view.board().onChange(card.control(), () -> {
      Optional<Piece> subject = view.board().subject();
      if (subject.isPresent() && !subject.equals(shown) && !card.control().isDisposed()) {
        shown = subject;
        card.show(subject.get());
        if (place.minimumHeight > 0) {
          place.minimumHeight = 0;
          Folding.fit(parent);
        }
      }
    });
    return card.control();
  }
}

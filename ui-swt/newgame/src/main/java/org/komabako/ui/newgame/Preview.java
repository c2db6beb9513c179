package org.komabako.ui.newgame;

import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.kernel.model.Handicap;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.game.BoardTile;

/** A small board with the start of a game. The variant is asked in a lane. */
final class Preview {
  private final Desk desk;
  private final Executor lane;
  private final BoardTile board;
  private long asked;

  /** @param side how large, in points */
  Preview(Composite parent, Desk desk, int side) {
    this.desk = desk;
    lane = desk.work().lane();
    board = new BoardTile(parent, desk);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.heightHint = side;
    place.widthHint = side;
    board.control().setLayoutData(place);
  }

  /** The widget. */
  Control control() {
    return board.control();
  }

  void show(Optional<VariantCard> card, Optional<Handicap> handicap) {
    long number = ++asked;
    lane.execute(() -> {
      Optional<Snapshot> taken = card.flatMap(each -> take(each, handicap));
      desk.gate().send(this, () -> {
        if (number == asked) {
          board.show(taken);
        }
      });
    });
  }

  /** A variant is foreign code: what it cannot set up is not shown. */
  private static Optional<Snapshot> take(VariantCard card, Optional<Handicap> handicap) {
    try {
      return Optional.of(card.start(handicap));
    } catch (RuntimeException | Error e) {
      return Optional.empty();
    }
  }
}

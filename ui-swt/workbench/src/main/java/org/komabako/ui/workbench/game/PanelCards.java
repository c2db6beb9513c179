package org.komabako.ui.workbench.game;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.komabako.ui.widgets.control.Card;

/** Makes the cards that the panels of a game stand on. */
final class PanelCards {
  /** The height that what belongs to the game makes do with, in points: its heads and a row. */
  private static final int TIGHT = 64;

  private final GameView view;
  private final PanelColumns columns;

  PanelCards(GameView view, PanelColumns columns) {
    this.view = view;
    this.columns = columns;
  }

  /** Of things below each other. */
  GridLayout column() {
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = view.desk().look().measures().of(8);
    return layout;
  }

  /**
   * A card with a panel in it.
   *
   * @param below whether it is the row below the board
   */
  Card make(SidePanel panel, Composite where, boolean below) {
    Card card = new Card(where, view.desk().look());
    try {
      GridLayout layout = column();
      layout.marginWidth = layout.verticalSpacing;
      layout.marginHeight = layout.verticalSpacing;
      card.setLayout(layout);
      GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
      if (panel.grows()) {
        // What grows shares the height that is there, however much it would like.
        place.heightHint = panel.least();
        if (!panel.isTool()) {
          // In a low window some rows that are seen are better than many that have to be scrolled
          // to.
          place.minimumHeight =
              Math.min(place.heightHint, view.desk().look().measures().of(TIGHT));
        }
      }
      card.setLayoutData(place);
      card.setData("panel", panel.id());
      grow(card, panel, below);
      if (panel.isTool()) {
        var unused =
            new PanelHead(card, view, columns, panel.id(), () -> panel.title(view.messages()));
      }
      Control control = panel.create(card, view);
      control.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
      return card;
    } catch (RuntimeException | Error e) {
      card.dispose();
      throw e;
    }
  }

  /** In the row below the board all are as high as the row. */
  void grow(Card card, SidePanel panel, boolean below) {
    ((GridData) card.getLayoutData()).grabExcessVerticalSpace = panel.grows() || below;
  }
}

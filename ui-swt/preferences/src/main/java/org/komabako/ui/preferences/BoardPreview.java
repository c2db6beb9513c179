package org.komabako.ui.preferences;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardTile;

/** A board on a page of preferences that shows at once what is chosen: the game that is looked at, or a start. */
final class BoardPreview {
  private static final int SIDE = 230;

  private BoardPreview() {}

  static void add(SettingFields fields, Workbench window) {
    BoardTile tile = new BoardTile(fields.page(), fields.desk());
    tile.control().setData("key", "preferences.preview");
    GridData square = new GridData(SWT.BEGINNING, SWT.CENTER, false, false, 2, 1);
    square.widthHint = SIDE;
    square.heightHint = SIDE;
    tile.control().setLayoutData(square);
    Optional<Snapshot> current = window.current().flatMap(view -> view.model().snapshot());
    List<VariantCard> cards = window.cards();
    if (current.isPresent() || cards.isEmpty()) {
      tile.show(current);
    } else {
      window.background(() -> {
        Snapshot start = cards.get(0).start(Optional.empty());
        fields.desk().gate().send(() -> tile.show(Optional.of(start)));
      });
    }
  }
}

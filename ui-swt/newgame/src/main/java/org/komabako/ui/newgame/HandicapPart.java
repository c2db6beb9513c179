package org.komabako.ui.newgame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.kernel.model.Handicap;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;

/** Whether the game is even, or who gives what. */
final class HandicapPart {
  private final Choice<Optional<Handicap>> choice;

  /** @param changed run after each choice of the user */
  HandicapPart(Composite parent, Desk desk, Runnable changed) {
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    var unused = Captions.over(row, desk, "new-game.handicap");
    choice = new Choice<>(
        row,
        desk.messages(),
        handicap -> handicap
            .map(each -> desk.messages().of(each.name()))
            .orElseGet(() -> desk.messages().get("new-game.even")));
    choice.control().setData("key", "new-game.handicap");
    choice.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    choice.onChoice(handicap -> changed.run());
  }

  void show(VariantCard card, Wishes wishes) {
    List<Optional<Handicap>> offered = new ArrayList<>();
    offered.add(Optional.empty());
    card.table().handicaps().forEach(each -> offered.add(Optional.of(each)));
    choice.items(offered);
    choice.select(Optional.of(card.table().handicap(wishes.handicap())));
  }

  Optional<Handicap> chosen() {
    return choice.value().flatMap(each -> each);
  }

  String key() {
    return chosen().map(Handicap::key).orElse("");
  }
}

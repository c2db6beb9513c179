package org.komabako.ui.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.picture.PieceSet;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.PreferencePage;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardSettings;

/** How pieces look: for all variants, or otherwise for some of them. */
final class PiecesPage implements PreferencePage {
  @Override
  public String title(Messages messages) {
    return messages.get("preferences.pieces");
  }

  @Override
  public void create(SettingFields fields, Workbench window) {
    Desk desk = fields.desk();
    fields.choice(
        "preferences.pieces.all",
        BoardSettings.PIECES,
        PieceSets.all(),
        set -> desk.messages().of(set.name()));
    BoardPreview.add(fields, window);
    fields.oneOf("preferences.kings", BoardSettings.KINGS);
    fields.amount(
        "preferences.size", BoardSettings.SIZE, BoardSettings.SMALLEST, BoardSettings.LARGEST, 5);
    fields.flag("preferences.red", BoardSettings.RED);
    fields.head("preferences.pieces.single");
    Composite grid = new Composite(fields.page(), SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false, 2, 1));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    grid.setLayout(layout);
    Runnable stop = window.listenToVariants(() -> fill(grid, desk, window.cards()));
    grid.addDisposeListener(e -> stop.run());
    fill(grid, desk, window.cards());
  }

  private static void fill(Composite grid, Desk desk, List<VariantCard> cards) {
    for (Control old : grid.getChildren()) {
      old.dispose();
    }
    List<Optional<PieceSet>> offered = new ArrayList<>();
    offered.add(Optional.empty());
    PieceSets.all().forEach(set -> offered.add(Optional.of(set)));
    for (VariantCard card : cards) {
      Label name = new Label(grid, SWT.NONE);
      desk.messages()
          .onChange(
              name, () -> Labels.write(name, desk.messages().title(card.table().name())));
      Choice<Optional<PieceSet>> choice = new Choice<>(
          grid,
          desk.messages(),
          set -> set.map(each -> desk.messages().of(each.name()))
              .orElseGet(() -> desk.messages().get("preferences.pieces.as-all")));
      choice.control().setData("key", "pieces." + card.key());
      choice.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
      choice.items(offered);
      Setting<PieceSet> setting = BoardSettings.pieces(desk.settings(), card.key());
      choice.select(Optional.of(
          desk.settings().has(setting)
              ? Optional.of(desk.settings().get(setting))
              : Optional.empty()));
      choice.onChoice(set -> set.ifPresentOrElse(
          each -> desk.settings().set(setting, each), () -> desk.settings().reset(setting)));
    }
    grid.getParent().layout(true, true);
  }
}

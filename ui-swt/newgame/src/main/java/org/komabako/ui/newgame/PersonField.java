package org.komabako.ui.newgame;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.PlayerKind;

/** A person: his name, and whether he sits at this window. */
final class PersonField {
  static final List<PlayerKind> PEOPLE = List.of(PlayerKind.HERE, PlayerKind.ELSEWHERE);
  static final int LONGEST = 40;

  private final Text name;
  private final Choice<PlayerKind> kind;

  /** In a grid of three columns. */
  PersonField(Composite grid, Desk desk, Side side) {
    String key = "new-game.player." + side.text();
    new Labels(desk).name(grid, key);
    name = new Text(grid, SWT.BORDER);
    name.setData("key", key);
    name.setTextLimit(LONGEST);
    name.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    desk.messages().bind(name, name::setMessage, "new-game.name");
    kind = new Choice<>(grid, desk.messages(), each -> desk.messages().get(text(each)));
    kind.control().setData("key", "new-game.kind." + side.text());
    kind.items(PEOPLE);
  }

  /** The key of what it is called where somebody sits. */
  static String text(PlayerKind kind) {
    return "new-game.kind." + kind.name().toLowerCase(Locale.ROOT);
  }

  void show(Wishes.Player player) {
    name.setText(player.name());
    kind.select(Optional.of(player.kind()));
  }

  /** @param before what is not asked here stays as it was */
  Wishes.Player player(Wishes.Player before) {
    return new Wishes.Player(
        name.getText().strip(), kind.value().orElse(PlayerKind.HERE), before.opponent());
  }
}

package org.komabako.ui.client.window;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.model.VariantTable;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.widgets.action.ContextMenu;
import org.komabako.ui.widgets.control.Card;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.BoardTile;

/** A variant on the start page: its board, its name, and what can be done with it. */
final class GameCard {
  private static final int LARGEST = 260;

  private final Desk desk;
  private final Card card;
  private final BoardTile board;
  private final Button play;

  private final Label name;
  private final String full;

  GameCard(Composite parent, Desk desk, VariantCard variant) {
    this.desk = desk;
    card = new Card(parent, desk.look());
    card.setData("variant", variant.key());
    card.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    ((GridLayout) card.getLayout()).verticalSpacing = desk.look().measures().of(2);
    board = new BoardTile(card, desk);
    board.control().setLayoutData(new GridData(SWT.CENTER, SWT.CENTER, true, false));
    VariantTable table = variant.table();
    full = desk.messages().title(table.name());
    name = label(full);
    name.setFont(desk.look().bold());
    ((GridData) name.getLayoutData()).verticalIndent = desk.look().measures().gap();
    Label size = label(desk.messages()
        .get(
            variant.drops() ? "start.size.drops" : "start.size",
            table.files(),
            table.ranks(),
            variant.piecesOfSide()));
    size.setFont(desk.look().small());
    Look.faint(size);
    Composite buttons = new Composite(card, SWT.NONE);
    buttons.setBackgroundMode(SWT.INHERIT_DEFAULT);
    GridData place = new GridData(SWT.FILL, SWT.BOTTOM, true, false);
    place.verticalIndent = desk.look().measures().gap();
    buttons.setLayoutData(place);
    GridLayout row = new GridLayout(2, false);
    row.marginWidth = 0;
    row.marginHeight = 0;
    buttons.setLayout(row);
    play = new Button(buttons, SWT.PUSH);
    play.setData("key", "start.play");
    play.setText(desk.messages().get("start.play"));
    play.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    play.addListener(SWT.Selection, e -> run("game.new", variant));
    play.setEnabled(desk.actions().find("game.new").isPresent());
    if (desk.actions().find("tools.learn").isPresent()) {
      var unused = StartPage.link(buttons, desk, "start.learn", () -> run("tools.learn", variant));
    }
    card.onClick(() -> run("game.new", variant));
    var menu = new ContextMenu(
        card,
        desk.messages(),
        desk.actions(),
        now -> List.of("game.new", "tools.learn", "help.rules")
            .forEach(id -> now.action(id, variant.key())));
  }

  private void run(String action, VariantCard variant) {
    var unused = desk.actions().run(action, variant.key());
  }

  private Label label(String text) {
    Label label = new Label(card, SWT.NONE);
    label.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Labels.write(label, text);
    return label;
  }

  /** What begins a game of it. */
  Control play() {
    return play;
  }

  /** Shows its first position. */
  void show(Snapshot start) {
    if (!card.isDisposed()) {
      board.show(Optional.of(start));
    }
  }

  /** Fits into a width. */
  void fit(int width) {
    int side = width - 2 * desk.look().measures().air();
    int drawn = Math.max(40, Math.min(side, desk.look().measures().of(LARGEST)));
    GridData place = (GridData) board.control().getLayoutData();
    place.widthHint = drawn;
    place.heightHint = drawn;
    shorten(side);
  }

  /** A name that is longer than the card is wide ends with an ellipsis, and is told whole by a tooltip. */
  private void shorten(int room) {
    GC gc = new GC(name);
    try {
      gc.setFont(name.getFont());
      String shown = full;
      while (shown.length() > 1
          && gc.textExtent(shown + (shown.equals(full) ? "" : "…")).x > room) {
        shown = shown.substring(0, shown.offsetByCodePoints(shown.length(), -1));
      }
      boolean whole = shown.equals(full);
      Labels.write(name, whole ? full : shown + "…");
      name.setToolTipText(whole ? null : full);
    } finally {
      gc.dispose();
    }
  }
}

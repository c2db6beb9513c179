package org.komabako.ui.newgame;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.model.Side;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;

/** What the fields of the dialog have in common. */
final class Captions {
  private Captions() {}

  /** The name of a field, above it. */
  static Label over(Composite parent, Desk desk, String key) {
    Label label = new Label(parent, SWT.NONE);
    Look.faint(label);
    label.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, false, false));
    desk.messages().bind(label, label::setText, key);
    return label;
  }

  /** A place for one field with its name above it, in a row that wraps. */
  static Composite cell(Composite row, Desk desk, String key) {
    Composite cell = new Composite(row, SWT.NONE);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    cell.setLayout(layout);
    var unused = over(cell, desk, key);
    return cell;
  }

  /** A button that has the players change places. */
  static void swap(Composite grid, Desk desk, Runnable action) {
    Button button = new Button(grid, SWT.PUSH);
    button.setData("key", "new-game.swap");
    button.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false, 3, 1));
    desk.messages().bind(button, button::setText, "new-game.swap");
    button.addListener(SWT.Selection, e -> action.run());
  }

  /** The players with their places changed. */
  static Map<Side, Wishes.Player> swapped(Map<Side, Wishes.Player> players) {
    Map<Side, Wishes.Player> swapped = new EnumMap<>(Side.class);
    players.forEach((side, player) -> swapped.put(side.opponent(), player));
    return swapped;
  }
}

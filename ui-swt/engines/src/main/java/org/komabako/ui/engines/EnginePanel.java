package org.komabako.ui.engines;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.base.message.LocalizedText;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.Opponents.State;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;
import org.komabako.ui.workbench.game.GameView;
import org.komabako.ui.workbench.game.SidePanel;
import org.komabako.ui.workbench.opponents.OpponentWords;

/**
 * The engines that play a game: what each does, why one does not go on, and what can be done then. It
 * takes no room while people play alone.
 */
public final class EnginePanel implements SidePanel {
  /** The widgets of a side. */
  private record Row(Side side, Composite all, Label name, Label note, Button now, Button again) {}

  @Override
  public String title(Messages messages) {
    return messages.get("engine.panel");
  }

  @Override
  public boolean grows() {
    return false;
  }

  @Override
  public boolean isTool() {
    return false;
  }

  @Override
  public Control create(Composite parent, GameView view) {
    Composite panel = new Composite(parent, SWT.NONE);
    panel.setData("part", "engines");
    GridLayout column = new GridLayout(1, false);
    column.marginWidth = 0;
    column.marginHeight = 0;
    column.verticalSpacing = 0;
    panel.setLayout(column);
    List<Row> rows = List.of(row(panel, view, Side.WHITE), row(panel, view, Side.BLACK));
    Runnable update = () -> {
      if (!panel.isDisposed()) {
        rows.forEach(row -> show(row, view));
        Folding.show(parent, !view.desk().engines().seats(view.model().live()).isEmpty());
        Folding.fit(parent);
      }
    };
    Runnable stop = view.desk().engines().listen(update);
    panel.addDisposeListener(e -> stop.run());
    view.messages().onChange(panel, update);
    return panel;
  }

  private static Row row(Composite panel, GameView view, Side side) {
    Composite all = new Composite(panel, SWT.NONE);
    all.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    all.setLayout(layout);
    Label name = new Label(all, SWT.WRAP);
    name.setData("part", "engine." + side.text());
    GridData rest = new GridData(SWT.FILL, SWT.CENTER, true, false);
    rest.widthHint = 60;
    name.setLayoutData(rest);
    Composite buttons = new Composite(all, SWT.NONE);
    RowLayout line = new RowLayout(SWT.HORIZONTAL);
    line.marginLeft = 0;
    buttons.setLayout(line);
    Desk desk = view.desk();
    Button now = button(
        buttons,
        desk,
        "engine.now",
        side,
        () -> desk.engines()
            .with(service -> service.moveNow(view.model().live(), side), failed(view)));
    Button again = button(
        buttons,
        desk,
        "engine.again",
        side,
        () ->
            desk.engines().with(service -> service.again(view.model().live(), side), failed(view)));
    button(
        buttons,
        desk,
        "engine.leave",
        side,
        () -> desk.engines().leave(view.model().live(), side, failed(view)));
    Label note = new Label(all, SWT.WRAP);
    note.setData("part", "engine.note." + side.text());
    note.setLayoutData(wide());
    return new Row(side, all, name, note, now, again);
  }

  private static GridData wide() {
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false, 2, 1);
    place.widthHint = 180;
    return place;
  }

  private static Button button(Composite parent, Desk desk, String key, Side side, Runnable task) {
    Button button = new Button(parent, SWT.PUSH);
    button.setData("key", key + "." + side.text());
    desk.messages().bind(button, button::setText, key);
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  private static Consumer<LocalizedText> failed(GameView view) {
    return reason -> view.model().failed(reason);
  }

  private static void show(Row row, GameView view) {
    var seat = view.desk().engines().seat(view.model().live(), row.side());
    shown(row.all(), seat.isPresent());
    seat.ifPresent(each -> fill(row, each, view.desk()));
  }

  private static void fill(Row row, Seat seat, Desk desk) {
    String state = desk.messages().get("engine.state." + word(seat.state()));
    Labels.write(
        row.name(),
        desk.messages()
            .get(
                "engine.seat." + seat.side().text(),
                new OpponentWords(desk.messages(), desk.engines()).of(seat),
                state));
    boolean stuck = seat.state() == State.AWAY || seat.state() == State.FAILED;
    String note = desk.messages().of(seat.note());
    String choice = stuck ? desk.messages().get("engine.choice." + word(seat.state())) : "";
    Labels.write(row.note(), stuck ? "⚠ " + note + "\n" + choice : note);
    shown(row.note(), !note.isEmpty());
    row.now().setEnabled(seat.state() == State.THINKS);
    shown(row.now(), !stuck);
    shown(row.again(), seat.state() == State.FAILED);
  }

  private static String word(State state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  private static void shown(Control control, boolean shown) {
    if (control.getLayoutData() instanceof GridData data) {
      data.exclude = !shown;
    } else {
      RowData data = new RowData();
      data.exclude = !shown;
      control.setLayoutData(data);
    }
    control.setVisible(shown);
  }
}

package org.komabako.ui.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.ColorDialog;
import org.eclipse.swt.widgets.Composite;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.SettingFields;
import org.komabako.ui.workbench.game.BoardColors;
import org.komabako.ui.workbench.game.BoardSettings;

/** The colours of the board: each as it is, with a dialog to choose another, and all back to those of the theme. */
final class ColorFields {
  private static final int SWATCH = 24;

  private static final List<Setting<Optional<Ink>>> ALL =
      List.of(BoardColors.SQUARES, BoardColors.EDGE, BoardColors.LINES);

  private final Desk desk;
  private final Composite row;
  private final List<Canvas> swatches = new ArrayList<>();
  private final Button reset;

  private ColorFields(SettingFields fields) {
    desk = fields.desk();
    row = new Composite(fields.page(), SWT.NONE);
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginRight = 0;
    layout.center = true;
    row.setLayout(layout);
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1);
    // It has what width the page has, and goes on in another row there.
    wide.widthHint = 200;
    row.setLayoutData(wide);
    field("preferences.color.squares", BoardColors.SQUARES);
    field("preferences.color.edge", BoardColors.EDGE);
    field("preferences.color.lines", BoardColors.LINES);
    reset = new Button(row, SWT.PUSH);
    reset.setData("key", "preferences.color.reset");
    desk.messages().bind(reset, reset::setText, "preferences.color.reset");
    reset.addListener(SWT.Selection, e -> ALL.forEach(desk.settings()::reset));
    Runnable stop =
        desk.settings().listen(BoardSettings.GROUP, () -> desk.gate().send(this, this::show));
    row.addDisposeListener(e -> stop.run());
    desk.look().onChange(row, this::show);
    show();
  }

  static void add(SettingFields fields) {
    var unused = new ColorFields(fields);
  }

  private void show() {
    if (!row.isDisposed()) {
      reset.setEnabled(ALL.stream().anyMatch(each -> desk.settings().get(each).isPresent()));
      swatches.forEach(Canvas::redraw);
    }
  }

  private Ink now(Setting<Optional<Ink>> setting) {
    Theme theme = BoardSettings.style(desk, "").theme();
    return setting == BoardColors.SQUARES
        ? theme.board()
        : setting == BoardColors.EDGE ? theme.boardEdge() : theme.grid();
  }

  private void field(String key, Setting<Optional<Ink>> setting) {
    Composite both = new Composite(row, SWT.NONE);
    GridLayout columns = new GridLayout(2, false);
    columns.marginWidth = 0;
    columns.marginHeight = 0;
    both.setLayout(columns);
    Canvas swatch = new Canvas(both, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
    swatches.add(swatch);
    GridData place = new GridData(SWT.END, SWT.CENTER, false, false);
    place.widthHint = desk.look().measures().of(SWATCH);
    place.heightHint = desk.look().measures().of(SWATCH);
    swatch.setLayoutData(place);
    swatch.addListener(SWT.Paint, event -> {
      event.gc.setBackground(Look.color(now(setting)));
      event.gc.fillRectangle(swatch.getClientArea());
      event.gc.setForeground(Look.color(desk.look().palette().muted()));
      event.gc.drawRectangle(0, 0, swatch.getSize().x - 1, swatch.getSize().y - 1);
    });
    Button choose = new Button(both, SWT.PUSH);
    choose.setData("key", key);
    desk.messages().bind(choose, choose::setText, key);
    choose.addListener(SWT.Selection, e -> {
      ColorDialog dialog = new ColorDialog(row.getShell());
      dialog.setText(desk.messages().get("preferences.color.title"));
      Ink ink = now(setting);
      dialog.setRGB(new RGB(ink.red(), ink.green(), ink.blue()));
      RGB chosen = dialog.open();
      if (chosen != null) {
        desk.settings()
            .set(setting, Optional.of(Ink.rgb(chosen.red << 16 | chosen.green << 8 | chosen.blue)));
      }
    });
  }
}

package org.komabako.ui.client.newgame;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Labels;

/** The players' time: one of the usual ones, or any other as text, with its meaning in words. */
final class ClockPart {
  private static final List<String> USUAL = List.of(
      "",
      "10m",
      "30m",
      "5m+5s",
      "15m+10s",
      "30s*1",
      "10m+30s*1",
      "30m+30s*3",
      "2h+60s*1",
      "1h/30m");

  private final ClockText words;
  private final Combo field;
  private final Label meaning;
  private final Runnable changed;

  /** @param changed run after each change by the user */
  ClockPart(Composite parent, Desk desk, Runnable changed) {
    this.changed = changed;
    words = new ClockText(desk.messages());
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    row.setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    labels.head(row, 2, "new-game.clock");
    labels.name(row, "new-game.clock.time");
    field = new Combo(row, SWT.DROP_DOWN);
    field.setData("key", "new-game.clock");
    field.setItems(USUAL.toArray(String[]::new));
    field.setVisibleItemCount(USUAL.size());
    field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    meaning = labels.sentence(row, 2, () -> words.say(field.getText()));
    field.addListener(SWT.Modify, e -> tell());
  }

  private void tell() {
    Labels.write(meaning, words.say(field.getText()));
    changed.run();
  }

  void show(Wishes wishes) {
    field.setText(wishes.clock());
  }

  /** The text; empty for no clock. */
  String text() {
    return field.getText().strip();
  }

  /** Whether the text means something. */
  boolean isRight() {
    return text().isEmpty() || ClockText.read(text()).isPresent();
  }
}

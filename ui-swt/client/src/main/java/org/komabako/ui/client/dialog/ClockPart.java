package org.komabako.ui.client.dialog;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.clock.TimeControl;
import org.komabako.ui.client.Desk;

/** The players' time: one of the usual ones, or any other as text, with its meaning in words. */
public final class ClockPart {
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
  private Runnable changed = () -> {};

  /** A field without a clock. */
  public ClockPart(Composite parent, Desk desk) {
    words = new ClockText(desk.messages());
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayout(new GridLayout(2, false));
    Labels labels = new Labels(desk);
    labels.head(row, 2, "clock.title");
    labels.name(row, "clock.time");
    field = new Combo(row, SWT.DROP_DOWN);
    field.setData("key", "clock");
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

  /** Runs something after each change. */
  public void onChange(Runnable action) {
    changed = action;
  }

  /** The widget. */
  public Composite control() {
    return field.getParent();
  }

  /** Shows a clock as text; empty for none. */
  public void show(String clock) {
    field.setText(clock);
  }

  /** The text; empty for no clock. */
  public String text() {
    return field.getText().strip();
  }

  /** The clock; empty if there is none, or if the text means nothing. */
  public Optional<TimeControl> time() {
    return ClockText.read(text());
  }

  /** Whether the text means something. */
  public boolean isRight() {
    return text().isEmpty() || time().isPresent();
  }
}

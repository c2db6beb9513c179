package org.komabako.ui.workbench.dialog;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.komabako.game.clock.TimeControl;
import org.komabako.ui.workbench.desk.Desk;

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

  private final Composite row;
  private final MeaningField field;

  /** A field without a clock, below a head. */
  public ClockPart(Composite parent, Desk desk) {
    this(parent, desk, true);
  }

  private ClockPart(Composite parent, Desk desk, boolean head) {
    row = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    row.setLayout(layout);
    if (head) {
      new Labels(desk).head(row, 2, "clock.title");
    } else {
      layout.marginWidth = 0;
    }
    field = new MeaningField(row, desk, "clock.time", USUAL, new ClockText(desk.messages())::say);
    field.control().setData("key", "clock");
  }

  /** A field without a clock, where it is clear what it asks. */
  public static ClockPart withoutHead(Composite parent, Desk desk) {
    return new ClockPart(parent, desk, false);
  }

  /** Runs something after each change. */
  public void onChange(Runnable action) {
    field.onChange(action);
  }

  /** The widget. */
  public Composite control() {
    return row;
  }

  /** Shows a clock as text; empty for none. */
  public void show(String clock) {
    field.show(clock);
  }

  /** The text; empty for no clock. */
  public String text() {
    return field.text();
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

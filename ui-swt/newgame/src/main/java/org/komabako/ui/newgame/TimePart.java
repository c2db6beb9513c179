package org.komabako.ui.newgame;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.jspecify.annotations.Nullable;
import org.komabako.ui.widgets.control.Segments;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ClockPart;
import org.komabako.ui.workbench.game.Folding;

/** The players' time: one of a few, or any other, whose field is made when it is wanted. */
final class TimePart {
  private static final String NONE = "";
  /** What no clock is written as. */
  private static final String OTHER = "?";

  private static final List<String> USUAL = List.of(NONE, "10m+30s*1", "30m", "1h", OTHER);

  private final Desk desk;
  private final Runnable changed;
  private final Composite column;
  private final Segments<String> presets;
  private @Nullable ClockPart clock;

  /** @param changed run after each choice of the user */
  TimePart(Composite parent, Desk desk, Runnable changed) {
    this.desk = desk;
    this.changed = changed;
    column = new Composite(parent, SWT.NONE);
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    column.setLayout(layout);
    var unused = Captions.over(column, desk, "new-game.time");
    presets = new Segments<>(
        column,
        desk.messages(),
        each -> desk.messages().get("new-game.time." + USUAL.indexOf(each)));
    presets.control().setData("key", "new-game.time");
    presets.items(USUAL);
    presets.onChoice(each -> {
      fold();
      changed.run();
    });
  }

  private void fold() {
    boolean other = isOther();
    if (other && clock == null) {
      clock = ClockPart.withoutHead(column, desk);
      clock.control().setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
      clock.onChange(changed);
    }
    if (clock != null) {
      Folding.show(clock.control(), other);
    }
  }

  private boolean isOther() {
    return presets.value().equals(Optional.of(OTHER));
  }

  /** How wide the times side by side are. */
  int width() {
    return presets.control().computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
  }

  /** Shows a clock as text; empty for none. */
  void show(String text) {
    boolean usual = USUAL.contains(text);
    presets.select(Optional.of(usual ? text : OTHER));
    fold();
    if (!usual && clock != null) {
      clock.show(text);
    }
  }

  /** The text; empty for no clock. */
  String text() {
    return isOther() && clock != null ? clock.text() : presets.value().orElse(NONE);
  }

  /** Whether the text means something. */
  boolean isRight() {
    return !isOther() || clock == null || clock.isRight();
  }
}

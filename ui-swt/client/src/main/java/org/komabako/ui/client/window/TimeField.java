package org.komabako.ui.client.window;

import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.TextException;
import org.komabako.kernel.clock.TimeControl;
import org.komabako.kernel.clock.TimeLimit;
import org.komabako.ui.client.text.Messages;

/**
 * Asks for the time of the players: usual times to choose from, or any that is written; one for both
 * or one for each. Below it stands what the time means, or what is wrong with it.
 */
final class TimeField {
  private static final List<String> USUAL =
      List.of("10m", "30m", "1h", "5m+5s", "15m+10s", "10m+30s*1", "10m+30s*3", "30s*1", "3h+1m*1");

  private final Messages messages;
  private final Combo black;
  private final Combo white;
  private final Button same;
  private final Label help;

  /** A field with the time that is given now. */
  TimeField(Composite parent, Messages messages, Optional<TimeControl> before) {
    this.messages = messages;
    Composite field = new Composite(parent, SWT.NONE);
    field.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    field.setLayout(new GridLayout(2, false));
    black = combo(field, "time.black", before.map(TimeControl::black));
    white = combo(field, "time.white", before.map(TimeControl::white));
    same = new Button(field, SWT.CHECK);
    same.setText(messages.get("time.same"));
    same.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    same.setSelection(before.map(time -> time.black().equals(time.white())).orElse(true));
    help = new Label(field, SWT.WRAP);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, true, 2, 1);
    place.widthHint = 380;
    place.heightHint = 3 * help.computeSize(SWT.DEFAULT, SWT.DEFAULT).y + 24;
    help.setLayoutData(place);
    same.addListener(SWT.Selection, e -> changed());
    black.addListener(SWT.Modify, e -> changed());
    white.addListener(SWT.Modify, e -> changed());
    changed();
  }

  private Combo combo(Composite field, String key, Optional<TimeLimit> before) {
    Label label = new Label(field, SWT.NONE);
    label.setText(messages.get(key));
    Combo combo = new Combo(field, SWT.DROP_DOWN);
    combo.setData("key", key);
    combo.add(messages.get("time.none"));
    USUAL.forEach(combo::add);
    combo.setText(before.map(TimeLimit::toString).orElseGet(() -> messages.get("time.none")));
    combo.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    return combo;
  }

  private void changed() {
    white.setEnabled(!same.getSelection());
    if (same.getSelection() && !white.getText().equals(black.getText())) {
      white.setText(black.getText());
    }
    help.setText(problem().orElseGet(() -> messages.get("time.help")).replace("&", "&&"));
  }

  /** What is wrong with the time that is written; empty if nothing is. */
  Optional<String> problem() {
    try {
      var unused = time();
      return Optional.empty();
    } catch (TextException e) {
      return Optional.of(messages.get("time.wrong", e.input()));
    }
  }

  /**
   * The time that is written; empty for no clock.
   *
   * @throws TextException if it is none
   */
  Optional<TimeControl> time() {
    String none = messages.get("time.none");
    if (black.getText().equals(none) && white.getText().equals(none)) {
      return Optional.empty();
    }
    return Optional.of(new TimeControl(
        TimeLimit.parse(black.getText().strip()),
        TimeLimit.parse(white.getText().strip())));
  }
}

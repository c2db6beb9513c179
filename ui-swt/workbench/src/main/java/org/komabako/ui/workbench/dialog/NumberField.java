package org.komabako.ui.workbench.dialog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.komabako.ui.workbench.desk.Desk;

/** A number in its range, with its name before it. */
public final class NumberField {
  private final Spinner spinner;

  /**
   * With a value.
   *
   * @param key its name, which is its datum {@code key} too
   * @param digits how many of the number stand behind the point
   */
  public NumberField(
      Composite grid, Desk desk, String key, int value, int min, int max, int digits) {
    new Labels(desk).name(grid, key);
    spinner = new Spinner(grid, SWT.BORDER);
    spinner.setData("key", key);
    spinner.setValues(value, min, max, digits, 1, 10);
  }

  /** A whole number. */
  public NumberField(Composite grid, Desk desk, String key, int value, int min, int max) {
    this(grid, desk, key, value, min, max, 0);
  }

  /** Runs something after each change. */
  public NumberField onChange(Runnable action) {
    spinner.addListener(SWT.Modify, e -> action.run());
    return this;
  }

  /** Shows a number; the nearest in the range if it is not in it. */
  public void show(int value) {
    spinner.setSelection(value);
  }

  /** The number; with digits behind the point, without the point. */
  public int value() {
    return spinner.getSelection();
  }
}

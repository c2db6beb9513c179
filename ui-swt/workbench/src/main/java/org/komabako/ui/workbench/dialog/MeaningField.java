package org.komabako.ui.workbench.dialog;

import java.util.List;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.ui.workbench.desk.Desk;

/**
 * A field for something that is written in short, with some usual ones to choose from. Below it stands
 * what it means, or what would be right.
 */
public final class MeaningField {
  private final Combo field;
  private final Label meaning;
  private final Function<String, String> words;
  private Runnable changed = () -> {};

  /**
   * An empty field.
   *
   * @param grid of two columns
   * @param key its name, which is its datum {@code key} too
   * @param words what a text means
   */
  public MeaningField(
      Composite grid, Desk desk, String key, List<String> usual, Function<String, String> words) {
    this.words = words;
    Labels labels = new Labels(desk);
    labels.name(grid, key);
    field = new Combo(grid, SWT.DROP_DOWN);
    field.setData("key", key);
    field.setItems(usual.toArray(String[]::new));
    field.setVisibleItemCount(usual.size());
    field.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    meaning = labels.sentence(grid, 2, () -> words.apply(field.getText()));
    field.addListener(SWT.Modify, e -> {
      say();
      changed.run();
    });
  }

  /** Says again what the text means, for something else has changed. */
  public void say() {
    Labels.write(meaning, words.apply(field.getText()));
  }

  /** Runs something after each change. */
  public void onChange(Runnable action) {
    changed = action;
  }

  /** The widget that is written in. */
  public Combo control() {
    return field;
  }

  /** Shows a text. */
  public void show(String text) {
    field.setText(text);
  }

  /** What is written. */
  public String text() {
    return field.getText().strip();
  }
}

package org.komabako.ui.workbench.dialog;

import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.komabako.base.SafeText;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.desk.Desk;

/** Written words in dialogs. All follow the language. */
public final class Labels {
  private final Desk desk;

  /** Labels with the texts and colours of a client. */
  public Labels(Desk desk) {
    this.desk = desk;
  }

  /** The name of a field, on its left. */
  public Label name(Composite parent, String key) {
    Label label = new Label(parent, SWT.NONE);
    label.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
    desk.messages().bind(label, label::setText, key);
    return label;
  }

  /** The head of a group, over all its columns. */
  public Label head(Composite parent, int columns, String key) {
    Label label = new Label(parent, SWT.NONE);
    GridData place = new GridData(SWT.FILL, SWT.CENTER, true, false, columns, 1);
    place.verticalIndent = 8;
    label.setLayoutData(place);
    label.setFont(desk.look().bold());
    desk.messages().bind(label, label::setText, key);
    return label;
  }

  /** A sentence that may need several lines. */
  public Label sentence(Composite parent, int columns, Supplier<String> text) {
    Label label = new Label(parent, SWT.WRAP);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false, columns, 1);
    place.widthHint = 200;
    label.setLayoutData(place);
    Look.faint(label);
    desk.messages().onChange(label, () -> write(label, text.get()));
    return label;
  }

  /** Writes a text as it is; what would not be seen in it is. */
  public static void write(Label label, String text) {
    label.setText(SafeText.lines(text).replace("&", "&&"));
  }
}

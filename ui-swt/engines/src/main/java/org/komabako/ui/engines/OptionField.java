package org.komabako.ui.engines;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.komabako.engine.EngineOption;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** The name of an option and the widget of its kind. */
final class OptionField {
  private final EngineOption option;
  private final String before;
  private final Supplier<String> value;

  OptionField(Composite grid, Desk desk, EngineOption option) {
    this.option = option;
    before = option.base();
    Label name = new Label(grid, SWT.WRAP);
    Labels.write(name, desk.messages().of(option.meaning()));
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
    wide.widthHint = 260;
    name.setLayoutData(wide);
    value = switch (option.kind()) {
      case CHECK -> check(grid);
      case SPIN -> spin(grid);
      case COMBO -> combo(grid, desk);
      case BUTTON -> button(grid, desk);
      case STRING -> string(grid);
      case FILENAME -> file(grid, desk);
    };
  }

  private void place(Control control) {
    control.setData("key", "option." + option.name());
    GridData place = new GridData(SWT.FILL, SWT.CENTER, false, false);
    place.widthHint = 220;
    control.setLayoutData(place);
  }

  private Supplier<String> check(Composite grid) {
    Button box = new Button(grid, SWT.CHECK);
    box.setSelection(Boolean.parseBoolean(before));
    place(box);
    return () -> String.valueOf(box.getSelection());
  }

  /** What a spinner cannot hold is written as text, and judged when it is set. */
  private Supplier<String> spin(Composite grid) {
    if (!before.matches("-?\\d{1,9}")
        || option.min() < Integer.MIN_VALUE
        || option.max() > Integer.MAX_VALUE) {
      return string(grid);
    }
    Spinner spinner = new Spinner(grid, SWT.BORDER);
    spinner.setValues(Integer.parseInt(before), (int) option.min(), (int) option.max(), 0, 1, 10);
    place(spinner);
    return () -> String.valueOf(spinner.getSelection());
  }

  private Supplier<String> combo(Composite grid, Desk desk) {
    Choice<String> choice = new Choice<>(grid, desk.messages(), each -> each);
    choice.items(option.choices());
    choice.select(Optional.of(before));
    place(choice.control());
    return () -> choice.value().orElse(before);
  }

  /** What it does it does each time that the engine is started. */
  private Supplier<String> button(Composite grid, Desk desk) {
    Button button = new Button(grid, SWT.TOGGLE);
    desk.messages().bind(button, button::setText, "engines.options.button");
    place(button);
    return () -> button.getSelection() ? "pressed" : before;
  }

  private Supplier<String> string(Composite grid) {
    Text text = new Text(grid, SWT.BORDER);
    text.setText(before);
    place(text);
    return text::getText;
  }

  private Supplier<String> file(Composite grid, Desk desk) {
    Composite row = new Composite(grid, SWT.NONE);
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    row.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, false, false));
    Text text = new Text(row, SWT.BORDER);
    text.setText(before);
    text.setData("key", "option." + option.name());
    text.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    Button browse = new Button(row, SWT.PUSH);
    desk.messages().bind(browse, browse::setText, "engines.add.browse");
    browse.addListener(SWT.Selection, e -> {
      FileDialog dialog = new FileDialog(grid.getShell(), SWT.OPEN);
      Optional.ofNullable(dialog.open()).ifPresent(text::setText);
    });
    return text::getText;
  }

  String name() {
    return option.name();
  }

  String value() {
    return value.get();
  }

  boolean isChanged() {
    return !value().equals(before);
  }
}

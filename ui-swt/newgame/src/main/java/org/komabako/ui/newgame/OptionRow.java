package org.komabako.ui.newgame;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/** One option: its title, what it decides, its values, and what the chosen one means. */
final class OptionRow {
  private final Desk desk;
  private final RuleOption option;
  private final Choice<RuleOption.Value> choice;
  private final Composite row;
  private final Label meaning;

  /** @param changed takes each choice of the user */
  OptionRow(
      Composite parent, Desk desk, Labels labels, RuleOption option, Consumer<String> changed) {
    this.desk = desk;
    this.option = option;
    row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    row.setLayout(layout);
    Label title = new Label(row, SWT.NONE);
    title.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    title.setFont(desk.look().bold());
    desk.messages()
        .onChange(title, () -> Labels.write(title, desk.messages().title(option.title())));
    choice = new Choice<>(row, desk.messages(), value -> desk.messages().title(value.title()));
    choice.control().setData("key", "option." + option.name());
    GridData place = new GridData(SWT.END, SWT.CENTER, false, false);
    place.widthHint = 200;
    choice.control().setLayoutData(place);
    choice.items(option.values());
    var unused = labels.sentence(row, 2, () -> desk.messages().of(option.help()));
    meaning = labels.sentence(row, 2, this::meaning);
    choice.onChoice(value -> {
      Labels.write(meaning, meaning());
      changed.accept(value.name());
    });
  }

  private String meaning() {
    return choice.value().map(value -> "→ " + desk.messages().of(value.help())).orElse("");
  }

  Control control() {
    return row;
  }

  void dispose() {
    row.dispose();
  }

  String name() {
    return option.name();
  }

  String value() {
    return choice.value().map(RuleOption.Value::name).orElseGet(option::base);
  }

  /** Chooses a value; one that the option does not have is not chosen. */
  void select(String value) {
    Optional<RuleOption.Value> found =
        option.values().stream().filter(each -> each.name().equals(value)).findFirst();
    choice.select(found);
    Labels.write(meaning, meaning());
  }
}

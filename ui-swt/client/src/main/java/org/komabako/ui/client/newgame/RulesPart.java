package org.komabako.ui.client.newgame;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.variant.RuleOption;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Choice;
import org.komabako.ui.client.dialog.Labels;

/**
 * The rule set and, below it, each single option with its sentence and what the chosen value means. A
 * rule set sets all options; an option may differ from it.
 */
public final class RulesPart {
  private final Desk desk;
  private final Labels labels;
  private final Runnable resized;
  private final Choice<RuleSet> sets;
  private final Label setHelp;
  private final Label differing;
  private final Button back;
  private final Composite options;
  private final List<OptionRow> rows = new ArrayList<>();
  private Optional<VariantCard> card = Optional.empty();

  /**
   * Without rules.
   *
   * @param resized run when it has become higher or lower
   */
  public RulesPart(Composite parent, Desk desk, Runnable resized) {
    this.desk = desk;
    this.resized = resized;
    labels = new Labels(desk);
    Composite top = new Composite(parent, SWT.NONE);
    top.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    top.setLayout(new GridLayout(2, false));
    labels.head(top, 2, "new-game.rules");
    labels.name(top, "new-game.rule-set");
    sets = new Choice<>(top, desk.messages(), set -> desk.messages().of(set.title()));
    sets.control().setData("key", "new-game.rules");
    sets.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    sets.onChoice(set -> follow());
    setHelp = labels.sentence(top, 2, this::help);
    differing = labels.sentence(top, 1, this::difference);
    back = new Button(top, SWT.PUSH);
    back.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
    desk.messages().bind(back, back::setText, "new-game.reset");
    back.addListener(SWT.Selection, e -> follow());
    options = new Composite(parent, SWT.NONE);
    options.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    options.setLayout(new GridLayout(1, false));
  }

  /** Shows the rules of a variant, with a rule set and the options that differ from it. */
  public void show(VariantCard shown, String ruleSet, Map<String, String> changes) {
    card = Optional.of(shown);
    for (Control old : options.getChildren()) {
      old.dispose();
    }
    rows.clear();
    for (RuleOption option : shown.options()) {
      rows.add(new OptionRow(options, desk, labels, option, this::changed));
    }
    sets.items(shown.ruleSets());
    sets.select(shown.ruleSets().stream()
        .filter(set -> set.name().equals(ruleSet))
        .findFirst()
        .or(() -> shown.ruleSets().stream().findFirst()));
    follow();
    for (OptionRow row : rows) {
      row.select(changes.getOrDefault(row.name(), row.value()));
    }
    changed();
  }

  /** Sets all options as the rule set says. */
  private void follow() {
    Map<String, String> values = values();
    rows.forEach(row -> row.select(values.getOrDefault(row.name(), row.value())));
    changed();
  }

  private Map<String, String> values() {
    return card.flatMap(each -> sets.value().map(each::values)).orElse(Map.of());
  }

  private void changed() {
    Labels.write(setHelp, help());
    Labels.write(differing, difference());
    back.setEnabled(!changes().isEmpty());
    resized.run();
  }

  private String help() {
    return sets.value().map(set -> desk.messages().of(set.help())).orElse("");
  }

  private String difference() {
    int count = changes().size();
    return count == 0
        ? desk.messages().get("new-game.as-set")
        : desk.messages().get("new-game.differs", count);
  }

  /** The name of the rule set. */
  public String ruleSet() {
    return sets.value().map(RuleSet::name).orElse("");
  }

  /** The options that differ from the rule set. */
  public Map<String, String> changes() {
    Map<String, String> values = values();
    Map<String, String> changes = new LinkedHashMap<>();
    for (OptionRow row : rows) {
      if (!row.value().equals(values.get(row.name()))) {
        changes.put(row.name(), row.value());
      }
    }
    return changes;
  }
}

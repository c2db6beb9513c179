package org.komabako.ui.newgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.komabako.kernel.rules.RuleOption;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.ui.widgets.control.Choice;
import org.komabako.ui.widgets.settings.Setting;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;

/**
 * The rule set, what differs from it in one line, and below, once they are wanted, each single option with
 * its sentence and what the chosen value means. A rule set sets all options; an option may differ from it.
 *
 * <p>The rows of the options cost much more than all else of the dialogs that they are in: they are made
 * when they are unfolded, a few at a time, and are used again for the options that variants share.
 */
public final class RulesPart {
  /** Whether the options were unfolded the last time. */
  private static final Setting<Boolean> UNFOLDED = Setting.flag("new-game.options", false);
  /** As many rows are made in one go as nobody notices. */
  private static final int AT_ONCE = 2;

  private final Desk desk;
  private final Labels labels;
  private final Runnable resized;
  private final Choice<RuleSet> sets;
  private final Label setHelp;
  private final Label differing;
  private final Button back;
  private final Button fold;
  private final Composite options;
  private final Map<RuleOption, OptionRow> rows = new LinkedHashMap<>();
  private final Map<String, String> chosen = new LinkedHashMap<>();
  private Optional<VariantCard> card = Optional.empty();
  private boolean unfolded;
  private boolean building;

  /**
   * Without rules.
   *
   * @param resized run when it has become higher or lower
   */
  public RulesPart(Composite parent, Desk desk, Runnable resized) {
    this.desk = desk;
    this.resized = resized;
    unfolded = desk.settings().get(UNFOLDED);
    labels = new Labels(desk);
    Composite top = new Composite(parent, SWT.NONE);
    top.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    top.setLayout(new GridLayout(2, false));
    labels.name(top, "new-game.rule-set");
    sets = new Choice<>(top, desk.messages(), set -> desk.messages().of(set.title()));
    sets.control().setData("key", "new-game.rules");
    sets.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    sets.onChoice(set -> follow());
    setHelp = labels.sentence(top, 2, this::help);
    differing = labels.sentence(top, 2, this::difference);
    Composite buttons = new Composite(top, SWT.NONE);
    buttons.setLayoutData(new GridData(SWT.END, SWT.CENTER, true, false, 2, 1));
    buttons.setLayout(new RowLayout(SWT.HORIZONTAL));
    back = new Button(buttons, SWT.PUSH);
    desk.messages().bind(back, back::setText, "new-game.reset");
    back.addListener(SWT.Selection, e -> follow());
    fold = new Button(buttons, SWT.PUSH);
    fold.setData("key", "new-game.options");
    desk.messages().onChange(fold, this::label);
    fold.addListener(SWT.Selection, e -> fold(!unfolded));
    options = new Composite(parent, SWT.NONE);
    GridData place = new GridData(SWT.FILL, SWT.TOP, true, false);
    place.exclude = !unfolded;
    options.setLayoutData(place);
    options.setLayout(new GridLayout(1, false));
    options.setVisible(unfolded);
  }

  private void label() {
    int count = card.map(known -> known.options().size()).orElse(0);
    fold.setText(
        desk.messages().get(unfolded ? "new-game.options.hide" : "new-game.options.show", count));
  }

  private void fold(boolean show) {
    unfolded = show;
    desk.settings().set(UNFOLDED, show);
    label();
    ((GridData) options.getLayoutData()).exclude = !show;
    options.setVisible(show);
    offer();
    resized.run();
  }

  /** Shows the rules of a variant, with a rule set and the options that differ from it. */
  public void show(VariantCard shown, String ruleSet, Map<String, String> changes) {
    card = Optional.of(shown);
    sets.items(shown.ruleSets());
    sets.select(shown.ruleSets().stream()
        .filter(set -> set.name().equals(ruleSet))
        .findFirst()
        .or(() -> shown.ruleSets().stream().findFirst()));
    chosen.clear();
    chosen.putAll(values());
    for (RuleOption option : shown.options()) {
      Optional.ofNullable(changes.get(option.name()))
          .filter(option::allows)
          .ifPresent(value -> chosen.put(option.name(), value));
    }
    rows.entrySet().removeIf(row -> {
      boolean gone = !shown.options().contains(row.getKey());
      if (gone) {
        row.getValue().dispose();
      }
      return gone;
    });
    label();
    offer();
    changed();
  }

  /** Shows what is chosen in the rows, and makes those that are wanted and not there yet. */
  private void offer() {
    rows.values().forEach(row -> row.select(chosen.getOrDefault(row.name(), row.value())));
    if (unfolded && !building && !missing().isEmpty()) {
      building = true;
      options.getDisplay().asyncExec(this::build);
    }
  }

  private List<RuleOption> missing() {
    return card.map(VariantCard::options).orElse(List.of()).stream()
        .filter(option -> !rows.containsKey(option))
        .toList();
  }

  private void build() {
    building = false;
    if (options.isDisposed()) {
      return;
    }
    missing().stream().limit(AT_ONCE).forEach(option -> {
      OptionRow row =
          new OptionRow(options, desk, labels, option, value -> choose(option.name(), value));
      row.select(chosen.getOrDefault(option.name(), option.base()));
      rows.put(option, row);
    });
    List<RuleOption> left = missing();
    if (left.isEmpty()) {
      sort();
      resized.run();
    } else if (unfolded) {
      building = true;
      options.getDisplay().asyncExec(this::build);
    }
  }

  /** Those that were used again stand where the variant has them. */
  private void sort() {
    Control above = null;
    for (RuleOption option : card.map(VariantCard::options).orElse(List.of())) {
      OptionRow row = rows.get(option);
      if (row != null) {
        if (above == null) {
          row.control().moveAbove(null);
        } else {
          row.control().moveBelow(above);
        }
        above = row.control();
      }
    }
  }

  private void choose(String option, String value) {
    chosen.put(option, value);
    changed();
  }

  /** Sets all options as the rule set says. */
  private void follow() {
    chosen.putAll(values());
    offer();
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
    Map<String, String> changes = changes();
    String pairs = String.join(
        " ",
        changes.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .toList());
    return changes.isEmpty()
        ? desk.messages().get("new-game.as-set")
        : desk.messages()
            .get(
                "new-game.differs",
                changes.size(),
                new RuleWords(desk.messages()).say(card, pairs));
  }

  /** The name of the rule set. */
  public String ruleSet() {
    return sets.value().map(RuleSet::name).orElse("");
  }

  /** The options that differ from the rule set. */
  public Map<String, String> changes() {
    Map<String, String> values = values();
    Map<String, String> changes = new LinkedHashMap<>();
    chosen.forEach((name, value) -> {
      if (!value.equals(values.get(name))) {
        changes.put(name, value);
      }
    });
    return changes;
  }
}

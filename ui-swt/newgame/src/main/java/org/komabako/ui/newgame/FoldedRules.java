package org.komabako.ui.newgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.RuleSet;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.workbench.VariantCard;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.game.Folding;

/** The rules in one line: the rule set, and what differs from it. All of them are made when they are unfolded. */
final class FoldedRules {
  private final Desk desk;
  private final Runnable resized;
  private final Button fold;
  private final Label line;
  private final Composite place;
  private Optional<VariantCard> card = Optional.empty();
  private String ruleSet = "";
  private Map<String, String> changes = Map.of();
  private @Nullable RulesPart rules;

  /** @param resized run when it has become higher or lower */
  FoldedRules(Composite parent, Desk desk, Runnable resized) {
    this.desk = desk;
    this.resized = resized;
    Composite row = new Composite(parent, SWT.NONE);
    row.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    row.setLayout(layout);
    Label separator = new Label(row, SWT.SEPARATOR | SWT.HORIZONTAL);
    separator.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
    fold = new Button(row, SWT.PUSH | SWT.FLAT);
    fold.setData("key", "new-game.unfold");
    fold.setFont(desk.look().bold());
    Look.link(fold);
    fold.addListener(SWT.Selection, e -> fold());
    line = new Label(row, SWT.WRAP);
    line.setData("key", "new-game.rules.line");
    Look.faint(line);
    GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
    wide.widthHint = 200;
    line.setLayoutData(wide);
    place = new Composite(parent, SWT.NONE);
    GridData below = new GridData(SWT.FILL, SWT.TOP, true, false);
    below.exclude = true;
    place.setLayoutData(below);
    place.setVisible(false);
    GridLayout inside = new GridLayout(1, false);
    inside.marginWidth = 0;
    inside.marginHeight = 0;
    place.setLayout(inside);
    desk.messages().onChange(row, this::say);
  }

  private void fold() {
    boolean unfolding = !place.getVisible();
    RulesPart known = rules;
    if (unfolding && known == null) {
      known = new RulesPart(place, desk, this::changed);
      rules = known;
      RulesPart made = known;
      card.ifPresent(each -> made.show(each, ruleSet, changes));
    }
    Folding.show(place, unfolding);
    say();
    resized.run();
  }

  /** Shows the rules of a variant, with a rule set and the options that differ from it. */
  void show(VariantCard shown, String wantedSet, Map<String, String> wantedChanges) {
    card = Optional.of(shown);
    ruleSet = set(shown, wantedSet).map(RuleSet::name).orElse("");
    Map<String, String> allowed = new LinkedHashMap<>();
    Map<String, String> values = set(shown, wantedSet).map(shown::values).orElse(Map.of());
    shown
        .options()
        .forEach(option -> Optional.ofNullable(wantedChanges.get(option.name()))
            .filter(value -> option.allows(value) && !value.equals(values.get(option.name())))
            .ifPresent(value -> allowed.put(option.name(), value)));
    changes = allowed;
    if (rules != null) {
      rules.show(shown, ruleSet, changes);
    }
    say();
  }

  private static Optional<RuleSet> set(VariantCard card, String name) {
    List<RuleSet> sets = card.ruleSets();
    return sets.stream()
        .filter(set -> set.name().equals(name))
        .findFirst()
        .or(() -> sets.stream().findFirst());
  }

  private void changed() {
    if (rules != null) {
      ruleSet = rules.ruleSet();
      changes = rules.changes();
    }
    say();
    resized.run();
  }

  private void say() {
    fold.setText((place.getVisible() ? "▾ " : "▸ ") + desk.messages().get("new-game.rules"));
    String set = card.flatMap(known -> set(known, ruleSet))
        .map(known -> desk.messages().of(known.title()))
        .orElse("");
    String pairs = String.join(
        " ",
        changes.entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .toList());
    Labels.write(
        line,
        changes.isEmpty()
            ? desk.messages().get("new-game.rules.unchanged", set)
            : desk.messages()
                .get(
                    "new-game.rules.changed",
                    set,
                    new RuleWords(desk.messages()).say(card, pairs)));
  }

  /** The name of the rule set. */
  String ruleSet() {
    return ruleSet;
  }

  /** The options that differ from the rule set. */
  Map<String, String> changes() {
    return changes;
  }
}

package org.komabako.ui.client.window;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.komabako.kernel.variant.RuleSet;
import org.komabako.kernel.variant.Variant;
import org.komabako.session.GameRequest;
import org.komabako.ui.client.settings.Setting;
import org.komabako.ui.client.text.Messages;

/** Asks for the variant and the rule set of a new game. Variants that come and go are seen in it. */
final class NewGameDialog {
  private static final Setting<String> LAST = Setting.text("new-game.variant", "");

  private final MainWindow window;
  private final Messages messages;
  private final Shell shell;
  private final Combo variant;
  private final Combo ruleSet;
  private final Label help;
  private final Button start;
  private List<Variant> variants = List.of();
  private List<RuleSet> ruleSets = List.of();

  NewGameDialog(MainWindow window) {
    this.window = window;
    messages = window.desk().messages();
    shell = new Shell(window.shell(), SWT.DIALOG_TRIM | SWT.APPLICATION_MODAL | SWT.RESIZE);
    shell.setText(messages.get("new-game.title"));
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 12;
    layout.marginHeight = 12;
    shell.setLayout(layout);
    variant = combo("new-game.variant");
    ruleSet = combo("new-game.rules");
    help = new Label(shell, SWT.WRAP);
    GridData wide = new GridData(SWT.FILL, SWT.TOP, true, true, 2, 1);
    wide.widthHint = 420;
    wide.heightHint = 60;
    help.setLayoutData(wide);
    start = buttons();
    variant.addListener(SWT.Selection, e -> chosen());
    ruleSet.addListener(SWT.Selection, e -> explain());
    Runnable stop = window.listenToVariants(this::fill);
    shell.addDisposeListener(e -> stop.run());
    fill();
    shell.pack();
  }

  private Combo combo(String key) {
    Label label = new Label(shell, SWT.NONE);
    label.setText(messages.get(key));
    Combo combo = new Combo(shell, SWT.DROP_DOWN | SWT.READ_ONLY);
    combo.setData("key", key);
    combo.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    return combo;
  }

  private Button buttons() {
    Composite row = new Composite(shell, SWT.NONE);
    row.setLayoutData(new GridData(SWT.END, SWT.END, true, false, 2, 1));
    row.setLayout(new GridLayout(2, true));
    Button cancel = new Button(row, SWT.PUSH);
    cancel.setText(messages.get("new-game.cancel"));
    cancel.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    cancel.addListener(SWT.Selection, e -> shell.close());
    Button ok = new Button(row, SWT.PUSH);
    ok.setText(messages.get("new-game.start"));
    ok.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    ok.addListener(SWT.Selection, e -> start());
    shell.setDefaultButton(ok);
    return ok;
  }

  void open() {
    shell.open();
  }

  /** The variants that are there now; the chosen one stays chosen while it is there. */
  private void fill() {
    String before = chosenVariant()
        .map(Variant::key)
        .orElseGet(() -> window.desk().settings().get(LAST));
    variants = window.variants();
    variant.setItems(
        variants.stream().map(each -> messages.of(each.table().name())).toArray(String[]::new));
    List<String> keys = variants.stream().map(Variant::key).toList();
    if (!keys.isEmpty()) {
      variant.select(Math.max(0, keys.indexOf(before)));
    }
    start.setEnabled(!keys.isEmpty());
    chosen();
  }

  private Optional<Variant> chosenVariant() {
    int index = variant.getSelectionIndex();
    return index < 0 || index >= variants.size()
        ? Optional.empty()
        : Optional.of(variants.get(index));
  }

  private void chosen() {
    ruleSets = chosenVariant().map(Variant::ruleSets).orElse(List.of());
    ruleSet.setItems(ruleSets.stream().map(RuleSet::name).toArray(String[]::new));
    ruleSet.setEnabled(!ruleSets.isEmpty());
    if (!ruleSets.isEmpty()) {
      ruleSet.select(0);
    }
    explain();
  }

  private Optional<RuleSet> chosenRuleSet() {
    int index = ruleSet.getSelectionIndex();
    return index < 0 || index >= ruleSets.size()
        ? Optional.empty()
        : Optional.of(ruleSets.get(index));
  }

  private void explain() {
    help.setText(chosenRuleSet().map(RuleSet::help).orElse("").replace("&", "&&"));
  }

  private void start() {
    chosenVariant().ifPresent(each -> {
      window.desk().settings().set(LAST, each.key());
      window.create(new GameRequest(
          each.key(),
          chosenRuleSet().map(RuleSet::name),
          Map.of(),
          Optional.empty(),
          Optional.empty()));
      shell.close();
    });
  }
}

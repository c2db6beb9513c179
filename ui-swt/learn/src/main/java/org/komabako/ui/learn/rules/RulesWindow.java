package org.komabako.ui.learn.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.jspecify.annotations.Nullable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;

/** The rules of a variant to read and to search; of the game that is looked at, with its options as they are set. */
public final class RulesWindow {
  private static final int MARGIN = 12;

  private final Workbench window;
  private final Desk desk;
  private final Shell shell;
  private final Combo choice;
  private final Text words;
  private final Label count;
  private final RulesText text;
  private List<Variant> variants = List.of();
  private final Executor lane;
  private @Nullable Variant variant;
  private long asked;

  /** Opens the page. */
  public RulesWindow(Workbench window) {
    this.window = window;
    desk = window.desk();
    lane = desk.work().lane();
    shell = new Shell(window.shell(), SWT.SHELL_TRIM);
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = MARGIN;
    layout.marginHeight = MARGIN;
    shell.setLayout(layout);
    Composite head = new Composite(shell, SWT.NONE);
    head.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout row = new GridLayout(5, false);
    row.marginWidth = 0;
    row.marginHeight = 0;
    head.setLayout(row);
    choice = new Combo(head, SWT.READ_ONLY);
    choice.addListener(SWT.Selection, e -> show(variants.get(choice.getSelectionIndex())));
    words = new Text(head, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
    words.setData("key", "rules.search");
    words.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    desk.messages().bind(words, words::setMessage, "rules.search");
    count = new Label(head, SWT.RIGHT);
    count.setData("key", "rules.found");
    GridData data = new GridData(SWT.FILL, SWT.CENTER, false, false);
    data.widthHint = desk.look().measures().of(90);
    count.setLayoutData(data);
    text = new RulesText(shell, desk);
    text.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    button(head, "rules.previous", -1);
    button(head, "rules.next", 1);
    words.addListener(SWT.Modify, e -> {
      text.find(words.getText());
      tell();
    });
    words.addListener(SWT.DefaultSelection, e -> move((e.stateMask & SWT.SHIFT) == 0 ? 1 : -1));
    Runnable stop = window.listenToVariants(this::offer);
    shell.addDisposeListener(e -> stop.run());
    desk.messages().onChange(shell, this::offer);
    aboutThisGame();
    Frame.place(shell, 860, 700);
    shell.open();
    words.setFocus();
  }

  private void button(Composite head, String key, int by) {
    Button button = new Button(head, SWT.PUSH);
    button.setData("key", key);
    button.setText(by < 0 ? "▲" : "▼");
    desk.messages().bind(button, button::setToolTipText, key);
    button.addListener(SWT.Selection, e -> move(by));
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** Goes to the variant of the game that is looked at. */
  public void aboutThisGame() {
    about(usual().map(rules -> rules.table().key()).orElse(""));
  }

  /** Goes to a variant; to the first that there is, if it is not installed. */
  public void about(String key) {
    variant = window.variants().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElse(null);
    offer();
  }

  /** The rules of the game that is looked at. */
  private Optional<Rules> usual() {
    return window
        .current()
        .flatMap(view -> view.model().snapshot())
        .map(known -> known.position().rules());
  }

  /** The variants that are installed now; the page stays with its own while that is. */
  private void offer() {
    if (shell.isDisposed()) {
      return;
    }
    variants = window.variants();
    choice.setItems(variants.stream()
        .map(each -> desk.messages().title(each.table().name()))
        .toArray(String[]::new));
    Variant known = variant;
    int at = known == null ? -1 : variants.stream().map(Variant::key).toList().indexOf(known.key());
    if (variants.isEmpty()) {
      variant = null;
      asked++;
      shell.setText(desk.messages().get("rules.title", ""));
      text.show("", Optional.empty());
      tell();
    } else {
      choice.select(Math.max(0, at));
      show(variants.get(Math.max(0, at)));
    }
    shell.layout(true, true);
  }

  private void show(Variant next) {
    variant = next;
    Optional<OptionValues> ofGame =
        usual().filter(rules -> rules.table().key().equals(next.key())).map(Rules::options);
    Locale language = desk.messages().language();
    shell.setText(
        desk.messages().get("rules.title", desk.messages().title(next.table().name())));
    long number = ++asked;
    lane.execute(() -> {
      OptionValues options = ofGame.orElseGet(() -> OptionValues.defaults(next));
      Optional<RulesPictures> pictures = pictures(next, options);
      Optional<String> readme = readme(next, language);
      boolean foreign =
          !language.getLanguage().equals("en") && readme.equals(readme(next, Locale.ENGLISH));
      desk.gate().send(this, () -> {
        if (number == asked && !shell.isDisposed()) {
          text.show(
              RulesPage.of(desk.messages(), next, options, ofGame.isPresent(), readme, foreign),
              pictures);
          text.find(words.getText());
          tell();
        }
      });
    });
  }

  /** None if the variant cannot make its rules. */
  private Optional<RulesPictures> pictures(Variant of, OptionValues options) {
    try {
      return Optional.of(new RulesPictures(desk, Rules.of(of, options)));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** Empty if there is none, or the platform has left. */
  private Optional<String> readme(Variant of, Locale language) {
    try {
      return desk.services().variantBundles().flatMap(each -> each.readme(of.key(), language));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private void move(int by) {
    text.move(by);
    tell();
  }

  private void tell() {
    count.setText(
        words.getText().isBlank()
            ? ""
            : desk.messages().get("rules.found", text.number(), text.found()));
  }
}

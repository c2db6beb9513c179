package org.komabako.ui.client.engines;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.variant.Variant;
import org.komabako.protocol.ForeignEngines.Listed;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Frame;
import org.komabako.ui.client.dialog.Question;
import org.komabako.ui.client.text.Messages;
import org.komabako.ui.client.window.MainWindow;

/**
 * The engines: ours, and programs of others that are added by their path. Whatever is asked of an engine
 * is done beside the window; how it ended is said below the list.
 */
public final class EngineWindow {
  private static final int[] WIDTHS = {150, 80, 270, 250};

  private final MainWindow window;
  private final Desk desk;
  private final Messages messages;
  private final EngineModel model;
  private final Shell shell;
  private final Table table;
  private final Text detail;
  private final Text told;
  private final Button add;
  private final Button options;
  private final Button test;
  private final Button log;
  private final Button remove;
  private List<EngineCard> cards = List.of();

  /** Opens it. */
  public EngineWindow(MainWindow window) {
    this.window = window;
    desk = window.desk();
    messages = desk.messages();
    model = new EngineModel(desk);
    shell = new Shell(window.shell(), SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, "engines.title");
    GridLayout layout = new GridLayout(2, false);
    layout.marginWidth = 10;
    layout.marginHeight = 10;
    shell.setLayout(layout);
    table = table();
    Composite column = new Composite(shell, SWT.NONE);
    column.setLayout(new GridLayout(1, true));
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, false, false));
    add = button(column, "engines.add", () -> new AddEngineDialog(shell, desk, model).open());
    options = button(column, "engines.options", this::askOptions);
    test = button(column, "engines.test", () -> chosen().ifPresent(card -> model.test(card.id())));
    log = button(column, "engines.log", this::showLog);
    remove = button(column, "engines.remove", this::askRemoval);
    detail = text("detail", 72);
    told = text("told", 72);
    table.addListener(SWT.Selection, e -> enable());
    model.listen(this::show);
    messages.onChange(shell, this::show);
    Runnable stop = window.listenToVariants(this::show);
    shell.addDisposeListener(e -> {
      stop.run();
      model.close();
    });
    Frame.place(shell, 940, 520);
    shell.open();
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  private Table table() {
    Table made = new Table(shell, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER);
    made.setHeaderVisible(true);
    made.setData("key", "engines.list");
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 120;
    made.setLayoutData(place);
    String[] titles = {"engines.name", "engines.protocol", "engines.plays", "engines.program"};
    for (int i = 0; i < titles.length; i++) {
      TableColumn each = new TableColumn(made, SWT.LEFT);
      each.setWidth(WIDTHS[i]);
      messages.bind(each, each::setText, titles[i]);
    }
    return made;
  }

  private Button button(Composite column, String key, Runnable task) {
    Button button = new Button(column, SWT.PUSH);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  private Text text(String key, int height) {
    Text text = new Text(shell, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI | SWT.V_SCROLL);
    text.setData("key", key);
    GridData place = new GridData(SWT.FILL, SWT.END, true, false, 2, 1);
    place.heightHint = height;
    place.widthHint = 300;
    text.setLayoutData(place);
    return text;
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    Optional<String> before = chosen().map(EngineCard::id);
    cards = desk.engines().cards();
    table.setItemCount(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      TableItem item = table.getItem(i);
      item.setText(row(cards.get(i)));
      if (before.equals(Optional.of(cards.get(i).id()))) {
        table.select(i);
      }
    }
    if (table.getSelectionIndex() < 0 && !cards.isEmpty()) {
      table.select(0);
    }
    enable();
    told.setText(say());
  }

  private String[] row(EngineCard card) {
    Optional<Listed> foreign = model.foreign(card);
    return new String[] {
      messages.of(card.name()),
      foreign.map(Listed::protocol).orElseGet(() -> messages.get("engines.ours")),
      plays(card),
      foreign.map(each -> String.join(" ", each.command())).orElse("–")
    };
  }

  /** The installed variants that it plays, by their names. */
  private String plays(EngineCard card) {
    String names = window.variants().stream()
        .filter(each -> card.variants().contains(each.key()))
        .map(Variant::key)
        .map(window::variantName)
        .collect(Collectors.joining(messages.get("engines.comma")));
    return names.isEmpty() ? "–" : names;
  }

  private Optional<EngineCard> chosen() {
    int index = table.getSelectionIndex();
    return index < 0 || index >= cards.size() ? Optional.empty() : Optional.of(cards.get(index));
  }

  private void enable() {
    boolean free = !model.errands().busy();
    Optional<Listed> foreign = chosen().flatMap(model::foreign);
    add.setEnabled(free && model.takesForeign());
    options.setEnabled(free && chosen().isPresent());
    test.setEnabled(free && chosen().isPresent());
    log.setEnabled(foreign.isPresent());
    remove.setEnabled(free && foreign.isPresent());
    detail.setText(chosen().map(this::detail).orElse(""));
  }

  private String detail(EngineCard card) {
    return model
        .foreign(card)
        .map(each -> messages.get(
            "engines.detail",
            each.id(),
            String.join(" ", each.command()),
            each.protocol(),
            each.variants().isEmpty()
                ? messages.get("engines.names-none")
                : String.join(", ", each.variants())))
        .orElseGet(() -> messages.get("engines.detail.ours", card.id()));
  }

  private String say() {
    if (model.errands().busy()) {
      return messages.get("engines.busy", model.errands().underWay().orElse(""));
    }
    if (!model.takesForeign()) {
      return messages.get("engines.away");
    }
    return model.errands().news().map(news -> news.say(messages)).orElse("");
  }

  private void askOptions() {
    chosen()
        .ifPresent(card -> model.options(card.id(), options -> {
          if (!shell.isDisposed()) {
            new EngineOptionsDialog(
                    shell, desk, card.name(), options, values -> model.set(card.id(), values))
                .open();
          }
        }));
  }

  private void showLog() {
    chosen().ifPresent(card -> new EngineLogDialog(shell, desk, model, card.id()).open());
  }

  private void askRemoval() {
    chosen()
        .ifPresent(card -> Question.ask(
            shell,
            desk,
            "remove",
            messages.get("engines.remove.ask", card.name()),
            () -> model.remove(card.id())));
  }
}

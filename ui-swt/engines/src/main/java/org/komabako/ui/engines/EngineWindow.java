package org.komabako.ui.engines;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.kernel.rules.Variant;
import org.komabako.protocol.ForeignEngines.Listed;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * The engines: ours, and programs of others that are added by their path. Whatever is asked of an engine
 * is done beside the window; how it ended is said below the list.
 */
public final class EngineWindow {
  private static final List<Listing.Column> COLUMNS = List.of(
      new Listing.Column("engines.name", 150),
      new Listing.Column("engines.protocol", 80),
      new Listing.Column("engines.plays", 270),
      new Listing.Column("engines.program", 250));

  private final Workbench window;
  private final Desk desk;
  private final Messages messages;
  private final EngineModel model;
  private final Shell shell;
  private final Listing<EngineCard> list;
  private final Text detail;
  private final Text told;
  private final Button add;
  private final Button options;
  private final Button test;
  private final Button log;
  private final Button remove;

  /** Opens it. */
  public EngineWindow(Workbench window) {
    this.window = window;
    desk = window.desk();
    messages = desk.messages();
    model = new EngineModel(desk);
    ListWindow frame = new ListWindow(window.shell(), desk, "engines.title", 2);
    shell = frame.shell();
    list = new Listing<>(shell, messages, EngineCard::id, COLUMNS);
    Composite column = ListWindow.column(shell);
    add = frame.button(column, "engines.add", () -> new AddEngineDialog(shell, desk, model).open());
    options = frame.button(column, "engines.options", this::askOptions);
    test = frame.button(
        column, "engines.test", () -> list.chosen().ifPresent(card -> model.test(card.id())));
    log = frame.button(column, "engines.log", this::showLog);
    remove = frame.button(column, "engines.remove", this::askRemoval);
    detail = ListWindow.words(shell, "detail", 72);
    told = ListWindow.words(shell, "told", 72);
    list.control().addListener(SWT.Selection, e -> enable());
    model.listen(this::show);
    messages.onChange(shell, this::show);
    Runnable stop = window.listenToVariants(this::show);
    Runnable stopEngines = desk.engines().listen(this::show);
    shell.addDisposeListener(e -> {
      stop.run();
      stopEngines.run();
      model.close();
    });
    frame.open(940, 520);
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    list.show(desk.engines().cards(), this::row);
    if (list.chosen().isEmpty()) {
      desk.engines().cards().stream().findFirst().map(EngineCard::id).ifPresent(list::choose);
    }
    enable();
    told.setText(say());
  }

  private List<String> row(EngineCard card) {
    Optional<Listed> foreign = model.foreign(card);
    return List.of(
        messages.of(card.name()),
        foreign.map(Listed::protocol).orElseGet(() -> messages.get("engines.ours")),
        plays(card),
        foreign.map(each -> String.join(" ", each.command())).orElse("–"));
  }

  /** The installed variants that it plays, by their names unless these are all. */
  private String plays(EngineCard card) {
    List<String> installed = window.variants().stream().map(Variant::key).toList();
    if (installed.size() > 1 && card.variants().containsAll(installed)) {
      return messages.get("engines.plays.all", installed.size());
    }
    String names = window.variants().stream()
        .filter(each -> card.variants().contains(each.key()))
        .map(Variant::key)
        .map(window::variantName)
        .collect(Collectors.joining(messages.get("engines.comma")));
    return names.isEmpty() ? "–" : names;
  }

  private void enable() {
    boolean free = !model.errands().busy();
    Optional<Listed> foreign = list.chosen().flatMap(model::foreign);
    add.setEnabled(free && model.takesForeign());
    options.setEnabled(free && list.chosen().isPresent());
    test.setEnabled(free && list.chosen().isPresent());
    log.setEnabled(foreign.isPresent());
    remove.setEnabled(free && foreign.isPresent());
    detail.setText(list.chosen().map(this::detail).orElse(""));
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
                    : String.join(", ", each.variants()))
            + (each.remote() ? "\n" + messages.get("engines.detail.remote") : ""))
        .orElseGet(() -> messages.get("engines.detail.ours", messages.of(card.name())));
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
    list.chosen()
        .ifPresent(card -> model.options(card.id(), all -> {
          if (!shell.isDisposed()) {
            new EngineOptionsDialog(
                    shell,
                    desk,
                    card.name(),
                    all,
                    "engines.options.hint",
                    values -> model.set(card.id(), values))
                .open();
          }
        }));
  }

  private void showLog() {
    list.chosen().ifPresent(card -> new EngineLogDialog(shell, desk, model, card.id()).open());
  }

  private void askRemoval() {
    list.chosen()
        .ifPresent(card -> Question.ask(
            shell,
            desk,
            "remove",
            messages.get("engines.remove.ask", card.name()),
            () -> model.remove(card.id())));
  }
}

package org.komabako.ui.install.shelf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Shell;
import org.komabako.base.message.LocalizedText;
import org.komabako.platform.VariantShelf;
import org.komabako.platform.VariantShelf.Item;
import org.komabako.platform.VariantShelf.Trust;
import org.komabako.ui.widgets.control.Scroller;
import org.komabako.ui.widgets.look.Look;
import org.komabako.ui.widgets.look.Measures;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.Workbench;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Frame;
import org.komabako.ui.workbench.dialog.Labels;
import org.komabako.ui.workbench.dialog.Question;
import org.komabako.ui.workbench.game.Folding;

/**
 * The page on which games are had from shelves: a card for each, what addresses may be asked above them, what is going on
 * below. It shows what the console shows with {@code variant:available}; while the platform's services are away it says so.
 */
public final class ShelfWindow {
  private static final int CARD = 236;

  private final Workbench window;
  private final Desk desk;
  private final Messages messages;
  private final Measures measures;
  private final ShelfModel model;
  private final Shell shell;
  private final Composite addresses;
  private final Scroller scroller;
  private final Composite grid;
  private final Label others;
  private final Composite more;
  private final Label told;
  private final ProgressBar progress;
  private final Button cancel;
  private final Map<String, ShelfCard> cards = new LinkedHashMap<>();
  private List<String> asked = List.of();
  private String problems = "";

  /** Opens the page. */
  public ShelfWindow(Workbench window) {
    this.window = window;
    desk = window.desk();
    messages = desk.messages();
    measures = desk.look().measures();
    model = new ShelfModel(desk);
    shell = new Shell(window.shell(), SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, "shelf.title");
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = measures.air();
    layout.marginHeight = measures.air();
    layout.verticalSpacing = measures.gap();
    shell.setLayout(layout);
    var unused = new Labels(desk).sentence(shell, 1, () -> messages.get("shelf.hint"));
    addresses = column(shell);
    scroller = new Scroller(shell);
    scroller.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    grid = grid();
    others = new Labels(desk).head(scroller.content(), 1, "shelf.others");
    more = grid();
    scroller.control().addListener(SWT.Resize, e -> fit());
    Composite foot = new Composite(shell, SWT.NONE);
    foot.setLayoutData(new GridData(SWT.FILL, SWT.END, true, false));
    GridLayout row = new GridLayout(4, false);
    row.marginWidth = 0;
    row.marginHeight = 0;
    foot.setLayout(row);
    told = new Label(foot, SWT.WRAP);
    told.setData("key", "told");
    GridData words = new GridData(SWT.FILL, SWT.CENTER, true, false, 4, 1);
    words.widthHint = measures.of(200);
    told.setLayoutData(words);
    progress = new ProgressBar(foot, SWT.HORIZONTAL | SWT.INDETERMINATE);
    progress.setLayoutData(new GridData());
    cancel = new Button(foot, SWT.PUSH);
    messages.bind(cancel, cancel::setText, "shelf.cancel");
    cancel.setData("key", "shelf.cancel");
    cancel.setLayoutData(new GridData());
    cancel.addListener(SWT.Selection, e -> model.cancel());
    GridData atTheRight = new GridData(SWT.END, SWT.CENTER, true, false);
    link(foot, "shelf.places", () -> new SourcesDialog(shell, desk, model).open())
        .setLayoutData(atTheRight);
    link(foot, "shelf.all", () -> {
      var done = desk.actions().run("tools.install");
    });
    model.listen(this::show);
    messages.onChange(shell, this::write);
    shell.addDisposeListener(e -> model.close());
    Frame.place(shell, 1040, 680);
    shell.open();
  }

  private Composite grid() {
    Composite grid = new Composite(scroller.content(), SWT.NONE);
    grid.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout rows = new GridLayout(1, true);
    rows.marginWidth = 0;
    rows.marginHeight = 0;
    rows.horizontalSpacing = measures.air();
    rows.verticalSpacing = measures.air();
    grid.setLayout(rows);
    return grid;
  }

  private Composite column(Composite parent) {
    Composite column = new Composite(parent, SWT.NONE);
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 0;
    layout.marginHeight = 0;
    layout.verticalSpacing = measures.of(2);
    column.setLayout(layout);
    return column;
  }

  private Button link(Composite parent, String key, Runnable action) {
    Button link = new Button(parent, SWT.PUSH | SWT.FLAT);
    Look.link(link);
    link.setData("key", key);
    messages.bind(link, link::setText, key);
    link.addListener(SWT.Selection, e -> action.run());
    return link;
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** In another language all is written anew. */
  private void write() {
    asked = List.of("");
    show();
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    showAddresses();
    showCards();
    boolean working = model.busy() || model.looking();
    Folding.show(progress, working);
    Folding.show(cancel, working);
    String said = say();
    Labels.write(told, said);
    Folding.show(told, !said.isEmpty());
    shell.layout(new Control[] {told});
    fit();
  }

  /** A line for each address that may be asked, and for each source of which something cannot be used. */
  private void showAddresses() {
    List<String> unseen = model.unseen();
    String said = String.join("\n", problems().stream().map(messages::of).toList());
    if (unseen.equals(asked) && said.equals(problems)) {
      return;
    }
    asked = unseen;
    problems = said;
    for (Control old : addresses.getChildren()) {
      old.dispose();
    }
    for (String address : unseen) {
      Button look = new Button(addresses, SWT.PUSH);
      look.setData("key", "shelf.look");
      look.setText(messages.get("shelf.look", address).replace("&", "&&"));
      look.addListener(SWT.Selection, e -> model.look(address));
    }
    for (LocalizedText problem : problems()) {
      var unused = new Labels(desk).sentence(addresses, 1, () -> messages.of(problem));
    }
    ((GridData) addresses.getLayoutData()).exclude = addresses.getChildren().length == 0;
    shell.layout(new Control[] {addresses});
  }

  private List<LocalizedText> problems() {
    return model.seen().sources().stream()
        .flatMap(source -> source.problems().stream())
        .toList();
  }

  private static String id(Item item) {
    return item.kind() + " " + item.name() + " " + item.source().address();
  }

  private void showCards() {
    // What lies beside a game is told on its card.
    Set<String> told = model.seen().items().stream()
        .flatMap(item -> item.beside().stream())
        .map(Item::digest)
        .collect(Collectors.toSet());
    List<Item> items = model.seen().items().stream()
        .filter(item -> !told.contains(item.digest()))
        .toList();
    List<String> ids = items.stream().map(ShelfWindow::id).toList();
    cards.entrySet().removeIf(each -> {
      boolean gone = !ids.contains(each.getKey());
      if (gone) {
        each.getValue().control().dispose();
      }
      return gone;
    });
    boolean sorted = cards.keySet().containsAll(ids);
    for (Item item : items) {
      ShelfCard card = cards.computeIfAbsent(
          id(item),
          id -> new ShelfCard(
              item.isVariant() ? grid : more,
              desk,
              item,
              new ShelfCard.Deeds(this::install, this::remove, model::rollback)));
      card.show(item, state(item));
      if (!sorted) {
        // The last one of all so far, so that they stand as they are told.
        card.control().moveBelow(null);
      }
    }
    boolean any = more.getChildren().length > 0;
    others.setVisible(any);
    ((GridData) others.getLayoutData()).exclude = !any;
    more.setVisible(any);
    ((GridData) more.getLayoutData()).exclude = !any;
  }

  private ShelfCard.State state(Item item) {
    Optional<ShelfModel.Here> here = model.here();
    return new ShelfCard.State(
        here.map(each -> each.version(item)).orElse(""),
        here.map(each -> each.earlier(item)).orElse(""),
        model.board(item),
        !model.busy());
  }

  private String say() {
    if (model.busy()) {
      return messages.get("shelf.busy");
    } else if (model.here().isEmpty()) {
      return messages.get("install.away");
    } else if (model.news().isPresent()) {
      return model.news().map(each -> each.say(messages)).orElse("");
    } else if (model.looking()) {
      return messages.get("shelf.looking");
    }
    return model.seen().items().isEmpty() && model.unseen().isEmpty()
        ? messages.get("shelf.nothing")
        : "";
  }

  /** As many columns as there is room for. */
  private void fit() {
    int width = scroller.control().getClientArea().width - measures.gap();
    if (width > 0) {
      int between = measures.air();
      int columns = Math.max(1, (width + between) / (measures.of(CARD) + between));
      ((GridLayout) grid.getLayout()).numColumns = columns;
      ((GridLayout) more.getLayout()).numColumns = columns;
      int card = (width - (columns - 1) * between) / columns;
      cards.values().forEach(each -> each.fit(card));
      scroller.fit();
    }
  }

  /** Asks first where nobody whom the user trusts stands for it. */
  private void install(Item item) {
    Trust trust = item.source().trust();
    if (!trust.asks()) {
      model.install(item);
      return;
    }
    String what = ShelfCard.title(messages, item);
    String where = ShelfModel.told(item.source().address());
    boolean isCode =
        item.kind().equals(VariantShelf.JAR) || item.kind().equals(VariantShelf.EXTENSION);
    String code = messages.get(isCode ? "shelf.ask.jar" : "shelf.ask.text");
    String question = trust == Trust.UNSIGNED
        ? messages.get("shelf.ask.unsigned", what, item.version(), where, code)
        : messages.get(
            "shelf.ask.foreign",
            what,
            item.version(),
            where,
            code,
            item.source().key());
    Question.ask(shell, desk, "install", question, () -> model.install(item));
  }

  /** Names the games that wait until the variant returns. */
  private void remove(Item item) {
    if (!item.isVariant()) {
      Question.ask(
          shell,
          desk,
          "remove",
          messages.get("shelf.remove.ask", ShelfCard.title(messages, item)),
          () -> model.remove(item));
      return;
    }
    model
        .here()
        .flatMap(each -> each.entry(item.name()))
        .ifPresent(entry -> model.games(
            entry,
            games -> Removal.ask(
                shell,
                desk,
                ShelfCard.title(messages, item),
                games.stream()
                    .map(game ->
                        messages.get("window.tab", game.id(), window.variantName(game.variant())))
                    .toList(),
                () -> model.remove(item))));
  }
}

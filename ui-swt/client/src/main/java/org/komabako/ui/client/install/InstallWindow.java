package org.komabako.ui.client.install;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.LiveGame;
import org.komabako.ui.client.Desk;
import org.komabako.ui.client.dialog.Frame;
import org.komabako.ui.client.dialog.Question;
import org.komabako.ui.client.share.FileDrop;
import org.komabako.ui.client.text.Messages;

/**
 * The install page: the variant bundles and the features, with what can be done to them. It shows what
 * the console does too; while the platform's service is away, it says so and its buttons are grey.
 */
public final class InstallWindow {
  private static final int[] VARIANT_WIDTHS = {150, 215, 145, 290};
  private static final int[] FEATURE_WIDTHS = {90, 510, 70, 90};

  private final Desk desk;
  private final Messages messages;
  private final InstallModel model;
  private final Shell shell;
  private final Table variants;
  private final Table features;
  private final Text detail;
  private final Text told;
  private final Button install;
  private final Button update;
  private final Button remove;
  private final Button addFeature;
  private final Button removeFeature;
  private List<VariantBundles.Entry> entries = List.of();
  private List<Features.Entry> featureEntries = List.of();

  /** Opens the page. */
  public InstallWindow(Shell parent, Desk desk) {
    this.desk = desk;
    messages = desk.messages();
    model = new InstallModel(desk);
    shell = new Shell(parent, SWT.SHELL_TRIM);
    messages.bind(shell, shell::setText, "install.title");
    GridLayout layout = new GridLayout(1, false);
    layout.marginWidth = 10;
    layout.marginHeight = 10;
    shell.setLayout(layout);
    Group games = group("install.variants", 2);
    variants = table(
        games,
        VARIANT_WIDTHS,
        "install.game",
        "install.bundle",
        "install.version",
        "install.state");
    Composite column = column(games);
    install = button(column, "install.install", this::chooseToInstall);
    update = button(column, "install.update", this::chooseToUpdate);
    remove = button(column, "install.remove", this::confirmRemoval);
    detail = text(games, 2, 48);
    Group shipped = group("install.features", 1);
    features = table(
        shipped,
        FEATURE_WIDTHS,
        "install.feature",
        "install.description",
        "install.version",
        "install.state");
    Composite right = column(shipped);
    addFeature = button(right, "install.feature.add", () -> feature(true));
    removeFeature = button(right, "install.feature.remove", () -> feature(false));
    told = text(shell, 1, 52);
    told.setData("key", "told");
    variants.addListener(SWT.Selection, e -> enable());
    features.addListener(SWT.Selection, e -> enable());
    FileDrop.on(shell, files -> files.forEach(model::install));
    model.listen(this::show);
    messages.onChange(shell, this::show);
    shell.addDisposeListener(e -> model.close());
    Frame.place(shell, 900, 620);
    shell.open();
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** Installs a file, or updates the bundle that it is a version of. */
  public void install(Path file) {
    model.install(file);
  }

  private Group group(String key, int weight) {
    Group group = new Group(shell, SWT.NONE);
    messages.bind(group, group::setText, key);
    group.setLayout(new GridLayout(2, false));
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 110 * weight;
    group.setLayoutData(place);
    return group;
  }

  private Table table(Composite parent, int[] widths, String... titles) {
    Table table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER);
    table.setHeaderVisible(true);
    table.setData("key", titles[0]);
    GridData place = new GridData(SWT.FILL, SWT.FILL, true, true);
    place.heightHint = 60;
    table.setLayoutData(place);
    for (int i = 0; i < titles.length; i++) {
      TableColumn each = new TableColumn(table, SWT.LEFT);
      each.setWidth(widths[i]);
      messages.bind(each, each::setText, titles[i]);
    }
    return table;
  }

  private static Composite column(Composite parent) {
    Composite column = new Composite(parent, SWT.NONE);
    column.setLayout(new GridLayout(1, true));
    column.setLayoutData(new GridData(SWT.FILL, SWT.TOP, false, false));
    return column;
  }

  private Button button(Composite column, String key, Runnable task) {
    Button button = new Button(column, SWT.PUSH);
    messages.bind(button, button::setText, key);
    button.setData("key", key);
    button.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    button.addListener(SWT.Selection, e -> task.run());
    return button;
  }

  private static Text text(Composite parent, int span, int height) {
    Text text = new Text(parent, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI | SWT.V_SCROLL);
    GridData place = new GridData(SWT.FILL, SWT.END, true, false, span, 1);
    place.heightHint = height;
    place.widthHint = 300;
    text.setLayoutData(place);
    return text;
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    Optional<String> chosen = chosen().map(VariantBundles.Entry::source);
    entries = model.seen().variants().orElse(List.of());
    fill(variants, entries.stream().map(this::row).toList());
    chosen.ifPresent(source -> select(source));
    Optional<String> feature = chosenFeature().map(Features.Entry::name);
    featureEntries = model.seen().features().orElse(List.of());
    fill(features, featureEntries.stream().map(this::row).toList());
    for (int i = 0; i < featureEntries.size(); i++) {
      if (feature.equals(Optional.of(featureEntries.get(i).name()))) {
        features.select(i);
      }
    }
    enable();
    told.setText(say());
  }

  private void select(String source) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).source().equals(source)) {
        variants.select(i);
      }
    }
  }

  private static void fill(Table table, List<String[]> rows) {
    table.setItemCount(rows.size());
    for (int i = 0; i < rows.size(); i++) {
      TableItem item = table.getItem(i);
      item.setText(rows.get(i));
    }
  }

  private String[] row(VariantBundles.Entry entry) {
    String games = titles(entry);
    String state = entry.problem().isEmpty()
        ? messages.get("install.used")
        : messages.get("install.refused", entry.problem());
    return new String[] {games.isEmpty() ? "–" : games, entry.name(), entry.version(), state};
  }

  private String titles(VariantBundles.Entry entry) {
    return String.join(", ", entry.variants().stream().map(this::name).toList());
  }

  /** The name for people of a variant that is there; its key in the moment when it is not yet. */
  private String name(String key) {
    return Optional.ofNullable(model.seen().names().get(key)).map(messages::of).orElse(key);
  }

  private String[] row(Features.Entry entry) {
    String state = messages.get(entry.installed() ? "install.used" : "install.not-installed");
    return new String[] {entry.name(), entry.description(), entry.version(), state};
  }

  private Optional<VariantBundles.Entry> chosen() {
    int index = variants.getSelectionIndex();
    return index < 0 || index >= entries.size()
        ? Optional.empty()
        : Optional.of(entries.get(index));
  }

  private Optional<Features.Entry> chosenFeature() {
    int index = features.getSelectionIndex();
    return index < 0 || index >= featureEntries.size()
        ? Optional.empty()
        : Optional.of(featureEntries.get(index));
  }

  /** What is refused has no version, and is no bundle that could be updated or removed. */
  private Optional<VariantBundles.Entry> chosenBundle() {
    return chosen().filter(entry -> !entry.version().isEmpty());
  }

  private void enable() {
    boolean free = model.seen().variants().isPresent() && !model.busy();
    install.setEnabled(free);
    update.setEnabled(free && chosenBundle().isPresent());
    remove.setEnabled(free && chosenBundle().isPresent());
    boolean feature = model.seen().features().isPresent() && !model.busy();
    addFeature.setEnabled(
        feature && chosenFeature().filter(entry -> !entry.installed()).isPresent());
    removeFeature.setEnabled(feature
        && chosenFeature()
            .filter(Features.Entry::installed)
            .filter(entry -> !holdsThisWindow(entry))
            .isPresent());
    detail.setText(chosen()
        .map(entry -> entry.problem().isEmpty()
            ? messages.get("install.detail", entry.source())
            : messages.get("install.detail.refused", entry.source(), entry.problem()))
        .orElseGet(() -> messages.get("install.hint")));
  }

  /** Whoever removed it would saw off his branch. */
  private static boolean holdsThisWindow(Features.Entry entry) {
    return entry.bundles().stream().anyMatch(bundle -> bundle.contains(":org.komabako.ui.client:"));
  }

  private String say() {
    if (model.busy()) {
      return messages.get("install.busy");
    }
    if (model.seen().variants().isEmpty()) {
      return messages.get("install.away");
    }
    return model
        .news()
        .map(news -> messages.get(news.key(), news.parts().toArray()))
        .orElse("");
  }

  private Optional<Path> choose() {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN);
    dialog.setText(messages.get("install.choose"));
    dialog.setFilterExtensions(new String[] {"*.jar", "*"});
    dialog.setFilterNames(
        new String[] {messages.get("install.filter.jar"), messages.get("install.filter.all")});
    return Optional.ofNullable(dialog.open()).map(Path::of);
  }

  private void chooseToInstall() {
    choose().ifPresent(model::install);
  }

  private void chooseToUpdate() {
    chosenBundle().ifPresent(entry -> choose().ifPresent(file -> model.update(entry, file)));
  }

  /** Names the games that wait until the variant returns. */
  private void confirmRemoval() {
    chosenBundle()
        .ifPresent(entry -> model.games(entry, games -> {
          if (!shell.isDisposed()) {
            Question.ask(
                shell,
                desk,
                "remove",
                games.isEmpty()
                    ? messages.get("install.remove.ask", what(entry))
                    : messages.get("install.remove.suspends", what(entry), list(games)),
                () -> model.uninstall(entry));
          }
        }));
  }

  /** What a bundle is for its user: its games, else its name. */
  private String what(VariantBundles.Entry entry) {
    String games = titles(entry);
    return games.isEmpty() ? entry.name() : games + " (" + entry.name() + ")";
  }

  private String list(List<LiveGame> games) {
    return String.join(
        ", ",
        games.stream()
            .map(game -> messages.get("window.tab", name(game.variant()), game.id()))
            .toList());
  }

  private void feature(boolean wanted) {
    chosenFeature().ifPresent(entry -> model.feature(entry, wanted));
  }
}

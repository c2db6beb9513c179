package org.komabako.ui.install;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.komabako.platform.Extensions;
import org.komabako.platform.Features;
import org.komabako.platform.VariantBundles;
import org.komabako.session.LiveGame;
import org.komabako.ui.install.shelf.Removal;
import org.komabako.ui.widgets.control.FileDrop;
import org.komabako.ui.widgets.control.Listing;
import org.komabako.ui.widgets.text.Messages;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.ListWindow;
import org.komabako.ui.workbench.dialog.Question;

/**
 * The install page: the variant bundles and the features, with what can be done to them. It shows what
 * the console does too; while the platform's service is away, it says so and its buttons are grey.
 */
public final class InstallWindow {
  private static final List<Listing.Column> VARIANT_COLUMNS = List.of(
      new Listing.Column("install.game", 250),
      new Listing.Column("install.version", 145),
      new Listing.Column("install.state", 290));
  private static final List<Listing.Column> FEATURE_COLUMNS = List.of(
      new Listing.Column("install.feature", 90),
      new Listing.Column("install.description", 510),
      new Listing.Column("install.version", 70),
      new Listing.Column("install.state", 90));

  /** What the names of texts with the rules of a game end with. */
  private static final String TEXT = ".variant";

  private final Desk desk;
  private final Messages messages;
  private final InstallModel model;
  private final Shell shell;
  private final Listing<VariantBundles.Entry> variants;
  private final Listing<Features.Entry> features;
  private final Text detail;
  private final Text told;
  private final Button install;
  private final Button update;
  private final Button remove;
  private final Button edit;
  private final Button addFeature;
  private final Button removeFeature;

  /** Opens the page. */
  public InstallWindow(Shell parent, Desk desk) {
    this.desk = desk;
    messages = desk.messages();
    model = new InstallModel(desk);
    ListWindow frame = new ListWindow(parent, desk, "install.title", 1);
    shell = frame.shell();
    Group games = frame.group(shell, "install.variants", 220);
    variants = new Listing<>(games, messages, VariantBundles.Entry::source, VARIANT_COLUMNS);
    Composite column = ListWindow.column(games);
    install = frame.button(column, "install.install", this::chooseToInstall);
    update = frame.button(column, "install.update", this::chooseToUpdate);
    remove = frame.button(column, "install.remove", this::confirmRemoval);
    edit = frame.button(column, "install.edit", this::edit);
    detail = ListWindow.words(games, "detail", 56);
    Group shipped = frame.group(shell, "install.features", 120);
    ((GridData) shipped.getLayoutData()).grabExcessVerticalSpace = false;
    features = new Listing<>(shipped, messages, Features.Entry::name, FEATURE_COLUMNS);
    Composite right = ListWindow.column(shipped);
    addFeature = frame.button(right, "install.feature.add", () -> feature(true));
    removeFeature = frame.button(right, "install.feature.remove", () -> feature(false));
    told = ListWindow.words(shell, "told", 56);
    variants.control().addListener(SWT.Selection, e -> enable());
    features.control().addListener(SWT.Selection, e -> enable());
    FileDrop.on(shell, files -> files.forEach(this::offer));
    model.listen(this::show);
    messages.onChange(shell, this::show);
    shell.addDisposeListener(e -> model.close());
    frame.open(900, 620);
  }

  /** The window. */
  public Shell shell() {
    return shell;
  }

  /** Installs a file that came without being asked for, or updates its bundle; asks first. */
  public void offer(Path file) {
    model.offer(file, offer -> ask(file, offer));
  }

  /** Whoever closes the question does not agree. */
  private void ask(Path file, VariantBundles.Offer offer) {
    if (shell.isDisposed()) {
      model.decline(offer);
      return;
    }
    boolean[] agreed = {false};
    Question.ask(
        shell,
        desk,
        "install",
        question(offer),
        () -> {
          agreed[0] = true;
          model.accept(file.toString(), offer);
        },
        () -> {
          if (!agreed[0]) {
            model.decline(offer);
          }
        });
  }

  private String question(VariantBundles.Offer offer) {
    VariantBundles.Came came = offer.came();
    String remarks = String.join(", ", came.remarks().stream().map(messages::of).toList());
    return messages.get(
        offer instanceof ExtensionOffer
            ? "install.ask.extension"
            : came.origin().endsWith(TEXT) ? "install.ask.text" : "install.ask",
        offer instanceof ExtensionOffer ? offer.name() : model.called(offer),
        offer.version(),
        came.origin(),
        came.digest(),
        came.signer().isEmpty()
            ? messages.get("install.ask.unsigned")
            : messages.get("install.ask.signed", came.signer()),
        remarks.isEmpty()
            ? messages.get("install.ask.nothing")
            : messages.get("install.ask.does", remarks),
        offer instanceof ExtensionOffer extension
            ? model.brings(extension.brings())
            : offer.name());
  }

  private void show() {
    if (shell.isDisposed()) {
      return;
    }
    variants.show(
        model.seen().variants().orElse(List.of()).stream()
            .sorted(Comparator.comparing(entry -> row(entry).get(0), String.CASE_INSENSITIVE_ORDER))
            .toList(),
        this::row);
    features.show(model.seen().features().orElse(List.of()), this::row);
    enable();
    told.setText(say());
  }

  private List<String> row(VariantBundles.Entry entry) {
    Optional<Extensions.Entry> extension =
        Optional.ofNullable(model.seen().extensions().get(entry.source()));
    String games =
        extension.map(each -> model.brings(each.brings())).orElseGet(() -> titles(entry));
    String state = entry.problem().isEmpty()
        ? messages.get("install.used")
        : messages.get(
            extension.isPresent() ? "install.not-used" : "install.refused", entry.problem());
    return List.of(games.isEmpty() ? entry.name() : games, entry.version(), state);
  }

  private String titles(VariantBundles.Entry entry) {
    return String.join(", ", entry.variants().stream().map(this::name).toList());
  }

  /** The name for people of a variant that is there; its key in the moment when it is not yet. */
  private String name(String key) {
    return Optional.ofNullable(model.seen().names().get(key))
        .map(messages::title)
        .orElse(key);
  }

  private List<String> row(Features.Entry entry) {
    String state = messages.get(entry.installed() ? "install.used" : "install.not-installed");
    String about = "install.about." + entry.name();
    return List.of(
        entry.name(),
        messages.has(about) ? messages.get(about) : entry.description(),
        entry.version(),
        state);
  }

  /** What is refused has no version, and is no bundle that could be updated or removed. */
  private Optional<VariantBundles.Entry> chosenBundle() {
    return variants.chosen().filter(entry -> !entry.version().isEmpty());
  }

  /** The refused text that is chosen, by its file, or the variant, by its key. */
  private Optional<String> text() {
    return variants
        .chosen()
        .flatMap(entry -> entry.variants().stream()
            .findFirst()
            .or(() -> Optional.of(entry.source()).filter(file -> file.endsWith(TEXT))));
  }

  private void edit() {
    text().ifPresent(subject -> desk.actions().run("tools.write", subject));
  }

  private void enable() {
    boolean free = model.seen().variants().isPresent() && !model.busy();
    install.setEnabled(free);
    update.setEnabled(free && chosenBundle().isPresent());
    remove.setEnabled(free && chosenBundle().isPresent());
    edit.setEnabled(text().isPresent());
    boolean feature = model.seen().features().isPresent() && !model.busy();
    addFeature.setEnabled(
        feature && features.chosen().filter(entry -> !entry.installed()).isPresent());
    removeFeature.setEnabled(feature
        && features
            .chosen()
            .filter(Features.Entry::installed)
            .filter(entry -> !holdsThisWindow(entry))
            .isPresent());
    detail.setText(variants
        .chosen()
        .map(entry -> entry.problem().isEmpty()
            ? messages.get("install.detail", entry.name(), entry.source())
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
    return model.news().map(news -> news.say(messages)).orElse("");
  }

  private Optional<Path> choose() {
    FileDialog dialog = new FileDialog(shell, SWT.OPEN);
    dialog.setText(messages.get("install.choose"));
    dialog.setFilterExtensions(new String[] {"*.jar;*.variant", "*"});
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
        .ifPresent(entry -> model.games(
            entry,
            games ->
                Removal.ask(shell, desk, what(entry), names(games), () -> model.uninstall(entry))));
  }

  /** What a bundle is for its user: its games, else its name. */
  private String what(VariantBundles.Entry entry) {
    String games = titles(entry);
    return games.isEmpty() ? entry.name() : games;
  }

  private List<String> names(List<LiveGame> games) {
    return games.stream()
        .map(game -> messages.get("window.tab", game.id(), name(game.variant())))
        .toList();
  }

  private void feature(boolean wanted) {
    features.chosen().ifPresent(entry -> model.feature(entry, wanted));
  }
}

package org.komabako.ui.engines;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.komabako.engine.Networks;
import org.komabako.engine.Networks.Listed;
import org.komabako.engine.Networks.Source;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;

/**
 * The networks of all installed variants, and what is being done to them. It follows the services. All is done in lanes; the
 * methods are for the display thread, and so are all callbacks.
 */
final class NetworkModel implements AutoCloseable {
  /**
   * The networks of a variant.
   *
   * @param rules its usual rules
   * @param listed all that it has
   */
  record Row(Rules rules, List<Listed> listed) {
    String key() {
      return rules.table().key();
    }

    /** What the engine plays with. */
    Listed used() {
      return listed.stream()
          .filter(Listed::used)
          .findFirst()
          .orElse(new Listed(Source.NONE, true, 0, ""));
    }

    boolean has(Source source) {
      return listed.stream().anyMatch(each -> each.source() == source);
    }
  }

  private final Desk desk;
  private final ServiceWatch<Optional<List<Row>>> rows;
  private final TaskRunner errands;

  NetworkModel(Desk desk) {
    this.desk = desk;
    errands = new TaskRunner(desk, "networks.failed");
    rows = new ServiceWatch<>(desk.work(), desk.gate(), Optional.empty());
    rows.begin(desk.services()::listen, () -> desk.services().networks().map(this::rows));
  }

  private List<Row> rows(Networks networks) {
    return desk.services().variants().stream()
        .map(variant -> row(networks, variant))
        .toList();
  }

  private static Row row(Networks networks, Variant variant) {
    Rules rules = Rules.of(variant);
    return new Row(rules, networks.list(rules));
  }

  /** Runs something after each change of what this knows, until closed. */
  void listen(Runnable change) {
    var unused = rows.listen(change);
    errands.listen(change);
  }

  /** What is done, and how it ended. */
  TaskRunner errands() {
    return errands;
  }

  /** All variants; empty while the service is away. */
  Optional<List<Row>> rows() {
    return rows.seen();
  }

  /** Looks again: a training has ended, or kept a network. */
  void look() {
    rows.look();
  }

  /** Chooses what the engine plays with; empty for the best that there is. */
  void use(Row row, Optional<Source> source) {
    run(row, "networks.chosen", (networks, rules) -> networks.use(rules, source));
  }

  void importFrom(Row row, Path file) {
    run(row, "networks.imported", (networks, rules) -> networks.importFrom(rules, file));
  }

  void export(Row row, Path file) {
    run(
        row,
        "networks.exported",
        (networks, rules) -> networks.export(rules, row.used().source(), file));
  }

  void remove(Row row) {
    run(row, "networks.removed", Networks::remove);
  }

  private void run(Row row, String done, BiConsumer<Networks, Rules> deed) {
    String name = desk.messages().title(row.rules().table().name());
    errands.run(name, () -> {
      Networks networks = desk.services()
          .networks()
          .orElseThrow(() -> new IllegalStateException(desk.messages().get("networks.away")));
      deed.accept(networks, row.rules());
      rows.look();
      return Notification.done(done, name);
    });
  }

  @Override
  public void close() {
    rows.close();
    errands.close();
  }
}

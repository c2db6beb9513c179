package org.komabako.ui.engines;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.EngineOption;
import org.komabako.kernel.rules.Variant;
import org.komabako.opponents.Opponents;
import org.komabako.position.Rules;
import org.komabako.protocol.ForeignEngines;
import org.komabako.protocol.ForeignEngines.Listed;
import org.komabako.protocol.ShellWords;
import org.komabako.ui.widgets.work.ServiceWatch;
import org.komabako.ui.workbench.desk.Desk;
import org.komabako.ui.workbench.dialog.Notification;
import org.komabako.ui.workbench.dialog.TaskRunner;
import org.komabako.ui.workbench.opponents.EngineCard;

/**
 * The list of engines, and what is being done to it. It follows the services, whoever changes the list.
 * A program may take its time: all is done in lanes. The methods are for the display thread, and so are
 * all callbacks.
 */
final class EngineModel implements AutoCloseable {
  private static final Logger LOG = System.getLogger(EngineModel.class.getName());

  private final Desk desk;
  private final ServiceWatch<Optional<List<Listed>>> foreign;
  private final TaskRunner errands;

  EngineModel(Desk desk) {
    this.desk = desk;
    errands = new TaskRunner(desk, "engines.failed");
    foreign = new ServiceWatch<>(desk.work(), desk.gate(), Optional.empty());
    foreign.begin(
        desk.services()::listen, () -> desk.services().foreignEngines().map(ForeignEngines::list));
  }

  /** Runs something after each change of what this knows, until closed. */
  void listen(Runnable change) {
    var unused = foreign.listen(change);
    errands.listen(change);
  }

  /** What is done, and how it ended. */
  TaskRunner errands() {
    return errands;
  }

  /** Whether foreign engines can be added now. */
  boolean takesForeign() {
    return foreign.seen().isPresent();
  }

  /** What is known of a foreign engine; empty for one of ours. */
  Optional<Listed> foreign(EngineCard card) {
    return foreign.seen().orElse(List.of()).stream()
        .filter(each -> each.id().equals(card.id()))
        .findFirst();
  }

  /**
   * Starts a program to get to know it, and adds it.
   *
   * @param program its file; or a whole command, which is a line to another machine
   * @param arguments as they are typed behind it in a shell
   * @param remote whether it is a line to another machine
   */
  void add(String program, String arguments, Optional<String> protocol, boolean remote) {
    errands.run((program + " " + arguments).strip(), () -> {
      Listed added = require().add(request(program, ShellWords.split(arguments), protocol, remote));
      foreign.look();
      return Notification.done("engines.added", added.id(), added.protocol());
    });
  }

  void remove(String id) {
    errands.run(id, () -> {
      require().remove(id);
      foreign.look();
      return Notification.done("engines.removed", id);
    });
  }

  void set(String id, Map<String, String> values) {
    errands.run(id, () -> {
      engine(id).choose(values);
      foreign.look();
      return Notification.done("engines.set", id);
    });
  }

  /**
   * Tells the options of an engine as they are now, whoever has chosen them, but for those that are
   * chosen with each game; nothing if it has left.
   */
  void options(String id, Consumer<List<EngineOption>> answer) {
    foreign.lane().execute(() -> {
      try {
        List<EngineOption> options = engine(id).options().stream()
            .filter(option -> !EngineCard.isOfGame(option))
            .toList();
        desk.gate().send(() -> answer.accept(options));
      } catch (RuntimeException | Error e) {
        LOG.log(Level.DEBUG, "the options of an engine cannot be told", e);
      }
    });
  }

  private Engine engine(String id) {
    return desk.services().engine(id).orElseThrow(() -> Opponents.away(id));
  }

  /** Has it find a move, to see that it works. */
  void test(String id) {
    errands.run(id, () -> {
      Engine engine = engine(id);
      for (Variant variant : desk.services().variants()) {
        Rules rules = Rules.of(variant);
        if (engine.refusal(rules).isEmpty()) {
          EngineTest.Result found = EngineTest.run(engine, rules);
          return Notification.done(
              "engines.tested",
              engine.name(),
              rules.table().name(),
              found.move(),
              String.valueOf(found.millis()));
        }
      }
      throw EngineException.of(EngineModel.class, "engineModel.playsNoneInstalledVariants", id);
    });
  }

  /** Tells the last lines of the conversation with a foreign engine. */
  void log(String id, Consumer<List<String>> answer) {
    foreign.lane().execute(() -> {
      try {
        List<String> lines = require().log(id);
        desk.gate().send(() -> answer.accept(lines));
      } catch (RuntimeException | Error e) {
        // It was removed meanwhile.
        desk.gate().send(() -> answer.accept(List.of("! " + e.getMessage())));
      }
    });
  }

  /** What a program is asked to be added as: it runs in its own folder, where it may find its files. */
  static ForeignEngines.Request request(
      String program, List<String> arguments, Optional<String> protocol, boolean remote) {
    List<String> command = new java.util.ArrayList<>(List.of(program));
    command.addAll(arguments);
    Optional<Path> folder = program.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(Path.of(program).getParent())
            .filter(java.nio.file.Files::isDirectory);
    return new ForeignEngines.Request(command, folder, protocol, Optional.empty(), remote);
  }

  private ForeignEngines require() {
    return desk.services()
        .foreignEngines()
        .orElseThrow(() -> new IllegalStateException(desk.messages().get("engines.away")));
  }

  @Override
  public void close() {
    foreign.close();
    errands.close();
  }
}

package org.komabako.console.commands.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.view.EngineView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.kernel.rules.Variant;
import org.komabako.opponents.Opponents.Seat;
import org.komabako.opponents.analysis.OneThought;
import org.komabako.position.Rules;
import org.komabako.protocol.ForeignEngines;
import org.komabako.protocol.ForeignEngines.Listed;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The engines that there are, and programs of others among them. */
@Component(
    service = EngineCommands.class,
    property = {
      "osgi.command.scope=engine",
      "osgi.command.function=list",
      "osgi.command.function=add",
      "osgi.command.function=remove",
      "osgi.command.function=options",
      "osgi.command.function=set",
      "osgi.command.function=test",
      "osgi.command.function=log"
    })
public final class EngineCommands {
  private static final String LIST = "engine:list";
  private static final String ADD = "engine:add";
  private static final String REMOVE = "engine:remove";
  private static final String OPTIONS = "engine:options";
  private static final String SET = "engine:set";
  private static final String TEST = "engine:test";
  private static final String LOG = "engine:log";
  private static final Duration TEST_TIME = Duration.ofSeconds(1);

  private final Core core;

  /** Works on the installed engines. */
  @Activate
  public EngineCommands(@Reference Core core) {
    this.core = core;
  }

  /** The engines. */
  public @Nullable List<EngineView> list(@Descriptor(LIST) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(LIST, words).none();
      List<Engine> engines = core.opponents().engines();
      Stream<String> away = core.opponents().list().stream()
          .map(Seat::engine)
          .distinct()
          .filter(id -> engines.stream().noneMatch(engine -> engine.id().equals(id)));
      return Stream.concat(
              engines.stream().map(this::view),
              away.map(id -> EngineView.away(id, core.opponents().list())))
          .toList();
    });
  }

  private EngineView view(Engine engine) {
    Optional<Listed> foreign = core.foreignEngines().list().stream()
        .filter(each -> each.id().equals(engine.id()))
        .findFirst();
    return EngineView.of(engine, foreign, core.opponents().list());
  }

  /** The engine with an id. */
  static Engine engine(Core core, String id) {
    return core.opponents()
        .engine(id)
        .orElseThrow(() -> EngineException.missing(id, core.opponents().engines()));
  }

  /** Adds a program. */
  public @Nullable EngineView add(@Descriptor(ADD) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(ADD, words);
      Listed added = core.foreignEngines()
          .add(new ForeignEngines.Request(
              arguments.words(1, Integer.MAX_VALUE),
              arguments.value("--folder").map(Path::of),
              arguments.value("--protocol"),
              arguments.value("--name"),
              arguments.has("--remote")));
      return view(engine(core, added.id()));
    });
  }

  /** Removes a program. */
  public @Nullable TextView remove(@Descriptor(REMOVE) CharSequence... words) {
    return Command.run(() -> {
      String id = Arguments.of(REMOVE, words).only();
      core.foreignEngines().remove(id);
      return new TextView(id, Spoken.say("word.removed", id));
    });
  }

  /** Tells the options. */
  public @Nullable TextView options(@Descriptor(OPTIONS) CharSequence... words) {
    return Command.run(() -> {
      EngineView view = view(engine(core, Arguments.of(OPTIONS, words).only()));
      return new TextView(
          view.id(),
          view.options().isEmpty()
              ? Spoken.say("engineCommands.noOptions", view.id())
              : String.join("\n", view.options()));
    });
  }

  /** Chooses options. */
  public @Nullable EngineView set(@Descriptor(SET) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(SET, words).words(2, Integer.MAX_VALUE);
      engine(core, given.get(0)).choose(Arguments.pairs(given.subList(1, given.size())));
      return view(engine(core, given.get(0)));
    });
  }

  /** Has it find a move. */
  public @Nullable TextView test(@Descriptor(TEST) CharSequence... words) {
    return Command.run(() -> {
      List<String> given = Arguments.of(TEST, words).words(1, 2);
      Engine engine = engine(core, given.get(0));
      Rules rules =
          given.size() > 1 ? Rules.of(core.variants().require(given.get(1))) : first(engine);
      long began = System.nanoTime();
      Task task = new Task(rules.start(), List.of(), Limits.time(TEST_TIME));
      Answer answer = OneThought.think(engine, Map.of(), task, info -> {});
      long millis = (System.nanoTime() - began) / 1_000_000;
      if (answer instanceof Answer.Play play) {
        String move = play.move().toString();
        return new TextView(
            engine.id(),
            Spoken.say("engineCommands.plays", engine.name(), rules.table().name(), move, millis));
      }
      throw EngineException.of(
          Spoken.class,
          "engineCommands.plays",
          engine.name(),
          rules.table().name(),
          Spoken.text("engineCommands.noMove"),
          millis);
    });
  }

  private Rules first(Engine engine) {
    for (Variant variant : core.variants().list()) {
      Rules rules = Rules.of(variant);
      if (engine.refusal(rules).isEmpty()) {
        return rules;
      }
    }
    throw EngineException.of(
        Spoken.class, "engineCommands.playsNoneInstalledVariants", engine.id());
  }

  /** What was said. */
  public @Nullable TextView log(@Descriptor(LOG) CharSequence... words) {
    return Command.run(() -> {
      String id = Arguments.of(LOG, words).only();
      List<String> lines = core.foreignEngines().log(id);
      return new TextView(
          id, lines.isEmpty() ? Spoken.say("engineCommands.silent", id) : String.join("\n", lines));
    });
  }
}

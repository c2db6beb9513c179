package org.komabako.console.commands.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.commands.WorkPlace;
import org.komabako.console.commands.library.LibraryWords;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.FreeTarget;
import org.komabako.console.shell.command.UsageException;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.Networks;
import org.komabako.engine.Networks.Source;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.rules.Variant;
import org.komabako.platform.VariantShelf;
import org.komabako.position.Rules;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** The networks of our own engine, and how they are trained. */
@Component(
    service = NetworkCommands.class,
    property = {
      "osgi.command.scope=engine",
      "osgi.command.function=net",
      "osgi.command.function=train"
    })
public final class NetworkCommands {
  private static final String NET = "engine:net";
  private static final String TRAIN = "engine:train";
  private static final int MINUTES = 60;
  private static final int MEGABYTES = 2000;
  private static final String LIBRARY = "--library";
  private static final String NODES = "--nodes";
  private static final String BEST = "best";
  private static final String SHELF = "--from-shelf";
  private static final String IMPORT = "--import";
  private static final String EXPORT = "--export";
  private static final String ROLLBACK = "--rollback";
  private static final String REMOVE = "--remove";
  private static final List<String> ACTS = List.of(SHELF, IMPORT, EXPORT, ROLLBACK, REMOVE);

  private final Core core;

  /** Works on the networks of the installed variants. */
  @Activate
  public NetworkCommands(@Reference Core core) {
    this.core = core;
  }

  /** The networks of a variant, or of all; chooses, exports, imports, takes back and removes them. */
  public @Nullable TextView net(CommandSession session, @Descriptor(NET) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(NET, words);
      arguments.atMostOneOf(ACTS);
      arguments.onlyWith(List.of(SHELF), List.of("--from", "--trust"));
      arguments.onlyWith(List.of(EXPORT), FreeTarget.OPTIONS);
      if (!arguments.hasSubject()) {
        return new TextView(
            NET,
            core.variants().list().stream()
                .map(variant -> listed(Rules.of(variant)))
                .collect(Collectors.joining("\n")));
      }
      Rules rules = Rules.of(core.variants().require(arguments.only()));
      Optional<Optional<Source>> use = arguments.value("--use").map(NetworkCommands::choice);
      act(session, rules, arguments);
      use.ifPresent(source -> core.networks().use(rules, source));
      return new TextView(rules.table().key(), listed(rules));
    });
  }

  private void act(CommandSession session, Rules rules, Arguments arguments) {
    Networks networks = core.networks();
    if (arguments.has(SHELF)) {
      VariantShelf shelf = core.shelf();
      var unused = shelf.install(
          shelf.require(
              shelf.look(),
              rules.table().key(),
              Set.of(Networks.SHELF_KIND),
              arguments.value("--from")),
          arguments.has("--trust"));
    }
    arguments
        .value(IMPORT)
        .ifPresent(file -> networks.importFrom(rules, UserPaths.resolve(session, file)));
    arguments
        .value(EXPORT)
        .ifPresent(file -> networks.export(
            rules, used(rules), FreeTarget.require(UserPaths.resolve(session, file), arguments)));
    if (arguments.has(ROLLBACK)) {
      networks.rollback(rules);
    }
    if (arguments.has(REMOVE)) {
      networks.remove(rules);
    }
  }

  private Source used(Rules rules) {
    return core.networks().list(rules).stream()
        .filter(Networks.Listed::used)
        .map(Networks.Listed::source)
        .findFirst()
        .orElse(Source.NONE);
  }

  /** Empty for the best. */
  private static Optional<Source> choice(String word) {
    return word.equals(BEST) ? Optional.empty() : Optional.of(source(word));
  }

  private static Source source(String word) {
    for (Source source : Source.values()) {
      if (word.equals(word(source))) {
        return source;
      }
    }
    throw new UsageException("networkCommands.noSource", word);
  }

  private static String word(Source source) {
    return source.name().toLowerCase(Locale.ROOT);
  }

  private String listed(Rules rules) {
    return core.networks().list(rules).stream()
        .filter(each -> each.source() != Source.NONE || each.used())
        .map(each -> Spoken.say(
            each.source() == Source.NONE ? "networkCommands.without" : "networkCommands.line",
            rules.table().key(),
            word(each.source()),
            each.used() ? "*" : " ",
            each.bytes(),
            each.origin()))
        .collect(Collectors.joining("\n"));
  }

  /** Trains a network. */
  public @Nullable TextView train(@Descriptor(TRAIN) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(TRAIN, words);
      arguments.onlyWith(List.of(LIBRARY), LibraryWords.FILTERS);
      Variant variant = core.variants().require(arguments.only());
      Rules rules = Rules.of(variant);
      List<List<Move>> within =
          arguments.has(LIBRARY) ? found(variant, rules, arguments) : List.of();
      OptionalLong nodes = arguments.has(NODES)
          ? OptionalLong.of(arguments.number(NODES, 1, 0))
          : OptionalLong.empty();
      int processors = Runtime.getRuntime().availableProcessors();
      NetworkTraining.Request request = new NetworkTraining.Request(
          rules,
          Duration.ofMinutes(arguments.number("--minutes", 1, MINUTES)),
          arguments.number("--threads", 1, Core.MOST_THREADS, processors),
          (long) arguments.number("--disk", 1, MEGABYTES) << 20,
          arguments.has("--new"),
          arguments.value("--on").map(WorkPlace::isGrid).orElse(false),
          new NetworkTraining.Games(nodes, within));
      NetworkTraining.Progress reached = TrainingWatch.follow(core.training(), request);
      return new TextView(
          rules.table().key(),
          Spoken.say("networkCommands.trained", reached.round(), reached.kept())
              + "\n"
              + listed(rules));
    });
  }

  /** The games of the library that are asked for, where they begin at the start. */
  private List<List<Move>> found(Variant variant, Rules rules, Arguments arguments) {
    List<List<Move>> found = new ArrayList<>();
    new BookGames(variant, "training")
        .of(core.library(), LibraryWords.search(arguments, Optional.of(variant.key())))
        .forEach(game -> {
          if (game.start().equals(rules.start())) {
            found.add(game.moves());
          }
        });
    if (found.isEmpty()) {
      throw new StateException(Spoken.text("networkCommands.noGames"));
    }
    return found;
  }
}

package org.komabako.console.commands.variant;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.StateException;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.ShelfView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.platform.VariantShelf;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** What can be had by name, and how somebody offers it. */
@Component(
    service = ShelfCommands.class,
    property = {
      "osgi.command.scope=variant",
      "osgi.command.function=available",
      "osgi.command.function=index"
    })
public final class ShelfCommands {
  private static final String AVAILABLE = "variant:available";
  private static final String INDEX = "variant:index";

  private final Core core;

  /** Looks at shelves. */
  @Activate
  public ShelfCommands(@Reference Core core) {
    this.core = core;
  }

  /** What is on the shelves. */
  public @Nullable List<ShelfView> available(@Descriptor(AVAILABLE) CharSequence... words) {
    return Command.run(() -> {
      List<String> wanted = Arguments.of(AVAILABLE, words).words();
      VariantShelf.Seen seen = core.shelf().look();
      List<LocalizedText> problems =
          seen.sources().stream().flatMap(source -> source.problems().stream()).toList();
      problems.forEach(problem -> System.err.println("komabako: " + Spoken.of(problem)));
      if (seen.items().isEmpty() && !problems.isEmpty()) {
        throw new StateException(Spoken.text("shelfCommands.noneRead"));
      }
      return seen.items().stream()
          .filter(item -> wanted.stream().allMatch(word -> isIn(item, word)))
          .map(item -> ShelfView.of(item, core.shelf().titleOf(item.kind())))
          .toList();
    });
  }

  private static boolean isIn(VariantShelf.Item item, String word) {
    LocalizedText title = item.title();
    String all = item.name() + " " + item.kind() + " " + title.texts().values();
    return all.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
  }

  /** Makes a folder a shelf. */
  public @Nullable TextView index(
      CommandSession session, @Descriptor(INDEX) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(INDEX, words);
      Path folder = UserPaths.resolve(session, arguments.only());
      Optional<Path> key = arguments.value("--sign").map(file -> UserPaths.resolve(session, file));
      int count = core.shelf().write(folder, key);
      return new TextView(
          folder.toString(),
          Spoken.say(
              key.isPresent() ? "shelfCommands.signed" : "shelfCommands.written",
              folder.resolve("index.xml"),
              count));
    });
  }
}

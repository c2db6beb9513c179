package org.komabako.console.commands.kifu;

import java.nio.file.Path;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.Arguments;
import org.komabako.console.shell.command.Command;
import org.komabako.console.shell.command.UserPaths;
import org.komabako.console.view.KifuView;
import org.komabako.console.view.TextView;
import org.komabako.console.view.words.Spoken;
import org.komabako.formats.Formats;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** Game files, without opening them: check them, and write them in other formats. */
@Component(
    service = KifuCommands.class,
    property = {
      "osgi.command.scope=kifu",
      "osgi.command.function=formats",
      "osgi.command.function=check",
      "osgi.command.function=convert"
    })
public final class KifuCommands {
  private static final String FORMATS = "kifu:formats";
  private static final String CHECK = "kifu:check";
  private static final String CONVERT = "kifu:convert";

  private final Core core;
  private final Formats formats = new Formats();

  /** Reads games of the installed variants. */
  @Activate
  public KifuCommands(@Reference Core core) {
    this.core = core;
  }

  /** What can be read and written. */
  public @Nullable List<TextView> formats(@Descriptor(FORMATS) CharSequence... words) {
    return Command.run(() -> {
      Arguments.of(FORMATS, words).none();
      return formats.all().stream()
          .map(format -> new TextView(
              format.key(),
              String.format(
                  "%-9s %s .%s",
                  format.key(),
                  Spoken.column(22, Spoken.of(format.name())),
                  String.join(" .", format.extensions()))))
          .toList();
    });
  }

  private KifuFiles files() {
    return new KifuFiles(formats, core.variants().list());
  }

  /** Reads files and says what is in them, or wrong with them. */
  public @Nullable List<KifuView> check(
      CommandSession session, @Descriptor(CHECK) CharSequence... words) {
    return Command.run(() -> {
      List<Path> paths = Arguments.of(CHECK, words).words(1, Integer.MAX_VALUE).stream()
          .map(word -> UserPaths.resolve(session, word))
          .toList();
      return files().check(paths);
    });
  }

  /** Writes files in another format. */
  public @Nullable List<KifuView> convert(
      CommandSession session, @Descriptor(CONVERT) CharSequence... words) {
    return Command.run(() -> {
      Arguments arguments = Arguments.of(CONVERT, words);
      List<String> paths = arguments.words(2, 2);
      return files()
          .convert(
              UserPaths.resolve(session, paths.get(0)),
              UserPaths.resolve(session, paths.get(1)),
              arguments.value("--format").map(formats::find),
              arguments);
    });
  }
}

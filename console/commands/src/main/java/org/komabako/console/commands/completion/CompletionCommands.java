package org.komabako.console.commands.completion;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.reader.ParsedLine;
import org.komabako.console.commands.Core;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.shell.command.Usage;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Completion (the completer of JLine): what the Tab key offers for a word: the help of the command says what it may be, the words before it of which variant or
 * game. Where a service is away nothing is offered.
 */
@Component(
    service = CompletionCommands.class,
    property = {
      "osgi.command.scope=" + CommandList.COMPLETION_SCOPE,
      "osgi.command.function=argument"
    })
@Descriptor("what the Tab key offers")
public final class CompletionCommands {
  /** The session variable in which the shell keeps the line that is being typed. */
  private static final String LINE = ".commandLine";

  private final CompletionWords candidates;
  private final Supplier<List<CommandInfo>> commands;

  /** Knows the words of these commands. */
  @Activate
  public CompletionCommands(@Reference Core core, @Reference CommandList commands) {
    this(core, commands::all);
  }

  public CompletionCommands(Core core, Supplier<List<CommandInfo>> commands) {
    candidates = new CompletionWords(core);
    this.commands = commands;
  }

  /** What the word may be that is being typed. */
  public List<String> argument(CommandSession session) {
    if (!(session.get(LINE) instanceof ParsedLine line) || line.words().isEmpty()) {
      return List.of();
    }
    List<String> words = line.words();
    int index = Math.max(0, Math.min(line.wordIndex(), words.size()));
    if (index == 0) {
      return List.of();
    }
    return usage(words.get(0))
        .map(usage -> Stream.of(kind(usage, words, index).split("\\|"))
            .flatMap(kind -> offered(session, kind, words).stream())
            .distinct()
            .toList())
        .orElse(List.of());
  }

  private List<String> offered(CommandSession session, String kind, List<String> words) {
    if (kind.equals("COMMAND")) {
      return session.get(".commands") instanceof Collection<?> all
          ? all.stream()
              .map(String::valueOf)
              .filter(each -> !each.contains(":_"))
              .sorted()
              .toList()
          : List.of();
    }
    return candidates.of(session, kind, words);
  }

  private Optional<Usage> usage(String name) {
    return commands.get().stream()
        .filter(command -> command.full().equals(name) || command.name().equals(name))
        .flatMap(command -> command.understood().stream())
        .findFirst();
  }

  /** What stands for the word in the help: behind an option its value, else the word at its place. */
  private static String kind(Usage usage, List<String> words, int index) {
    Optional<String> value = usage.option(words.get(index - 1)).flatMap(Usage.Option::value);
    if (value.isPresent()) {
      return value.get();
    }
    int place = 0;
    for (int i = 1; i < index; i++) {
      boolean isOption = words.get(i).startsWith("-");
      boolean isValue =
          usage.option(words.get(i - 1)).flatMap(Usage.Option::value).isPresent();
      place += isOption || isValue ? 0 : 1;
    }
    List<String> places = usage.words();
    if (place < places.size()) {
      return places.get(place);
    }
    return usage.repeats() && !places.isEmpty() ? places.get(places.size() - 1) : "";
  }
}

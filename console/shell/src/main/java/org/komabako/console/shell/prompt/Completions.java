package org.komabako.console.shell.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.CommandList;
import org.komabako.console.shell.command.Usage;

/**
 * What the shell's {@code complete} is told about commands: their sentence, what their words may be, and each of their
 * options. All of it is read from the help, so none can be forgotten.
 */
public final class Completions {
  private static final Set<String> FILES =
      Set.of("FILE", "FOLDER", "TARGET", "SOURCE", "PROGRAM", "DIR");

  private Completions() {}

  /** The words behind {@code complete}, one list for each time that it is called. */
  public static List<List<String>> of(CommandInfo command) {
    List<List<String>> calls = new ArrayList<>();
    String name = command.full();
    calls.add(List.of("-c", name, "-d", command.sentence()));
    Optional<Usage> usage = command.understood();
    if (usage.isEmpty()) {
      return calls;
    }
    calls.add(List.of("-c", name, "-a", CommandList.COMPLETION_SCOPE + ":argument"));
    if (takesFiles(usage.get())) {
      calls.add(List.of("-c", name, "-a", "__files"));
    }
    for (Usage.Option option : usage.get().each()) {
      List<String> call = new ArrayList<>(List.of("-c", name));
      option.names().forEach(each -> {
        call.add(each.startsWith("--") ? "-l" : "-s");
        call.add(each.replaceFirst("^--?", ""));
      });
      call.add("-d");
      call.add(option.help());
      calls.add(call);
    }
    return calls;
  }

  private static boolean takesFiles(Usage usage) {
    return usage.words().stream()
            .flatMap(word -> Set.of(word.split("\\|")).stream())
            .anyMatch(FILES::contains)
        || usage.each().stream()
            .anyMatch(option -> option.value().filter(FILES::contains).isPresent());
  }
}

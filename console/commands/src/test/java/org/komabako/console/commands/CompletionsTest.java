package org.komabako.console.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.komabako.console.commands.completion.CompletionWords;
import org.komabako.console.commands.game.GameCommands;
import org.komabako.console.commands.game.SetUpFunction;
import org.komabako.console.shell.command.CommandInfo;
import org.komabako.console.shell.command.Usage;
import org.komabako.console.shell.prompt.Completions;

/** Every command and every option is completed, and every word of the help is known. */
class CompletionsTest {
  private final Shell shell = new Shell();

  @AfterEach
  void close() {
    shell.close();
  }

  @Test
  void everyCommandAndEachOfItsOptionsIsDeclared() {
    int options = 0;
    for (CommandInfo command : shell.infos()) {
      Usage usage = command.understood().orElseThrow(() -> new AssertionError(command.full()));
      List<List<String>> calls = Completions.of(command);
      assertTrue(
          calls.contains(List.of("-c", command.full(), "-d", command.sentence())), command.full());
      assertTrue(!command.sentence().isEmpty(), command.full());
      assertTrue(
          calls.contains(List.of("-c", command.full(), "-a", "complete:argument")), command.full());
      for (Usage.Option option : usage.each()) {
        options++;
        String long_ = option.name().substring(2);
        assertTrue(
            calls.stream().anyMatch(call -> call.contains("-l") && call.contains(long_)),
            command.full() + " " + option);
        assertTrue(!option.help().isEmpty(), command.full() + " tells nothing of " + option);
      }
    }
    assertTrue(shell.infos().size() >= 85, "commands: " + shell.infos().size());
    assertTrue(options >= 168 + 85, "options, --json of each among them: " + options);
  }

  /** A new word in capitals is offered something, or is said to be free. */
  @Test
  void everyWordOfTheHelpIsKnown() {
    for (CommandInfo command : shell.infos()) {
      Usage usage = command.understood().orElseThrow();
      Stream<String> values = usage.each().stream().flatMap(option -> option.value().stream());
      Stream.concat(usage.words().stream(), values)
          .flatMap(
              word -> word.equals("NAME=VALUE") ? Stream.of(word) : Stream.of(word.split("\\|")))
          .forEach(word -> assertTrue(
              CompletionWords.isKnown(word) || CompletionWords.FREE.contains(word),
              command.full() + ": " + word));
    }
  }

  @Test
  void filesAreOfferedWhereTheHelpSaysFile() {
    assertEquals(
        List.of(
            "engine:add",
            "engine:book",
            "engine:net",
            "extension:install",
            "extension:update",
            "game:open",
            "game:save",
            "grid:join",
            "kifu:check",
            "kifu:convert",
            "library:export",
            "library:import",
            "library:use",
            "match:openings",
            "match:run",
            "variant:check",
            "variant:export",
            "variant:install",
            "variant:new",
            "variant:retry",
            "variant:uninstall",
            "variant:update"),
        shell.infos().stream()
            .filter(command ->
                Completions.of(command).stream().anyMatch(call -> call.contains("__files")))
            .map(CommandInfo::full)
            .sorted()
            .toList());
  }

  @Test
  void aSecondNameHasTheHelpOfTheFirst() {
    CommandInfo info =
        CommandInfo.of("game", "set-up", new SetUpFunction(new GameCommands(shell.core)));
    assertEquals(List.of("SFEN"), info.understood().orElseThrow().words());
    assertTrue(info.page().contains("-g, --game ID"), info.page());
  }

  @Test
  void helpSaysThatAnswersCanBeJson() {
    CommandInfo info = shell.infos().stream()
        .filter(command -> command.full().equals("game:new"))
        .findFirst()
        .orElseThrow();
    assertTrue(
        info.page().contains("\n  --json                   the answer as JSON"), info.page());
  }
}

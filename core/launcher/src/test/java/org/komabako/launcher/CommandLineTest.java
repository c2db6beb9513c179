package org.komabako.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {

  @Test
  void withoutArgumentsItIsTheDesktop() throws CommandLineException {
    assertEquals(Mode.DESKTOP, CommandLine.parse().mode());
  }

  @Test
  void commandsKeepTheirArgumentsEvenIfTheyLookLikeOptions() throws CommandLineException {
    CommandLine line = CommandLine.parse("--data", "/d", "-c", "echo hi", "--data", "x");
    assertEquals(Mode.COMMAND, line.mode());
    assertEquals(List.of("echo hi", "--data", "x"), line.arguments());
    assertEquals(Path.of("/d"), line.data());
  }

  @Test
  void aScriptComesFirstInItsArguments() throws CommandLineException {
    assertEquals(
        List.of("a.gosh", "1"), CommandLine.parse("--script", "a.gosh", "1").arguments());
  }

  @Test
  void eachModeHasHelp() throws CommandLineException {
    for (String mode : List.of("usi", "xboard", "console", "worker")) {
      assertEquals(CommandLine.Request.HELP, CommandLine.parse(mode, "--help").request(), mode);
      assertEquals(CommandLine.Request.HELP, CommandLine.parse(mode, "-h").request(), mode);
    }
    CommandLine worker = CommandLine.parse("worker", "--join", "x", "--help");
    assertEquals(true, HelpText.of(worker.mode()).contains("--trust-key DIGEST"));
    assertEquals(true, HelpText.of(Mode.USI).contains("Exit status"));
    assertEquals(
        CommandLine.Request.RUN, CommandLine.parse("worker", "--join", "x").request());
  }

  @Test
  void theDataFolderMayFollowTheMode() throws CommandLineException {
    assertEquals(Path.of("/d"), CommandLine.parse("usi", "--data", "/d").data());
    assertEquals(Path.of("/d"), CommandLine.parse("xboard", "--data", "/d").data());
  }

  @Test
  void aProcessMayBeAlone() throws CommandLineException {
    assertEquals(true, CommandLine.parse("--alone", "-c", "x").alone());
    assertEquals(true, CommandLine.parse("console", "--alone").alone());
    assertEquals(true, CommandLine.parse("--safe", "-c", "x").safe());
    assertEquals(true, CommandLine.parse("usi", "--safe").alone(), "no other process is asked");
    assertEquals(false, CommandLine.parse("--alone").safe());
    CommandLine line = CommandLine.parse("-c", "x", "--alone");
    assertEquals(false, line.alone());
    assertEquals(List.of("x", "--alone"), line.arguments());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"-x", "shell", "-c", "--script", "--data", "usi now", "console -c ls", "-c a -c b"
      })
  void anythingElseIsWrong(String words) {
    assertThrows(CommandLineException.class, () -> CommandLine.parse(words.split(" ")));
  }

  @Test
  void filesAreOpenedOnTheDesktop(@TempDir Path folder) throws Exception {
    Path game = Files.createFile(folder.resolve("a.kif"));
    CommandLine line = CommandLine.parse("--data", "/d", game.toString(), game.toString());
    assertEquals(Mode.DESKTOP, line.mode());
    assertEquals(List.of(game.toString(), game.toString()), line.arguments());
    assertEquals(
        "unknown mode gone.kif, and no file has that name",
        assertThrows(CommandLineException.class, () -> CommandLine.parse("gone.kif"))
            .getMessage());
  }
}

package org.komabako.console.commands.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.console.commands.Shell;
import org.komabako.matches.Openings;
import org.komabako.matches.OpeningsRequest;
import org.komabako.matches.Pace;
import org.komabako.matches.Player;
import org.mockito.ArgumentCaptor;

/** The command that writes a file of openings, in a real shell. */
class OpeningsCommandTest {
  private static final String FIRST = "sfen 1k1/3/1K1 b - 1 moves 2c2b";
  private static final String SECOND = "sfen 1k1/3/1K1 b - 1 moves 2c1b";

  private final Shell shell = new Shell();

  @TempDir
  private Path folder;

  private Path file;

  @BeforeEach
  void place() {
    file = folder.resolve("even.txt");
  }

  @AfterEach
  void close() {
    shell.close();
  }

  private void finds(boolean interrupted, String... openings) throws InterruptedException {
    when(shell.core.matches.findOpenings(any(), any())).thenAnswer(call -> {
      Consumer<String> found = call.getArgument(1);
      List.of(openings).forEach(found);
      if (interrupted) {
        throw new InterruptedException();
      }
      return 31;
    });
  }

  @Test
  void theFileSaysHowItCameAbout() throws IOException, InterruptedException {
    finds(false, FIRST, SECOND);
    assertEquals(
        0,
        shell.script("match:openings tiny " + file + " fox,Level=3 owl@depth=4 -n 2 --plies 1"
            + " --seed 9 --within 150 -t nodes=700 -r base -o a=b"),
        shell.err());
    assertEquals(
        "# tiny: 1 random moves, seed 9, within 150 by fox,Level=3@nodes=700 owl@depth=4\n" + FIRST
            + "\n" + SECOND + "\n",
        Files.readString(file));
    String out = shell.out();
    assertTrue(out.contains("2 of 2  " + SECOND), out);
    assertTrue(out.contains("2 openings of 31 random ones in " + file), out);
    ArgumentCaptor<OpeningsRequest> asked = ArgumentCaptor.forClass(OpeningsRequest.class);
    verify(shell.core.matches).findOpenings(asked.capture(), any());
    assertEquals(
        new OpeningsRequest(
            "tiny",
            Optional.of("base"),
            Map.of("a", "b"),
            List.of(
                Player.parse("fox,Level=3", Pace.parse("nodes=700")),
                Player.parse("owl@depth=4", Pace.parse("nodes=700"))),
            2,
            new Openings.Random(1, 9),
            150),
        asked.getValue());
  }

  @Test
  void whatWasFoundIsWrittenWhereItIsInterrupted() throws IOException, InterruptedException {
    finds(true, FIRST);
    assertEquals(1, shell.script("match:openings tiny " + file + " fox -n 2"));
    assertEquals(2, Files.readAllLines(file).size());
    assertTrue(shell.err().contains("interrupted; 1 of 2 openings were found"), shell.err());
  }

  @Test
  void whatWasFoundIsWrittenWhereAnEngineFails() throws IOException, InterruptedException {
    when(shell.core.matches.findOpenings(any(), any())).thenAnswer(call -> {
      Consumer<String> found = call.getArgument(1);
      found.accept(FIRST);
      throw new IllegalArgumentException("fox: it fell over");
    });
    assertEquals(1, shell.script("match:openings tiny " + file + " fox -n 2"));
    assertTrue(shell.err().contains("fox: it fell over"));
    assertEquals(FIRST, Files.readAllLines(file).get(1));
  }

  @Test
  void aFolderIsMadeOnlyIfAskedFor() throws InterruptedException {
    finds(false, FIRST);
    Path deeper = folder.resolve("openings").resolve("even.txt");
    assertEquals(1, shell.script("match:openings tiny " + deeper + " fox -n 1"));
    verify(shell.core.matches, never()).findOpenings(any(), any());
    assertEquals(0, shell.script("match:openings tiny " + deeper + " fox -n 1 --parents"));
    assertTrue(Files.exists(deeper));
  }

  @Test
  void whereNoneIsFoundNothingIsWritten() throws InterruptedException {
    finds(false);
    assertEquals(1, shell.script("match:openings tiny " + file + " fox"));
    assertFalse(Files.exists(file));
    String err = shell.err();
    assertTrue(
        err.contains("only 0 of 50 openings were found among 31 random ones; take another"), err);
  }

  @Test
  void aFileThatIsThereIsAskedAboutBeforeTheWork() throws IOException, InterruptedException {
    Files.writeString(file, "mine");
    finds(false, FIRST);
    assertEquals(1, shell.script("match:openings tiny " + file + " fox -n 1"));
    verify(shell.core.matches, never()).findOpenings(any(), any());
    assertEquals("mine", Files.readString(file));
    assertEquals(0, shell.script("match:openings tiny " + file + " fox -n 1 --replace"));
    assertTrue(Files.readString(file).endsWith(FIRST + "\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match:openings",
        "match:openings tiny file",
        "match:openings tiny file fox -n 0",
        "match:openings tiny file fox --within x",
        "match:openings tiny file fox -o a"
      })
  void whatIsNotUnderstoodIsStatusTwo(String command) {
    assertEquals(2, shell.script(command));
  }
}

package org.komabako.console.commands.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.LocalizedText;
import org.komabako.console.commands.Shell;
import org.komabako.engine.EngineException;
import org.komabako.engine.NetworkTraining;
import org.komabako.engine.NetworkTraining.Progress;
import org.komabako.engine.NetworkTraining.Step;
import org.komabako.engine.Networks;
import org.komabako.engine.Networks.Listed;
import org.komabako.engine.Networks.Source;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.notation.GameText;
import org.komabako.platform.VariantShelf;
import org.komabako.position.Rules;

/** The commands about networks, in a real shell. */
class NetworkCommandsTest {
  private static final Progress ENDED = new Progress(3, Step.GAMES, 7, 300, 0, 2);

  private final Shell shell = new Shell();

  @BeforeEach
  void install() {
    when(shell.core.networks.list(any()))
        .thenReturn(List.of(
            new Listed(Source.OWN, true, 1234, "round 2"),
            new Listed(Source.BUNDLE, false, 999, "round 9"),
            new Listed(Source.NONE, false, 0, "")));
  }

  @AfterEach
  void close() {
    shell.close();
  }

  @Test
  void listsThoseOfAllVariantsAndOfOne() {
    assertEquals(0, shell.script("engine:net\nengine:net tiny"), shell.err());
    String out = shell.out();
    assertEquals(
        2,
        out.lines()
            .filter(line -> line.equals("tiny * own: 1234 bytes, round 2"))
            .count(),
        out);
    assertTrue(out.contains("tiny   bundle: 999 bytes, round 9"), out);
  }

  @Test
  void choosesRemovesAndImports() {
    assertEquals(
        0,
        shell.script("engine:net tiny --use bundle\nengine:net tiny --use best\n"
            + "engine:net tiny --rollback\nengine:net tiny --remove\nengine:net tiny --import x.net --use none\n"
            + "engine:net tiny --export y.net"),
        shell.err());
    verify(shell.core.networks).use(any(), eq(Optional.of(Source.BUNDLE)));
    verify(shell.core.networks).use(any(), eq(Optional.empty()));
    verify(shell.core.networks).use(any(), eq(Optional.of(Source.NONE)));
    verify(shell.core.networks).rollback(any());
    verify(shell.core.networks).remove(any());
    verify(shell.core.networks).importFrom(any(), argThat(file -> file.endsWith("x.net")));
    verify(shell.core.networks)
        .export(any(), eq(Source.OWN), argThat(file -> file.endsWith("y.net")));
  }

  @Test
  void nothingThatIsThereIsWrittenOver(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("thesis"), "my thesis");
    assertEquals(1, shell.script("engine:net tiny --export " + file));
    assertTrue(shell.err().contains("is there already; --replace writes over it"));
    assertEquals(1, shell.script("engine:net tiny --export " + folder.resolve("no/x.net")));
    assertTrue(shell.err().contains("--parents makes it"));
    verify(shell.core.networks, never()).export(any(), any(), any());
    assertEquals(0, shell.script("engine:net tiny --replace --export " + file), shell.err());
    verify(shell.core.networks).export(any(), any(), eq(file));
  }

  @Test
  void whatCannotAllBeDoneIsNotBegun() {
    assertEquals(2, shell.script("engine:net tiny --remove --use mine"));
    assertEquals(2, shell.script("engine:net tiny --rollback --remove"));
    assertTrue(shell.err().contains("engine:net takes --rollback or --remove, not both at once"));
    assertEquals(2, shell.script("engine:net --remove"));
    assertTrue(shell.err().contains("engine:net takes --remove only together with VARIANT"));
    assertEquals(2, shell.script("engine:net tiny --trust"));
    assertTrue(shell.err().contains("--trust only together with --from-shelf"));
    assertEquals(2, shell.script("engine:train tiny --threads 1000"));
    assertTrue(shell.err().contains("--threads is a number from 1 to 256, not 1000"));
    verify(shell.core.networks, never()).remove(any());
    verify(shell.core.networks, never()).rollback(any());
  }

  @Test
  void oneIsInstalledFromAShelf() {
    VariantShelf.Seen seen = new VariantShelf.Seen(List.of(), List.of());
    VariantShelf.Item item = new VariantShelf.Item(
        new VariantShelf.Source(
            URI.create("file:///s/"), VariantShelf.Trust.UNSIGNED, "", List.of()),
        "tiny",
        "2026.1.1",
        Networks.SHELF_KIND,
        LocalizedText.NONE,
        LocalizedText.NONE,
        URI.create("file:///s/tiny.net"),
        "beef",
        5,
        "",
        List.of(),
        List.of(),
        LocalizedText.NONE);
    when(shell.core.shelf.look()).thenReturn(seen);
    when(shell.core.shelf.require(
            seen, "tiny", Set.of(Networks.SHELF_KIND), Optional.of("file:///s/")))
        .thenReturn(item);
    assertEquals(
        0, shell.script("engine:net tiny --from-shelf --from file:///s/ --trust"), shell.err());
    verify(shell.core.shelf).install(item, true);
  }

  @Test
  void aWrongWordIsToldWithTheRightOnes() {
    assertEquals(2, shell.script("engine:net tiny --use mine"));
    assertTrue(shell.err().contains("own, shelf, bundle or none"), shell.err());
    verify(shell.core.networks, never()).use(any(), any());
  }

  /** A training that has ended, and told once. */
  private static final class Ended implements NetworkTraining.Run {
    @Override
    public void stop() {
      throw new AssertionError();
    }

    @Override
    public void pause() {
      throw new AssertionError();
    }

    @Override
    public void resume() {
      throw new AssertionError();
    }

    @Override
    public CompletableFuture<Progress> ended() {
      return CompletableFuture.completedFuture(ENDED);
    }
  }

  @Test
  void trainsAndTellsHowFarItIs() {
    when(shell.core.training.start(any(), any())).thenAnswer(call -> {
      Consumer<Progress> told = call.getArgument(1);
      told.accept(new Progress(3, Step.MATCH, 20, 400, 54.25, 1, 38));
      return new Ended();
    });
    assertEquals(
        0, shell.script("engine:train tiny --minutes 5 --threads 1 --disk 10 --new"), shell.err());
    verify(shell.core.training)
        .start(
            argThat(request -> request.anew()
                && request.time().equals(Duration.ofMinutes(5))
                && request.threads() == 1
                && request.mostBytes() == 10 << 20),
            any());
    String out = shell.out();
    assertTrue(
        out.contains("round 3: match against the network before, 20 of 400 games, 54.3%"), out);
    assertTrue(out.contains("kept so far: 1; 38 a minute, 10 min left"), out);
    assertTrue(out.contains("Training ended in round 3; networks kept: 2."), out);
  }

  @Test
  void trainingGamesBeginWithinThoseThatASearchOfTheLibraryFinds() {
    Game game = new Game(Rules.of(shell.core.tiny));
    var unused = game.play(game.legalMoves().get(0));
    when(shell.core.library.ids(any(), any())).thenReturn(List.of(4L, 7L));
    when(shell.core.library.text(anyLong())).thenReturn(GameText.write(game));
    when(shell.core.training.start(any(), any())).thenReturn(new Ended());
    assertEquals(
        0,
        shell.script("engine:train tiny --nodes 2000 --library --player Ito --result white"),
        shell.err());
    verify(shell.core.library)
        .ids(
            argThat(search -> search.variant().equals(Optional.of("tiny"))
                && search.player().equals(Optional.of("Ito"))),
            any());
    List<Move> moves = game.current().line();
    verify(shell.core.training)
        .start(
            argThat(request -> request
                .games()
                .equals(new NetworkTraining.Games(OptionalLong.of(2000), List.of(moves, moves)))),
            any());
  }

  @Test
  void gamesThatAreNotThereAreMissed() {
    when(shell.core.library.ids(any(), any())).thenReturn(List.of());
    assertEquals(1, shell.script("engine:train tiny --library --player Nobody --new"));
    assertTrue(shell.err().contains("no game of the library that is asked for"), shell.err());
    assertEquals(2, shell.script("engine:train tiny --player Ito"));
    assertTrue(shell.err().contains("--player only together with --library"), shell.err());
    assertEquals(2, shell.script("engine:train tiny --new --nodes 0"));
    verify(shell.core.training, never()).start(any(), any());
  }

  @Test
  void aTrainingThatFailsEndsTheCommandWithItsSentence() {
    NetworkTraining.Run run = new NetworkTraining.Run() {
      @Override
      public void stop() {
        throw new AssertionError();
      }

      @Override
      public void pause() {
        throw new AssertionError();
      }

      @Override
      public void resume() {
        throw new AssertionError();
      }

      @Override
      public CompletableFuture<Progress> ended() {
        return CompletableFuture.failedFuture(new EngineException("the disk is full"));
      }
    };
    when(shell.core.training.start(any(), any())).thenReturn(run);
    assertEquals(1, shell.script("engine:train tiny"));
    assertTrue(shell.err().contains("the disk is full"), shell.err());
  }
}

package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.base.message.FileException;
import org.komabako.base.message.LocalizedText;
import org.komabako.base.message.RequestException;
import org.komabako.formats.FileLimits;
import org.komabako.formats.ReadGame;
import org.komabako.game.Game;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.session.DamagedGameException;
import org.komabako.session.LiveGame;

class GameExchangeTest {
  @TempDir
  private Path folder;

  private static final List<Variant> INSTALLED = List.of(new MadeUpGame());
  private static final String HEAD = "setoption name USI_Variant value made-up\n";

  private final GameExchange exchange = new GameExchange(new Backups(Path.of("none")));

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String told(Class<? extends RuntimeException> kind, Path file, boolean partly) {
    return String.valueOf(
        assertThrows(kind, () -> exchange.read(INSTALLED, file, 1, partly)).getMessage());
  }

  @Test
  void aMistakeBehindAMoveIsDamageAndBeforeItIsNone() throws Exception {
    Path behind = file("behind.usi", HEAD + "position startpos moves 2d2c 1a1a\n");
    String message = told(DamagedGameException.class, behind, false);
    assertTrue(message.startsWith(behind + ", line 2, column 30: "), message);
    assertTrue(message.endsWith(" (1 moves could be read before)"), message);
    ReadGame read = exchange.read(INSTALLED, behind, 1, true);
    assertEquals(1, read.game().root().last().ply());
    assertTrue(read.warnings().get(0).in(Locale.ENGLISH).startsWith("line 2, column 30: "));
    Path before = file("before.usi", HEAD + "position startpos moves 1a1a\n");
    message = told(RequestException.class, before, false);
    assertTrue(message.startsWith(before + ", line 2, column 25: "), message);
    assertFalse(message.contains("could be read before"), message);
  }

  @Test
  void whatIsNoGameIsToldWithItsFile() throws Exception {
    Path none = file("none", "once upon a time\n");
    String message = told(IllegalArgumentException.class, none, true);
    assertTrue(message.startsWith(none + ", "), message);
    Path away = folder.resolve("away");
    assertTrue(told(FileException.class, away, true).contains(away.toString()));
  }

  @Test
  void aFileThatIsTooLargeIsNotRead() throws Exception {
    Path large = folder.resolve("large.usi");
    try (RandomAccessFile grown = new RandomAccessFile(large.toFile(), "rw")) {
      grown.setLength(FileLimits.BYTES + 1L);
      assertEquals(
          large + ", it is too large for a game", told(RequestException.class, large, true));
      grown.setLength(FileLimits.BYTES);
      assertFalse(told(RequestException.class, large, true).contains("too large"));
    }
  }

  @Test
  void theGameOfANumberIsRead() throws Exception {
    String start = HEAD + "position startpos moves ";
    Path two = file("two.usi", start + "2d2c\n" + start + "2d2c 2a1a\n");
    assertEquals(1, exchange.read(INSTALLED, two, 1, false).game().root().last().ply());
    assertEquals(2, exchange.read(INSTALLED, two, 2, false).game().root().last().ply());
  }

  /** A suspended game cannot be looked at, and is written all the same. */
  @Test
  void ourOwnFormatIsTheTextOfTheGameWithoutALookAtIt() throws Exception {
    LiveGame live = mock(LiveGame.class);
    when(live.text()).thenReturn("the text\n");
    for (String name : List.of("game.komabako", "game", "game.unknown")) {
      Path file = folder.resolve(name);
      assertEquals(List.of(), exchange.write(live, file, Optional.empty()));
      assertEquals("the text\n", Files.readString(file));
    }
    verify(live, times(0)).read(any());
    assertThrows(
        IllegalArgumentException.class,
        () -> exchange.write(live, folder.resolve("game.pgn"), Optional.of("unknown")));
  }

  /** What is told to be left out is that of the game that was written, whatever is played meanwhile. */
  @Test
  void whatIsWrittenAndWhatIsLeftOutAreOfOneMoment() throws Exception {
    Game game = new Game(Rules.of(new MadeUpGame()));
    LiveGame live = mock(LiveGame.class);
    when(live.read(any())).thenAnswer(call -> {
      Function<Game, ?> question = call.getArgument(0);
      Object answer = question.apply(game);
      game.current().bookmark("set meanwhile");
      game.play(game.legalMoves().get(0));
      return answer;
    });
    Path file = folder.resolve("game.pgn");
    Files.writeString(file, "before");
    Path backups = folder.resolve("backups");
    List<LocalizedText> losses =
        new GameExchange(new Backups(backups)).write(live, file, Optional.empty());
    try (Stream<Path> kept = Files.list(backups)) {
      assertEquals("before", Files.readString(kept.findFirst().orElseThrow()));
    }
    assertEquals(List.of(), losses);
    assertTrue(Files.readString(file).contains("[Variant"));
    verify(live, times(1)).read(any());
  }
}

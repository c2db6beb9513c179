package org.komabako.session.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.kernel.Rules;
import org.komabako.kernel.game.Game;
import org.komabako.kernel.variant.Text;
import org.komabako.session.LiveGame;

class GameExchangeTest {
  @TempDir
  private Path folder;

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
    List<Text> losses = new GameExchange().write(live, file, Optional.empty());
    assertEquals(List.of(), losses);
    assertTrue(Files.readString(file).contains("[Variant"));
    verify(live, times(1)).read(any());
  }
}

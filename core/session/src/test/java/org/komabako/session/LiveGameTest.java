package org.komabako.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.CALLS_REAL_METHODS;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.game.GameSummary;

/** What a game tells of itself by being read, where it has nothing quicker. */
class LiveGameTest {
  private final LiveGame live = mock(LiveGame.class, CALLS_REAL_METHODS);

  @Test
  void howItStandsIsReadFromTheGame() {
    Game game = mock(Game.class);
    doReturn(Map.of("black", "Tama")).when(game).tags();
    doReturn(Optional.empty()).when(live).suspended();
    doAnswer(call -> call.<Function<Game, ?>>getArgument(0).apply(game))
        .when(live)
        .read(any());
    assertEquals(Map.of("black", "Tama"), live.tags());
    GameSummary summary = mock(GameSummary.class);
    doReturn(summary).when(live).read(any());
    assertEquals(Optional.of(summary), live.summary());
  }

  @Test
  void ofASuspendedGameNothingIsRead() {
    doReturn(Optional.of(LocalizedText.same("away"))).when(live).suspended();
    doThrow(new IllegalStateException("read")).when(live).read(any());
    assertEquals(Optional.empty(), live.summary());
  }
}

package org.komabako.opponents.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.testkit.Await.await;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.komabako.base.message.LocalizedText;
import org.komabako.session.GameSuspendedException;
import org.komabako.session.LiveGame;

@Timeout(30)
class ArrivalsTest {
  /** The variant comes after it was missed and before the game is listened to, so that no change of the game tells of it. */
  @Test
  void aGameWhoseVariantComesInTheSameMomentIsTold() throws Exception {
    LiveGame game = mock(LiveGame.class);
    boolean[] there = new boolean[1];
    when(game.listen(any())).thenAnswer(call -> {
      there[0] = true;
      return (AutoCloseable) () -> {};
    });
    List<LiveGame> told = new CopyOnWriteArrayList<>();
    try (Arrivals arrivals = new Arrivals(each -> {
      if (!there[0]) {
        throw new GameSuspendedException(LocalizedText.NONE);
      }
      told.add(each);
    })) {
      arrivals.open(List.of(game));
      await(() -> !told.isEmpty());
      arrivals.open(List.of(game));
    }
    assertEquals(List.of(game), told, "once");
  }
}

package org.komabako.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.komabako.formats.TestGames.FORMATS;
import static org.komabako.formats.TestGames.nine;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.game.Tags;

/** What is told that a format cannot hold. */
class LossesTest {
  @Test
  void theDayThatEveryGameHasIsNotToldAlone() {
    Game game = nine("7g7f");
    game.tag(Tags.BEGUN, Tags.now());
    assertEquals(List.of(), losses(game));
    game.tag(Tags.EVENT, "Meijin");
    assertEquals(List.of("players, dates and the like"), losses(game));
  }

  private static List<String> losses(Game game) {
    return FORMATS.find("usi").losses(game).stream()
        .map(text -> text.in(Locale.ENGLISH))
        .toList();
  }
}

package org.komabako.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.rules.RuleBook;

class GameSummaryTest {
  private static String summary(Game game) {
    GameSummary summary = GameSummary.of(game);
    assertEquals(Optional.of(summary), GameSummary.parse(summary.toString()));
    return summary.toString();
  }

  @Test
  void aGameThatGoesOn() {
    Game game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/1R2K b - 1");
    assertEquals("0 black open", summary(game));
    SmallGame.play(game, "4e5e");
    assertEquals("1 white open 5e", summary(game), "in check by the rook");
    game.declare(Outcome.draw(Reason.INTERRUPTED));
    assertEquals("1 white open 5e", summary(game), "broken off");
  }

  @Test
  void aGameThatHasEnded() {
    Game game = SmallGame.game(RuleBook.PLAIN, "k4/5/5/5/1R2K b - 1");
    SmallGame.play(game, "4e5e");
    game.resign(Side.WHITE);
    assertEquals("1 white black resigns", summary(game));
    game.declare(Outcome.draw(Reason.AGREED));
    assertEquals("1 white none agreed", summary(game));
    game.declare(Outcome.win(Side.WHITE, Reason.RECORDED));
    assertEquals("1 white white recorded", summary(game));
  }

  @Test
  void severalPiecesMayGiveCheck() {
    GameSummary read = GameSummary.parse("34 black open 5e 12a").orElseThrow();
    assertEquals(
        new GameSummary(
            34, Side.BLACK, Optional.empty(), List.of(new Square(5, 5), new Square(12, 1))),
        read);
    assertEquals("34 black open 5e 12a", read.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "34",
        "34 black",
        "x black open",
        "1234567 black open",
        "34 green open",
        "34 black open xx",
        "34 black ajar",
        "34 black white",
        "34 black white lost",
        "34 black green resigns",
        "34 black white resigns 5e",
        "34 black none open"
      })
  void whatIsNoneIsNotRead(String text) {
    assertEquals(Optional.empty(), GameSummary.parse(text));
  }
}

package org.komabako.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.TextException;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Outcome.Reason;
import org.komabako.kernel.model.Usi;

/** Where a game was ended its line ends, and a game that was broken off goes on. */
class EndedGameTest {
  private static final SmallGame VARIANT = new SmallGame();

  private static Game sample(String... moves) {
    Game game = new Game(SmallGame.position("k11/12/12/12/12/12/12/12/4P7/12/12/K11 b - 1"));
    for (String move : moves) {
      game.play(Usi.parse(game.rules().table(), move));
    }
    return game;
  }

  @Test
  void aGameThatWasBrokenOffGoesOn() {
    for (Reason reason : List.of(Reason.INTERRUPTED, Reason.SEALED)) {
      Game game = sample("8i8h");
      game.declare(Outcome.draw(reason));
      assertEquals(Optional.empty(), game.outcome());
      assertEquals(Optional.empty(), game.result());
      assertFalse(game.legalMoves().isEmpty());
      Game read = GameText.read(VARIANT, GameText.write(game));
      assertEquals(Optional.of(Outcome.draw(reason)), read.declared());
      read.play(Usi.parse(read.rules().table(), "12a11a"));
      assertEquals(Optional.empty(), read.declared());
      assertEquals("[8i8h, 12a11a]", read.root().last().line().toString());
    }
  }

  @Test
  void aSealedMoveIsKeptAndNotRead() {
    Game game = sample("8i8h");
    game.seal(Usi.parse(game.rules().table(), "12a11a"));
    String text = GameText.write(game);
    assertFalse(text.contains("12a11a"), text);
    Game read = GameText.read(VARIANT, text);
    assertTrue(read.isAdjourned());
    assertEquals(text, GameText.write(read));
    read.startClock();
    assertEquals("[8i8h, 12a11a]", read.root().last().line().toString());
    for (String damage : List.of("sealed !", "sealed N2c3Zg==", "sealed MWExYg==")) {
      String damaged = text.replaceFirst("sealed .*", damage);
      String message = assertThrows(TextException.class, () -> GameText.read(VARIANT, damaged))
          .getMessage();
      assertTrue(String.valueOf(message).endsWith("is no sealed move"), message);
    }
  }

  @Test
  void whatFollowsTheEndIsAVariation() {
    Game game = sample("8i8h", "12a11a", "8h8g");
    game.goTo(2);
    game.declare(Outcome.draw(Reason.AGREED));
    GameNode end = game.current();
    GameNode behind = end.children().get(0);
    for (Game each : List.of(game, GameText.read(VARIANT, GameText.write(game)))) {
      assertEquals("[8i8h, 12a11a]", each.root().last().line().toString());
      assertEquals(4, each.tree().nodes().size());
    }
    assertTrue(end.isMain());
    assertFalse(behind.isMain());
    game.undo();
    assertTrue(behind.isMain());
    assertEquals(3, game.root().last().ply());
  }
}

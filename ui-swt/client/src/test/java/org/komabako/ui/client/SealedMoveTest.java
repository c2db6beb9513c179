package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.testkit.Toy;

/** A game is adjourned with a sealed move, in the real window. */
@ExtendWith(Screen.class)
class SealedMoveTest {
  @TempDir
  private Path data;

  private Table table;

  @BeforeEach
  void open() {
    Toy toy = new Toy();
    table = new Table(data, toy);
    var unused = table.game("toy", toy.table().start());
  }

  @AfterEach
  void close() {
    table.close();
    Screen.assertNothingLost();
  }

  private void seal() {
    assertTrue(table.desk().actions().run("clock.seal"));
  }

  @Test
  void theNextMoveIsSealedAndPlayedWhenTheGameGoesOn() {
    seal();
    assertTrue(table.says("Make the move to be sealed"));
    table.click("4f", "4e");
    Screen.await("it is told", () -> table.says("The next move is sealed"));
    assertTrue(table.view().model().live().read(Game::isAdjourned));
    assertEquals(List.of(), table.moves());
    assertFalse(
        table.texts().stream().anyMatch(text -> text.contains("4e")),
        () -> table.texts().toString());
    assertTrue(table.desk().actions().run("clock.start"));
    table.awaitMoves("4f4e");
  }

  @Test
  void whoThinksBetterOfItPlays() {
    seal();
    seal();
    table.click("4f", "4e");
    table.awaitMoves("4f4e");
    assertFalse(table.view().model().live().read(Game::isAdjourned));
  }
}

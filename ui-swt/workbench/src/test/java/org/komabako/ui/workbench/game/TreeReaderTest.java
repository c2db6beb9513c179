package org.komabako.ui.workbench.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.komabako.game.Game;
import org.komabako.kernel.model.Usi;
import org.komabako.notation.Notation;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.MoveTree;
import org.komabako.ui.widgets.settings.Settings;

class TreeReaderTest {
  @TempDir
  private Path folder;

  private static String last(MoveTree tree) {
    return tree.entries().get(tree.entries().size() - 1).move();
  }

  /** Japanese books name no square twice in a row. */
  @Test
  void aRecaptureIsWrittenAsOne() {
    Game game = new Game(Toy.position("r5r/7/7/7/7/7/R6/3K2k b - 1"));
    for (String move : new String[] {"7g7a", "1a7a"}) {
      game.play(Usi.parse(game.rules().table(), move));
    }
    Settings settings = new Settings(folder.resolve("settings"), Runnable::run);
    settings.set(MoveSettings.NOTATION, Notation.JAPANESE);
    TreeReader reader = new TreeReader(settings);
    assertEquals("同", last(reader.read(game)).substring(0, 1));
    settings.set(MoveSettings.NOTATION, Notation.USI);
    assertEquals("1a7a", last(reader.read(game)));
  }
}

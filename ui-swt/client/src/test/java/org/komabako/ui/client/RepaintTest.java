package org.komabako.ui.client;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Box;
import org.komabako.ui.workbench.game.BoardCanvas;
import org.komabako.ui.workbench.game.GameView;

/** A board that was painted piece by piece looks as one that was painted at once. */
@ExtendWith(Screen.class)
class RepaintTest {
  private static final int STEPS = 25;

  @TempDir
  private Path data;

  private final Random random = new Random(11);

  @ParameterizedTest
  @ValueSource(
      strings = {"3k3/7/7/3p3/3N3/7/7/3K3 b - 1", "rgnkngr/ppppppp/7/7/7/7/PPPPPPP/RGNKNGR b - 1"})
  void afterManyMovesItIsTheSame(String sfen) {
    try (Table table = new Table(data, new Toy())) {
      GameView view = table.game("toy", sfen);
      for (int step = 0; step < STEPS; step++) {
        change(view);
        byte[] bit = seen(view.board());
        // A board that nobody sees lets its picture go.
        view.control().setVisible(false);
        view.control().setVisible(true);
        Screen.rest(60);
        assertArrayEquals(seen(view.board()), bit, "step " + step);
      }
    }
  }

  private void change(GameView view) {
    if (random.nextInt(6) == 0) {
      view.turn();
    }
    var unused = view.model().live().change(game -> {
      play(game);
      game.current().draw(new Mark(square(game), square(game), 1 + random.nextInt(4)));
      return true;
    });
    int ply = view.model().live().read(game -> game.current().ply());
    Screen.await(
        "the move is shown", () -> view.input().orElseThrow().snapshot().ply() == ply);
    Screen.rest(60);
  }

  private void play(Game game) {
    List<Move> moves = game.legalMoves();
    if (moves.isEmpty()) {
      game.goTo(game.root());
    } else {
      game.play(moves.get(random.nextInt(moves.size())));
    }
  }

  private Square square(Game game) {
    List<Square> squares = game.position().rules().squares();
    return squares.get(random.nextInt(squares.size()));
  }

  /** The board; beside it are the panels, which lie on the canvas. */
  private static byte[] seen(BoardCanvas board) {
    Control control = board.control();
    Box wood = board.geometry().orElseThrow().wood();
    Rectangle area = control.getBounds();
    area.width = (int) (wood.x() + wood.width());
    Image image = new Image(Screen.display(), area.width, area.height);
    GC gc = new GC(control);
    gc.copyArea(image, 0, 0);
    gc.dispose();
    ImageData pixels = image.getImageData(100);
    image.dispose();
    return pixels.data;
  }
}

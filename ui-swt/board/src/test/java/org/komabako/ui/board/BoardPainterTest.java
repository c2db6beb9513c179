package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.testkit.Toy;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;

/** What fails while a board is painted does not hide the rest. */
class BoardPainterTest {
  private final List<String> pieces = new ArrayList<>();
  private int fills;

  private static Scene scene() {
    BoardInput input =
        new BoardInput(Snapshot.of(new Game(Toy.position("3k3/7/7/7/3N3/7/7/3K3 b - 1"))));
    Geometry geometry = Geometry.fit(
        Plan.of(input.snapshot().position().rules().table(), true, Side.BLACK), 800, 600);
    Style style = new Style(
        Themes.all().get(0),
        PieceSets.all().get(0),
        true,
        KingForms.WHITE_IS_KING,
        Coordinates.LETTERS,
        true,
        true,
        true);
    return Scene.of(geometry, style, input, Optional.empty(), 0, 0, Overlay.NONE);
  }

  private final class Paper implements Easel {
    private final String broken;

    Paper(String broken) {
      this.broken = broken;
    }

    @Override
    public void fill(Outline outline, Ink ink) {
      fills++;
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {}

    @Override
    public void piece(Style style, PieceType type, PieceLook look, Box place) {
      if (type.id().equals(broken)) {
        throw new IllegalArgumentException("no such face");
      }
      pieces.add(type.id());
    }
  }

  @Test
  void aLayerThatThrowsIsNamedAndTheOthersArePainted() {
    Layer broken = new Layer() {
      @Override
      public Depth depth() {
        return Depth.GROUND;
      }

      @Override
      public void paint(Scene scene, Easel easel) {
        throw new IllegalStateException("torn");
      }
    };
    var fault = new BoardPainter(List.of(broken)).paint(scene(), new Paper(""));
    assertEquals("torn", fault.orElseThrow().cause().getMessage());
    assertEquals(List.of("K", "N", "K"), pieces);
  }

  @Test
  void aPieceThatCannotBeDrawnIsWrittenWithItsLetter() {
    var whole = new BoardPainter(List.of()).paint(scene(), new Paper(""));
    assertTrue(whole.isEmpty());
    int usual = fills;
    fills = 0;
    var fault = new BoardPainter(List.of()).paint(scene(), new Paper("N"));
    assertEquals("PieceLayer", fault.orElseThrow().layer());
    assertTrue(fault.orElseThrow().cause().getMessage().startsWith("piece N: "));
    assertEquals(List.of("K", "K"), pieces.subList(3, pieces.size()));
    assertEquals(usual + 1, fills);
  }
}

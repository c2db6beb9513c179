package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;

class SceneTest {
  private static final Style STYLE = new Style(
      Themes.all().get(0),
      PieceSets.all().get(0),
      true,
      KingForms.WHITE_IS_KING,
      Coordinates.LETTERS,
      true,
      true,
      true);

  private static Scene scene(BoardInput input) {
    Geometry geometry = Geometry.fit(
        Plan.of(input.snapshot().position().rules().table(), true, Side.BLACK), 800, 600);
    return Scene.of(geometry, STYLE, input, Optional.empty(), 400, 300, Overlay.NONE);
  }

  private static void click(BoardInput input, String square) {
    Spot spot = new Spot.Cell(Square.parse(square));
    var unused = input.press(spot);
    unused = input.release(spot, BoardInput.Promote.ASK);
  }

  private static final class Counting implements Easel {
    private final List<Ink> inks = new ArrayList<>();

    @Override
    public void fill(Outline outline, Ink ink) {
      inks.add(ink);
    }

    @Override
    public void stroke(Outline outline, Ink ink, double width) {
      inks.add(ink);
    }
  }

  @Test
  void afterTheFirstStepThePieceStandsOnItsMiddleSquare() {
    BoardInput input =
        new BoardInput(Snapshot.of(new Game(Toy.position("3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1"))));
    click(input, "4e");
    click(input, "4d");
    Scene scene = scene(input);
    assertFalse(scene.pieces().containsKey(Square.parse("4e")));
    assertEquals("N", scene.pieces().get(Square.parse("4d")).sfen());
  }

  @Test
  void whatIsCarriedIsNotOnItsSquare() {
    BoardInput input =
        new BoardInput(Snapshot.of(new Game(Toy.position(new Toy().table().start()))));
    var unused = input.press(new Spot.Cell(Square.parse("4f")));
    Scene scene = scene(input);
    assertEquals("P", scene.carried().orElseThrow().piece().sfen());
    assertFalse(scene.pieces().containsKey(Square.parse("4f")));
  }

  @Test
  void everyRoyalPieceInDangerIsMarked() {
    Snapshot snapshot = Snapshot.of(new Game(Toy.position("3k3/7/7/k6/R6/7/7/3K3 b - 1")));
    assertEquals(Set.of(Square.parse("7d")), snapshot.endangered());
    Counting easel = new Counting();
    var unused = new BoardPainter(List.of()).paint(scene(new BoardInput(snapshot)), easel);
    assertTrue(easel.inks.contains(STYLE.theme().marks().check()));
  }

  @Test
  void aDropIsLitWhereItCameFromToo() {
    for (String hand : List.of("2P", "P")) {
      Game game = new Game(Toy.position("3k3/7/7/7/7/7/7/3K3 b %s 1".formatted(hand)));
      var unused = game.play(game.legalMoves().stream()
          .filter(move -> move.toString().equals("P*4d"))
          .findFirst()
          .orElseThrow());
      Counting easel = new Counting();
      var fault =
          new BoardPainter(List.of()).paint(scene(new BoardInput(Snapshot.of(game))), easel);
      assertTrue(fault.isEmpty());
      Ink lit = STYLE.theme().marks().lastMove();
      assertEquals(2, easel.inks.stream().filter(lit::equals).count());
    }
  }

  @Test
  void everyStageIsPainted() {
    for (List<String> clicks : List.of(
        List.<String>of(),
        List.of("4e"),
        List.of("4e", "4d"),
        List.of("7c", "7b"),
        List.of("4a"))) {
      BoardInput input =
          new BoardInput(Snapshot.of(new Game(Toy.position("3k3/7/R6/3p3/3N3/7/7/3K3 b 2Pg 1"))));
      clicks.forEach(square -> click(input, square));
      Counting easel = new Counting();
      var unused = new BoardPainter(List.of()).paint(scene(input), easel);
      assertTrue(easel.inks.size() > 50, clicks::toString);
    }
  }
}

package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.testkit.Toy;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;

/** Where the scores of proposed moves stand. */
class BadgesTest {
  /** Of a square: what a piece takes of its width. */
  private static final double PIECE = 0.9;

  private static Scene scene(String sfen) {
    BoardInput input = new BoardInput(Snapshot.of(new Game(Toy.position(sfen))));
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

  private static Box square(Scene scene, String square) {
    return scene.geometry().cell(Square.parse(square));
  }

  private static void assertFree(Scene scene, Box badge) {
    scene.pieces().keySet().forEach(occupied -> {
      Box cell = scene.geometry().cell(occupied);
      Box piece = cell.inset(cell.width() * (1 - PIECE) / 2);
      assertEquals(0, badge.shared(piece), () -> badge + " lies over what stands on " + occupied);
    });
  }

  @Test
  void aScoreLiesOverNoPieceAndNotOverTheHead() {
    Scene scene = scene(new Toy().table().start());
    Box to = square(scene, "4e");
    Box head = new Box(0, 0, 20, 20).centeredOn(to.centerX(), to.centerY() + 10);
    Box badge = new Badges(scene, List.of(head)).take("+1.2", to);
    assertFree(scene, badge);
    assertEquals(0, badge.shared(head), badge::toString);
    assertTrue(badge.touches(to), badge::toString);
  }

  @Test
  void thePieceThatWouldBeTakenIsSeen() {
    Scene scene = scene("3k3/7/7/3p3/3N3/7/7/3K3 b - 1");
    assertFree(scene, new Badges(scene, List.of()).take("+12.34", square(scene, "4d")));
  }

  @Test
  void scoresOfNeighboursLieBesideEachOther() {
    Scene scene = scene("3k3/7/7/7/3N3/7/7/3K3 b - 1");
    Badges badges = new Badges(scene, List.of());
    Box first = badges.take("+12.34", square(scene, "4d"));
    Box second = badges.take("+12.34", square(scene, "3d"));
    Box third = badges.take("+12.34", square(scene, "5d"));
    assertEquals(0, first.shared(second) + first.shared(third) + second.shared(third));
    assertFree(scene, second);
    assertFree(scene, third);
  }

  @Test
  void aScoreInTheCornerStaysOnTheWood() {
    Scene scene = scene("3k3/7/7/7/3N3/7/7/3K3 b - 1");
    Box wood = scene.geometry().wood();
    for (String corner : List.of("1a", "7a", "1h", "7h")) {
      Box badge = new Badges(scene, List.of()).take("+12.34", square(scene, corner));
      assertEquals(wood, wood.with(badge), corner);
    }
  }
}

package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.komabako.game.Game;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.position.Position;
import org.komabako.testkit.Toy;
import org.komabako.ui.picture.Ink;
import org.komabako.ui.picture.Outline;
import org.komabako.ui.picture.PieceLook;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Themes;

/** Painting what differs gives what painting everything gives. */
class DrawingTest {
  private static final Ink INK = new Ink(0xFF010203);
  private static final Ink OTHER = new Ink(0xFF030201);
  private static final int STEPS = Boolean.getBoolean("komabako.deep") ? 60 : 20;

  /** Paper whose points know what was drawn over them, in order, since they were covered last. */
  private static final class Points implements Easel {
    private final int width;
    private final int height;
    private final int[] points;
    private List<Box> clip = List.of();

    Points(int width, int height) {
      this.width = width;
      this.height = height;
      points = new int[width * height];
    }

    void clip(List<Box> places) {
      clip = places;
    }

    private void draw(Box place, Object what) {
      Box all = new Box(0, 0, width, height);
      boolean covers = place.equals(all);
      Box drawn = place.inset(-1).rounded();
      for (int y = (int) Math.max(0, drawn.y());
          y < Math.min(height, drawn.y() + drawn.height());
          y++) {
        for (int x = (int) Math.max(0, drawn.x());
            x < Math.min(width, drawn.x() + drawn.width());
            x++) {
          if (painted(x, y)) {
            int i = y * width + x;
            points[i] = 31 * (covers ? 0 : points[i]) + what.hashCode();
          }
        }
      }
    }

    private boolean painted(double x, double y) {
      return clip.stream().anyMatch(box -> box.contains(x, y));
    }

    @Override
    public void fill(Outline outline, Ink ink) {
      draw(Drawing.place(outline, 0), List.of(outline, ink));
    }

    @Override
    public void stroke(Outline outline, Ink ink, double line) {
      draw(Drawing.place(outline, line / 2), List.of(outline, ink, line));
    }

    @Override
    public void piece(Style style, PieceType type, PieceLook look, Box place) {
      draw(place, List.of(style.set().id(), type.id(), look, place));
    }

    @Override
    public void board(Style style, Geometry geometry, int zone) {
      draw(geometry.wood(), List.of(style.theme(), geometry));
    }
  }

  /** A game that is played, looked at and turned at random. */
  private static final class Player {
    private final Random random = new Random(7);
    private final BoardPainter painter = new BoardPainter(List.of());
    private final BoardInput input;
    private final Game game;
    private Side bottom = Side.BLACK;
    private Coordinates coordinates = Coordinates.LETTERS;
    private Overlay overlay = Overlay.NONE;
    private Optional<Spot> cursor = Optional.empty();

    Player(String sfen) {
      game = new Game(Toy.position(sfen));
      input = new BoardInput(Snapshot.of(game));
    }

    private Square square() {
      List<Square> squares = game.position().rules().squares();
      return squares.get(random.nextInt(squares.size()));
    }

    void step() {
      switch (random.nextInt(9)) {
        case 0, 1 -> play();
        case 2, 3, 4 -> {
          var unused = input.choose(new Spot.Cell(square()), BoardInput.Promote.ASK);
        }
        case 5 -> overlay = overlay();
        case 6 ->
          cursor = random.nextBoolean() ? Optional.of(new Spot.Cell(square())) : Optional.empty();
        case 7 -> {
          var unused = input.press(new Spot.Cell(square()));
        }
        default -> turn();
      }
    }

    private void turn() {
      if (random.nextInt(3) == 0) {
        bottom = bottom.opponent();
      } else if (random.nextInt(3) == 0) {
        coordinates = coordinates == Coordinates.NONE ? Coordinates.LETTERS : Coordinates.NONE;
      } else {
        input.escape();
      }
    }

    private void play() {
      List<Move> moves = game.legalMoves();
      if (moves.isEmpty()) {
        game.goTo(game.root());
      } else {
        game.play(moves.get(random.nextInt(moves.size())));
      }
      input.snapshot(Snapshot.of(game));
    }

    private Overlay overlay() {
      Position position = game.position();
      List<AttackCounts> attacks = Stream.of(Side.values())
          .filter(side -> random.nextInt(3) == 0)
          .map(side -> AttackCounts.of(position, side))
          .toList();
      List<Mark> marks = Stream.generate(() -> new Mark(square(), square(), 1 + random.nextInt(4)))
          .limit(random.nextInt(4))
          .toList();
      return new Overlay(attacks, Reach.of(position, square()), marks);
    }

    Consumer<Easel> content(int width, int height) {
      Style style = new Style(
          Themes.all().get(0),
          PieceSets.all().get(0),
          true,
          KingForms.WHITE_IS_KING,
          coordinates,
          true,
          true,
          true);
      Plan plan = Plan.of(game.position().rules().table(), coordinates != Coordinates.NONE, bottom);
      Scene scene = Scene.of(
          Geometry.fit(plan, width, height),
          style,
          input,
          cursor,
          random.nextInt(width),
          random.nextInt(height),
          overlay);
      return easel -> {
        easel.fill(Outline.rectangle(0, 0, width, height), INK);
        painter.paint(scene, easel).ifPresent(fault -> {
          throw new AssertionError(fault.layer(), fault.cause());
        });
      };
    }
  }

  private static Drawing drawn(Consumer<Easel> content) {
    Drawing drawing = new Drawing();
    content.accept(drawing);
    return drawing;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3k3/7/7/3p3/3N3/7/7/3K3 b - 1",
        "3k3/7/3g3/3p3/3D3/7/7/3K3 b - 1",
        "rgnkngr/ppppppp/7/7/7/7/PPPPPPP/RGNKNGR b - 1"
      })
  void whatDiffersIsEnough(String sfen) {
    int width = 260;
    int height = 230;
    Player player = new Player(sfen);
    Points kept = new Points(width, height);
    Drawing before = new Drawing();
    double painted = 0;
    for (int step = 0; step < STEPS; step++) {
      player.step();
      Consumer<Easel> content = player.content(width, height);
      Drawing next = drawn(content);
      List<Box> places = next.since(before);
      kept.clip(places);
      content.accept(new ClippedEasel(kept, places));
      painted += places.stream().mapToDouble(box -> box.width() * box.height()).sum();
      before = next;

      Points whole = new Points(width, height);
      whole.clip(List.of(new Box(0, 0, width, height)));
      content.accept(whole);
      assertArrayEquals(whole.points, kept.points, "step " + step);
    }
    double share = painted / STEPS / width / height;
    assertTrue(share < 0.7, "of the board was painted: " + share);
  }

  @Test
  void whatIsTheSameIsNotPainted() {
    Consumer<Easel> content = new Player("3k3/7/7/3p3/3N3/7/7/3K3 b - 1").content(200, 200);
    assertEquals(List.of(), drawn(content).since(drawn(content)));
  }

  @Test
  void thingsThatChangePlacesInThePileAreBothPainted() {
    Outline left = Outline.rectangle(10, 10, 20, 20);
    Outline right = Outline.rectangle(20, 10, 20, 20);
    Drawing one = new Drawing();
    one.fill(left, INK);
    one.fill(right, OTHER);
    Drawing other = new Drawing();
    other.fill(right, OTHER);
    other.fill(left, INK);
    assertEquals(List.of(new Box(9, 9, 32, 22)), other.since(one));
  }

  @Test
  void ofTwoEqualThingsOneCanGo() {
    Outline box = Outline.rectangle(10, 10, 20, 20);
    Drawing two = new Drawing();
    two.fill(box, INK);
    two.fill(box, INK);
    Drawing one = new Drawing();
    one.fill(box, INK);
    List<Box> place = List.of(new Box(9, 9, 22, 22));
    assertEquals(place, one.since(two));
    assertEquals(place, two.since(one));
  }

  @Test
  void whatIsFarApartStaysApart() {
    Drawing drawing = new Drawing();
    drawing.fill(Outline.rectangle(0, 0, 5, 5), INK);
    drawing.stroke(Outline.rectangle(100.5, 0, 5, 5), INK, 2);
    assertEquals(
        Arrays.asList(new Box(-1, -1, 7, 7), new Box(98, -2, 10, 9)), drawing.since(new Drawing()));
  }
}

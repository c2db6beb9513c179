package org.komabako.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.eclipse.swt.graphics.Transform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.komabako.game.Game;
import org.komabako.game.Mark;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.Advice;
import org.komabako.ui.board.AttackCounts;
import org.komabako.ui.board.BoardInput;
import org.komabako.ui.board.BoardPainter;
import org.komabako.ui.board.Box;
import org.komabako.ui.board.Coordinates;
import org.komabako.ui.board.Form;
import org.komabako.ui.board.Geometry;
import org.komabako.ui.board.KingForms;
import org.komabako.ui.board.Overlay;
import org.komabako.ui.board.Plan;
import org.komabako.ui.board.Reach;
import org.komabako.ui.board.Request;
import org.komabako.ui.board.Scene;
import org.komabako.ui.board.Shapes;
import org.komabako.ui.board.Snapshot;
import org.komabako.ui.board.Spot;
import org.komabako.ui.board.Style;
import org.komabako.ui.client.Screen;
import org.komabako.ui.picture.PieceSets;
import org.komabako.ui.picture.Theme;
import org.komabako.ui.picture.Themes;
import org.komabako.ui.widgets.paint.Pictures;
import org.komabako.ui.widgets.paint.SwtEasel;

/** What is to be seen while a game is played: choices, first steps, check, arrows, and other styles. */
@ExtendWith(Screen.class)
class GoldenStatesIT {
  private static final int WIDTH = 400;
  private static final int HEIGHT = 360;
  private static final String LION = "3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1";
  private static final String ROOK = "3k3/2p4/R3p2/7/7/7/7/3K3 b - 1";
  private static final String PAWNS = "3k3/P6/7/7/7/6P/7/3K3 b PG 1";
  private static final String START = new Toy().table().start();

  /** A moment of a game, and how it is looked at. */
  private static final class Moment {
    private final String name;
    private final Game game;
    private List<String> clicks = List.of();
    private Coordinates coordinates = Coordinates.LETTERS;
    private Theme theme = Themes.all().get(0);
    private Form form = Form.USUAL;
    private Side bottom = Side.BLACK;
    private Optional<Spot> cursor = Optional.empty();
    private Overlay overlay = Overlay.NONE;

    Moment(String name, String sfen) {
      this.name = name;
      game = new Game(Toy.position(sfen));
    }

    Moment after(String... moves) {
      for (String move : moves) {
        var unused = game.play(Usi.parse(game.rules().table(), move));
      }
      return this;
    }

    /** Squares, and the letters of pieces in hand. */
    Moment click(String... places) {
      clicks = List.of(places);
      return this;
    }

    Moment with(Coordinates chosen) {
      coordinates = chosen;
      return this;
    }

    Moment in(String chosen) {
      theme = Themes.named(chosen).orElseThrow();
      return this;
    }

    Moment in(Form chosen) {
      form = chosen;
      return this;
    }

    Moment seenByWhite() {
      bottom = Side.WHITE;
      return this;
    }

    Moment cursor(String square) {
      cursor = Optional.of(new Spot.Cell(Square.parse(square)));
      return this;
    }

    Moment under(Overlay chosen) {
      overlay = chosen;
      return this;
    }

    @Override
    public String toString() {
      return "state-" + name;
    }

    private Spot spot(String place) {
      return place.length() > 1
          ? new Spot.Cell(Square.parse(place))
          : new Spot.Hand(game.position().side(), game.rules().table().type(place));
    }

    private Scene scene() {
      BoardInput input = new BoardInput(Snapshot.of(game));
      for (String place : clicks) {
        var touched = input.press(spot(place));
        Optional<Request> asked = input.release(spot(place), BoardInput.Promote.ASK);
        asked
            .filter(Request.Explain.class::isInstance)
            .ifPresent(request -> refuse(input, request));
      }
      Plan plan = Plan.of(game.rules().table(), coordinates != Coordinates.NONE, bottom);
      Style style = new Style(
          theme,
          PieceSets.all().get(0),
          true,
          KingForms.WHITE_IS_KING,
          coordinates,
          true,
          true,
          true,
          form);
      return Scene.of(
          Geometry.fit(plan, WIDTH, HEIGHT), style, input, cursor, WIDTH / 2, HEIGHT / 2, overlay);
    }

    private void refuse(BoardInput input, Request request) {
      input.refused(game.why(((Request.Explain) request).move()).orElseThrow());
    }
  }

  private static Mark arrow(String from, String to, int color) {
    return new Mark(Square.parse(from), Square.parse(to), color);
  }

  /** Moves as an engine proposes them, the best first, each with its score. */
  private static Overlay proposals(String... movesAndScores) {
    List<Advice> advice = new ArrayList<>();
    for (int i = 0; i < movesAndScores.length; i += 2) {
      var move = Usi.parse(new Toy().table(), movesAndScores[i]);
      advice.add(new Advice(move, i / 2 + 1, movesAndScores[i + 1]));
    }
    return new Overlay(List.of(), Optional.empty(), List.of(), advice);
  }

  static Stream<Moment> moments() {
    Game lion = new Game(Toy.position(LION));
    return Stream.of(
        new Moment("selected-lion", LION).click("4e"),
        new Moment("second-step", LION).click("4e", "4d"),
        new Moment("lion-has-taken-two", LION).after("4e4d4c"),
        new Moment("selected-to-promote", ROOK).click("7c"),
        new Moment("selected-must-promote", PAWNS).click("7b"),
        new Moment("asked", ROOK).click("7c", "7b"),
        new Moment("dropping", PAWNS).click("G"),
        new Moment("refused", PAWNS).click("P", "1d"),
        new Moment("looked-at", LION).click("4c"),
        new Moment("check", "3k3/7/7/3R3/7/7/7/3K3 w - 1"),
        new Moment("arrows", START)
            .under(new Overlay(
                List.of(),
                Optional.empty(),
                List.of(
                    arrow("4f", "4d", 1),
                    arrow("7h", "1b", 2),
                    arrow("3h", "2f", 3),
                    Mark.on(Square.parse("5d"), 4)))),
        new Moment("proposed", LION)
            .under(proposals("4e4d4c", "+12.3", "4e5d", "+0.4", "4h3h", "-1.2")),
        new Moment("attacks", LION)
            .under(new Overlay(
                List.of(
                    AttackCounts.of(lion.position(), Side.BLACK),
                    AttackCounts.of(lion.position(), Side.WHITE)),
                Optional.empty(),
                List.of())),
        new Moment("pointed-at", LION)
            .under(
                new Overlay(List.of(), Reach.of(lion.position(), Square.parse("4e")), List.of())),
        new Moment("cursor", START).cursor("4f"),
        new Moment("night", LION).in("dark-wood-night").click("4e"),
        new Moment("night-plain", ROOK).in("plain-night").click("7c"),
        new Moment("flipped", START).after("4f4e").seenByWhite(),
        new Moment("japanese", START).after("4f4e").with(Coordinates.JAPANESE),
        new Moment("digits", START).with(Coordinates.DIGITS),
        new Moment("chess", START).with(Coordinates.CHESS),
        new Moment("bare", START).with(Coordinates.NONE),
        new Moment("small-pieces", START).in(new Form(0.75, Form.Grid.BOLD)));
  }

  /** As the window paints it, with kept pictures. */
  private static Raster draw(Scene scene) {
    try (Pictures pictures = new Pictures(Screen.display())) {
      return draw(scene, gc -> new SwtEasel(gc, pictures));
    }
  }

  private static Raster draw(Scene scene, Function<GC, SwtEasel> easels) {
    Image image = new Image(
        Screen.display(),
        (ImageGcDrawer) (gc, width, height) -> {
          SwtEasel easel = easels.apply(gc);
          easel.fill(
              Shapes.of(new Box(0, 0, width, height)), scene.style().theme().window());
          Optional<BoardPainter.Fault> fault = new BoardPainter(List.of()).paint(scene, easel);
          assertTrue(fault.isEmpty(), fault::toString);
        },
        WIDTH,
        HEIGHT);
    try {
      return Raster.of(image.getImageData(100));
    } finally {
      image.dispose();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("moments")
  void isDrawnAsEver(Moment moment) {
    Goldens.check(moment.toString(), draw(moment.scene()));
  }

  static Stream<Moment> changes() {
    return Stream.of(
        new Moment("another piece", "rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KDR b 2P2p 1"),
        new Moment("a piece more", "rnk1gdr/7/ppppppp/7/4P2/PPPPPPP/7/RDG1KNR b 2P2p 1"),
        new Moment("another number", "rnk1gdr/7/ppppppp/7/7/PPPPPPP/7/RDG1KNR b 3P2p 1"),
        new Moment("promoted", "rnk1gdr/7/pppp+ppp/7/7/PPPPPPP/7/RDG1KNR b 2P2p 1"),
        new Moment("smaller pieces", START).in(new Form(0.9, Form.Grid.USUAL)),
        new Moment("other coordinates", START).with(Coordinates.DIGITS),
        new Moment("a mark", START).cursor("4d"),
        new Moment("the last move", START).after("4f4e", "4c4d"),
        new Moment("another theme", START).in("light-wood-night"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void aChangedDrawingIsSeen(Moment changed) {
    Raster drawn = draw(new Moment("start", START).scene());
    Difference difference = Difference.of(drawn, draw(changed.scene()));
    assertFalse(difference.isTolerable(), difference::toString);
  }

  /** Drawn on the board itself, a piece meets the points of the screen otherwise than its picture does. */
  @Test
  void otherEdgesAreTolerated() {
    Scene scene = new Moment("start", START).scene();
    Difference difference = Difference.of(draw(scene), draw(scene, SwtEasel::new));
    assertTrue(difference.mean() > 0 && difference.isTolerable(), difference::toString);
  }

  /** As by a library that takes the middle of a point elsewhere. */
  @Test
  void aSmallPartOfAPointIsTolerated() {
    Scene scene = new Moment("start", START).scene();
    Raster moved = draw(scene, gc -> {
      Transform little = new Transform(gc.getDevice(), 1, 0, 0, 1, 0.1f, 0.1f);
      gc.setTransform(little);
      little.dispose();
      return new SwtEasel(gc);
    });
    Difference difference = Difference.of(draw(scene, SwtEasel::new), moved);
    assertTrue(difference.mean() > 0 && difference.isTolerable(), difference::toString);
  }

  @Test
  void noGoldenPictureIsLeftOver() throws IOException {
    Set<String> left = new TreeSet<>(Goldens.names());
    moments().forEach(moment -> left.remove(moment.toString()));
    GoldenBoardsIT.pictures().forEach(picture -> left.remove(picture.toString()));
    assertEquals(Set.of(), left);
  }
}

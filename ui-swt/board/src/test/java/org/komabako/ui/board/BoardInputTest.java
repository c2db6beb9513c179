package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.komabako.base.message.LocalizedText;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Refusal;
import org.komabako.testkit.Toy;
import org.komabako.ui.board.BoardInput.Promote;
import org.komabako.ui.board.Target.Kind;
import org.komabako.ui.board.Target.Promotion;

class BoardInputTest {
  /** A lion on 4e, an enemy pawn on 4d, a gold behind it on 4c. */
  private static final String LION = "3k3/7/3g3/3p3/3N3/7/7/3K3 b - 1";

  /** A falcon on 4e that steps on straight over the pawn on 4d. */
  private static final String FALCON = "3k3/7/7/3p3/3D3/7/7/3K3 b - 1";

  private static final String EMPTY_LION = "3k3/7/7/7/3N3/7/7/3K3 b - 1";

  private static BoardInput input(String sfen) {
    return new BoardInput(Snapshot.of(new Game(Toy.position(sfen))));
  }

  private static BoardInput start() {
    return new BoardInput(Snapshot.of(new Game(org.komabako.position.Rules.of(new Toy()))));
  }

  private static Spot at(String square) {
    return new Spot.Cell(Square.parse(square));
  }

  private static Optional<Request> click(BoardInput input, String square) {
    return click(input, at(square), Promote.ASK);
  }

  private static Optional<Request> click(BoardInput input, Spot spot, Promote promote) {
    Optional<Request> pressed = input.press(spot);
    Optional<Request> released = input.release(spot, promote);
    return released.isPresent() ? released : pressed;
  }

  private static Optional<Request> drag(BoardInput input, String from, String to) {
    var unused = input.press(at(from));
    return input.release(at(to), Promote.ASK);
  }

  /** White moves and Black, at the board, enters a move; the opponent's reply decides on it. */
  private static final String WAITS = "3k3/7/3r3/3p3/3G3/7/7/3K3 w P 1";

  private static BoardInput early(Game game) {
    BoardInput input = new BoardInput(Snapshot.of(game));
    input.players(Set.of(Side.BLACK));
    input.premoves(Premoves.of(game));
    return input;
  }

  @Test
  void aMoveWaitsForTheOpponentsAndIsPlayed() {
    Game game = new Game(Toy.position(WAITS));
    BoardInput input = early(game);
    assertEquals(Optional.empty(), click(input, "4e"));
    assertEquals(Optional.empty(), click(input, "3e"));
    assertEquals("4e3e", input.waiting().orElseThrow().toString());
    assertEquals(Optional.empty(), input.due());
    game.play(Usi.parse(game.rules().table(), "4a3a"));
    input.snapshot(Snapshot.of(game));
    assertPlays("4e3e", input.due());
    assertEquals(Optional.empty(), input.due());
    assertEquals(Optional.empty(), input.waiting());
  }

  @Test
  void whatCannotBePlayedAnyMoreIsDropped() {
    Game game = new Game(Toy.position(WAITS));
    BoardInput input = early(game);
    click(input, "4e");
    click(input, "3e");
    game.play(Usi.parse(game.rules().table(), "4d4e"));
    input.snapshot(Snapshot.of(game));
    assertInstanceOf(Request.Lapsed.class, input.due().orElseThrow());
  }

  /** The king may go to where his gold stands: it may have been taken. A drop waits as well. */
  @Test
  void recapturesAndDropsWaitToo() {
    Game game = new Game(Toy.position("3k3/7/7/7/7/3p3/3G3/3K3 w P 1"));
    BoardInput input = early(game);
    click(input, "4h");
    click(input, "4g");
    assertEquals("4h4g", input.waiting().orElseThrow().toString());
    Spot pawn = new Spot.Hand(Side.BLACK, game.rules().table().piece("P").orElseThrow());
    click(input, pawn, Promote.ASK);
    assertEquals(Optional.empty(), input.waiting());
    click(input, "1d");
    assertEquals("P*1d", input.waiting().orElseThrow().toString());
    game.play(Usi.parse(game.rules().table(), "4f4g"));
    input.snapshot(Snapshot.of(game));
    assertPlays("P*1d", input.due());
  }

  @Test
  void escAClickAndAnotherPlaceTakeItBack() {
    Game game = new Game(Toy.position(WAITS));
    for (int way = 0; way < 3; way++) {
      BoardInput input = early(game);
      click(input, "4e");
      click(input, "3e");
      if (way == 0) {
        input.escape();
      } else if (way == 1) {
        click(input, "7h");
      } else {
        input.snapshot(Snapshot.of(game.position().play(game.legalMoves().get(0))));
      }
      assertEquals(Optional.empty(), input.waiting());
      assertEquals(Optional.empty(), input.due());
    }
  }

  @Test
  void theOpponentsPiecesAreNotMovedEarly() {
    BoardInput input = early(new Game(Toy.position(WAITS)));
    click(input, "4c");
    assertFalse(input.state() instanceof InputState.Selected);
    click(input, "4e");
    assertEquals(Optional.empty(), click(input, "1a"), "nobody is asked why not");
    assertEquals(Optional.empty(), input.waiting());
  }

  private static void assertPlays(String usi, Optional<Request> request) {
    assertEquals(
        usi, assertInstanceOf(Request.Play.class, request.orElseThrow()).move().toString());
  }

  private static void assertAsksWhyNot(String usi, Optional<Request> request) {
    assertEquals(
        usi,
        assertInstanceOf(Request.Explain.class, request.orElseThrow()).move().toString());
  }

  private static Kind kind(BoardInput input, String square) {
    return target(input, square).kind();
  }

  private static Target target(BoardInput input, String square) {
    Target target = input.targets().of(input.state()).get(Square.parse(square));
    assertTrue(target != null, () -> square + " is no target of " + input.state());
    return target;
  }

  @Test
  void aClickChoosesAndAClickMoves() {
    BoardInput input = start();
    assertInstanceOf(Request.Touch.class, click(input, "4f").orElseThrow());
    assertEquals(new InputState.Selected(Square.parse("4f")), input.state());
    assertEquals(1, input.targets().of(input.state()).size());
    assertPlays("4f4e", click(input, "4e"));
    assertEquals(InputState.IDLE, input.state());
  }

  @Test
  void draggingMoves() {
    BoardInput input = start();
    assertPlays("4f4e", drag(input, "4f", "4e"));
  }

  @Test
  void whatIsDraggedIsTold() {
    BoardInput input = start();
    var unused = input.press(at("4f"));
    assertEquals(Optional.of(at("4f")), input.dragged());
    unused = input.release(at("4f"), Promote.ASK);
    assertEquals(Optional.empty(), input.dragged());
  }

  @Test
  void eachGestureCanBeTurnedOff() {
    BoardInput clicking = start();
    clicking.gesture(Gesture.CLICK);
    assertEquals(Optional.empty(), drag(clicking, "4f", "4e"));
    assertPlays("4f4e", click(clicking, "4e"));

    BoardInput dragging = start();
    dragging.gesture(Gesture.DRAG);
    var unused = click(dragging, "4f");
    assertEquals(InputState.IDLE, dragging.state());
    assertPlays("4f4e", drag(dragging, "4f", "4e"));
  }

  @Test
  void aSecondClickOnThePieceLetsGoOfIt() {
    BoardInput input = start();
    var unused = click(input, "4f");
    assertEquals(Optional.empty(), click(input, "4f"));
    assertEquals(InputState.IDLE, input.state());
  }

  @Test
  void aClickOnAnotherPieceChoosesThat() {
    BoardInput input = start();
    var unused = click(input, "4f");
    unused = click(input, "3f");
    assertEquals(new InputState.Selected(Square.parse("3f")), input.state());
  }

  @Test
  void aClickBesideTheBoardCancelsAtEveryStage() {
    for (List<String> clicks : List.of(List.of("4e"), List.of("4e", "4d"))) {
      BoardInput input = input(LION);
      clicks.forEach(square -> click(input, square));
      assertEquals(Optional.empty(), click(input, Spot.NOWHERE, Promote.ASK));
      assertEquals(InputState.IDLE, input.state());
    }
  }

  @Test
  void aSquareOutOfReachIsExplainedAndLetsGo() {
    BoardInput input = start();
    var unused = click(input, "4f");
    assertAsksWhyNot("4f4d", click(input, "4d"));
    assertEquals(InputState.IDLE, input.state());
    input.refused(
        new Refusal("movement", LocalizedText.of("no", "いいえ"), List.of(Square.parse("4d"))));
    assertEquals("no", input.refusal().orElseThrow().message());
    unused = click(input, "4f");
    assertEquals(Optional.empty(), input.refusal());
  }

  @Test
  void aPieceOfTheOtherSideIsLookedAt() {
    BoardInput input = start();
    assertEquals(Optional.empty(), click(input, "4c"));
    assertEquals(new InputState.Looking(Square.parse("4c")), input.state());
    assertEquals(Optional.empty(), click(input, "4c"));
    assertEquals(InputState.IDLE, input.state());
  }

  @Test
  void piecesOfWhoDoesNotSitHereAreLookedAtOnly() {
    BoardInput input = start();
    input.players(Set.of(Side.WHITE));
    var unused = click(input, "4f");
    assertEquals(new InputState.Looking(Square.parse("4f")), input.state());
  }

  @Test
  void theLionTakesTwiceWithTwoClicks() {
    BoardInput input = input(LION);
    var unused = click(input, "4e");
    assertEquals(Kind.FIRST_STEP, kind(input, "4d"));
    assertTrue(target(input, "4d").captures());
    assertEquals(Optional.empty(), click(input, "4d"));
    assertEquals(new InputState.Midway(Square.parse("4e"), Square.parse("4d")), input.state());
    assertTrue(target(input, "4c").captures());
    assertPlays("4e4d4c", click(input, "4c"));
  }

  @Test
  void theLionStopsAfterItsFirstStep() {
    BoardInput byClick = input(LION);
    var unused = click(byClick, "4e");
    unused = click(byClick, "4d");
    assertEquals(Kind.STOP, kind(byClick, "4d"));
    assertPlays("4e4d", click(byClick, "4d"));

    BoardInput byKey = input(LION);
    unused = click(byKey, "4e");
    unused = click(byKey, "4d");
    assertPlays("4e4d", byKey.stop(Promote.ASK));
  }

  @Test
  void iguiByGoingBack() {
    BoardInput byClick = input(LION);
    var unused = click(byClick, "4e");
    unused = click(byClick, "4d");
    assertEquals(Kind.BACK, kind(byClick, "4e"));
    assertPlays("4e4d4e", click(byClick, "4e"));

    BoardInput byKey = input(LION);
    unused = click(byKey, "4e");
    unused = click(byKey, "4d");
    assertPlays("4e4d4e", byKey.back());
  }

  @Test
  void thePassByBoardAndByKey() {
    String pass = Toy.position(EMPTY_LION).legalMoves().stream()
        .filter(move -> move instanceof Move.Pass)
        .findFirst()
        .orElseThrow()
        .toString();
    BoardInput byBoard = input(EMPTY_LION);
    var unused = click(byBoard, "4e");
    unused = click(byBoard, "5d");
    assertPlays(pass, click(byBoard, "4e"));

    BoardInput byKey = input(EMPTY_LION);
    unused = click(byKey, "4e");
    assertPlays(pass, byKey.pass());
  }

  @Test
  void theLionJumpsDirectly() {
    BoardInput input = input(LION);
    var unused = click(input, "4e");
    assertPlays("4e4c", click(input, "4c"));
  }

  @Test
  void theLionGoesOnOverAnEmptySquareAsIfItJumped() {
    BoardInput input = input(LION);
    var unused = click(input, "4e");
    unused = click(input, "3d");
    assertPlays("4e4c", click(input, "4c"));
  }

  @Test
  void theFirstStepByDraggingAndTheSecondToo() {
    BoardInput input = input(LION);
    assertEquals(Optional.empty(), drag(input, "4e", "4d"));
    assertInstanceOf(InputState.Midway.class, input.state());
    var unused = input.press(at("4d"));
    assertEquals(Optional.of(at("4d")), input.dragged());
    assertPlays("4e4d3c", input.release(at("3c"), Promote.ASK));
  }

  @Test
  void wherePassingIsForbiddenAStepToAnEmptySquareIsTheMove() {
    Toy toy = new Toy();
    var rules = org.komabako.position.Rules.of(
        toy, org.komabako.kernel.rules.OptionValues.of(toy, "restless"));
    BoardInput input = new BoardInput(Snapshot.of(new Game(rules.position(EMPTY_LION))));
    var unused = click(input, "4e");
    assertPlays("4e4d", click(input, "4d"));
  }

  @Test
  void theFalconGoesStraightOnOrBack() {
    BoardInput input = input(FALCON);
    var unused = click(input, "4e");
    assertEquals(Kind.FIRST_STEP, kind(input, "4d"));
    unused = click(input, "4d");
    assertEquals(
        Set.of(Square.parse("4c"), Square.parse("4d"), Square.parse("4e")),
        input.targets().of(input.state()).keySet());
    assertAsksWhyNot("4e4d3d", click(input, "3d"));
  }

  @Test
  void escapeGoesBackStageByStage() {
    BoardInput input = input(LION);
    var unused = click(input, "4e");
    unused = click(input, "4d");
    input.escape();
    assertEquals(new InputState.Selected(Square.parse("4e")), input.state());
    input.escape();
    assertEquals(InputState.IDLE, input.state());
  }

  @Test
  void promotionIsAskedWhereItIsAChoice() {
    BoardInput input = input("3k3/7/R6/7/7/7/7/3K3 b - 1");
    var unused = click(input, "7c");
    assertEquals(Promotion.CHOICE, target(input, "7b").promotion());
    assertEquals(Promotion.NONE, target(input, "7d").promotion());
    assertEquals(Optional.empty(), click(input, "7b"));
    assertInstanceOf(InputState.Asking.class, input.state());
    assertPlays("7c7b+", click(input, new Spot.Answer(true), Promote.ASK));
  }

  @Test
  void thePromotionQuestionCanBeAnsweredByKeyAndCancelled() {
    BoardInput input = input("3k3/7/R6/7/7/7/7/3K3 b - 1");
    var unused = click(input, "7c");
    unused = click(input, "7b");
    input.escape();
    assertEquals(new InputState.Selected(Square.parse("7c")), input.state());
    unused = click(input, "7b");
    assertEquals(Optional.empty(), click(input, "1h"));
    assertEquals(new InputState.Selected(Square.parse("7c")), input.state());
    unused = click(input, "7b");
    assertPlays("7c7b", input.answer(false));
  }

  @Test
  void aHeldKeyAnswersInTheSameGesture() {
    for (Promote promote : List.of(Promote.YES, Promote.NO)) {
      BoardInput input = input("3k3/7/R6/7/7/7/7/3K3 b - 1");
      var unused = input.press(at("7c"));
      assertPlays(promote == Promote.YES ? "7c7b+" : "7c7b", input.release(at("7b"), promote));
    }
  }

  @Test
  void forcedPromotionIsNotAsked() {
    BoardInput input = input("3k3/P6/7/7/7/7/7/3K3 b - 1");
    var unused = click(input, "7b");
    assertEquals(Promotion.FORCED, target(input, "7a").promotion());
    assertPlays("7b7a+", click(input, "7a"));
  }

  @Test
  void dropsByClickAndByDragging() {
    BoardInput clicking = start();
    var pawn = clicking.snapshot().position().rules().table().type("P");
    Spot hand = new Spot.Hand(Side.BLACK, pawn);
    assertEquals(Optional.empty(), click(clicking, hand, Promote.ASK));
    assertEquals(new InputState.Dropping(pawn), clicking.state());
    assertAsksWhyNot("P*4e", click(clicking, "4e"));

    BoardInput dragging = input("3k3/7/7/7/7/7/7/3K3 b P 1");
    var unused = dragging.press(hand);
    assertPlays("P*5e", dragging.release(at("5e"), Promote.ASK));
  }

  @Test
  void theOpponentsHandIsNotDroppedFrom() {
    BoardInput input = start();
    Spot hand =
        new Spot.Hand(Side.WHITE, input.snapshot().position().rules().table().type("P"));
    var unused = click(input, hand, Promote.ASK);
    assertEquals(InputState.IDLE, input.state());
  }

  @Test
  void aMoveByOthersForgetsWhatWasBegun() {
    Game game = new Game(Toy.position(LION));
    BoardInput input = new BoardInput(Snapshot.of(game));
    var unused = click(input, "4e");
    input.snapshot(Snapshot.of(game));
    assertInstanceOf(InputState.Selected.class, input.state());
    var played = game.play(game.legalMoves().get(0));
    assertEquals(1, played.ply());
    input.snapshot(Snapshot.of(game));
    assertEquals(InputState.IDLE, input.state());
  }

  /** A rook of 7c is dragged over squares, of which it is drawn back behind the last target. */
  private static BoardInput carried(Promote promote, String... squares) {
    BoardInput input = input("3k3/7/R6/7/7/7/7/3K3 b - 1");
    var unused = input.press(at("7c"));
    for (String square : squares) {
      input.carry(at(square), promote, target -> square.equals("7c"));
    }
    return input;
  }

  @Test
  void drawnBackBehindItsTargetAPieceTurnsOver() {
    BoardInput input = carried(Promote.ASK, "7b");
    assertFalse(input.showsPromoted());
    input.carry(at("7c"), Promote.ASK, target -> target.equals(Square.parse("7b")));
    assertTrue(input.showsPromoted());
    assertEquals(Optional.of(Square.parse("7b")), input.drawnBack());
    assertPlays("7c7b+", input.release(at("7c"), Promote.ASK));
    assertEquals(Optional.empty(), input.drawnBack());
  }

  @Test
  void wherePromotingIsChosenDrawingBackDeclines() {
    assertTrue(carried(Promote.YES, "7b").showsPromoted());
    BoardInput input = carried(Promote.YES, "7b", "7c");
    assertFalse(input.showsPromoted());
    assertPlays("7c7b", input.release(at("7c"), Promote.YES));
    assertPlays("7c7b+", carried(Promote.NO, "7b", "7c").release(at("7c"), Promote.NO));
  }

  @Test
  void carriedOnOrToItsTargetAgainItIsAsBefore() {
    assertPlays("7c7b", carried(Promote.NO, "7b", "7c", "7b").release(at("7b"), Promote.NO));
    BoardInput farther = input("3k3/7/7/R6/7/7/7/3K3 b - 1");
    var unused = farther.press(at("7d"));
    farther.carry(at("7a"), Promote.NO, target -> false);
    farther.carry(at("7b"), Promote.NO, target -> false);
    assertPlays("7d7b", farther.release(at("7b"), Promote.NO));
  }

  @Test
  void drawnBackFromWhereThereIsNoChoiceNothingTurns() {
    BoardInput input = carried(Promote.ASK, "7d", "7c");
    assertEquals(Optional.empty(), input.drawnBack());
    assertEquals(Optional.empty(), input.release(at("7c"), Promote.ASK));
  }

  @Test
  void escapeForgetsThatItWasDrawnBack() {
    BoardInput input = carried(Promote.ASK, "7b", "7c");
    input.escape();
    assertEquals(Optional.empty(), input.drawnBack());
    assertEquals(Optional.empty(), input.release(at("7c"), Promote.ASK));
  }
}

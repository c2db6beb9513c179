package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.kernel.model.LionPower;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Rules;
import org.komabako.ui.board.BoardInput.Promote;
import org.komabako.ui.board.Target.Kind;

/** A piece that takes up to three in a line is moved by a click on each square where it takes. */
class ThreeStepInputTest {
  private static final class Dogs implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("dogs", "dogs", "犬")
          .board(7, 9, 1)
          .start("3k3/7/7/7/7/7/7/7/3K3 b - 1")
          .piece(PieceType.row("K", "king", "玉将", "gyoku")
              .kanji("玉", "玉将")
              .moves("K")
              .flags(PieceType.Flag.ROYAL))
          .piece(PieceType.row("P", "pawn", "歩兵", "fu").kanji("歩", "歩兵").moves("fW"))
          .piece(PieceType.row("D", "lion dog", "狛犬", "komainu")
              .kanji("狛", "狛犬")
              .moves("KDAHG")
              .lionPower(LionPower.threeSteps("K")))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  /** A dog on 4g; before it pawns on 4f, 4e and 4d. */
  private static final String PAWNS = "3k3/7/7/3p3/3p3/3p3/3D3/7/3K3 b - 1";

  private static BoardInput input(String sfen) {
    return new BoardInput(Snapshot.of(new Game(Rules.of(new Dogs()).position(sfen))));
  }

  private static Optional<Request> click(BoardInput input, String square) {
    Spot spot = new Spot.Cell(Square.parse(square));
    Optional<Request> pressed = input.press(spot);
    Optional<Request> released = input.release(spot, Promote.ASK);
    return released.isPresent() ? released : pressed;
  }

  /** The move that the last of some clicks plays. */
  private static String clicks(String sfen, String... squares) {
    BoardInput input = input(sfen);
    Optional<Request> last = Optional.empty();
    for (String square : squares) {
      last = click(input, square);
    }
    return assertInstanceOf(Request.Play.class, last.orElseThrow()).move().toString();
  }

  @Test
  void itTakesThreeByAClickOnEach() {
    assertEquals("4g4f4e4d", clicks(PAWNS, "4g", "4f", "4e", "4d"));
  }

  @Test
  void itTakesTwoAndStopsOrTurnsBack() {
    assertEquals("4g4f4e", clicks(PAWNS, "4g", "4f", "4e", "4e"));
    assertEquals("4g4e4f", clicks(PAWNS, "4g", "4f", "4e", "4f"));
    assertEquals("4g4f4g", clicks(PAWNS, "4g", "4f", "4g"));
    assertEquals("4g4f", clicks(PAWNS, "4g", "4f", "4f"));
  }

  @Test
  void whatIsNotClickedIsJumpedOver() {
    assertEquals("4g4d", clicks(PAWNS, "4g", "4d"));
    assertEquals("4g4f4d", clicks(PAWNS, "4g", "4f", "4d"));
    assertEquals("4g4e4d", clicks(PAWNS, "4g", "4e", "4d"));
    assertEquals("4g4e4f", clicks(PAWNS, "4g", "4e", "4f"));
    assertEquals("4g4e", clicks(PAWNS, "4g", "4e", "4e"));
  }

  @Test
  void afterTwoStepsTheLastMayBeGoneBackOn() {
    BoardInput input = input(PAWNS);
    click(input, "4g");
    assertEquals(Optional.empty(), click(input, "4f"));
    assertEquals(Optional.empty(), click(input, "4e"));
    assertEquals(
        new InputState.Midway(
            Square.parse("4g"), Square.parse("4e"), Optional.of(Square.parse("4f"))),
        input.state());
    assertEquals(
        Kind.STOP, input.targets().of(input.state()).get(Square.parse("4e")).kind());
    assertEquals(
        Kind.MOVE, input.targets().of(input.state()).get(Square.parse("4d")).kind());
    assertEquals(
        Kind.MOVE, input.targets().of(input.state()).get(Square.parse("4f")).kind());
    input.escape();
    assertEquals(new InputState.Midway(Square.parse("4g"), Square.parse("4f")), input.state());
  }

  @Test
  void overEmptySquaresItJustGoes() {
    String empty = "3k3/7/7/7/7/7/3D3/7/3K3 b - 1";
    assertEquals("4g4d", clicks(empty, "4g", "4d"));
    assertEquals("4g4e", clicks(empty, "4g", "4e"));
  }
}

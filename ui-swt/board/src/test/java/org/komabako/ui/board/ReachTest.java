package org.komabako.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.komabako.kernel.model.PieceType;
import org.komabako.kernel.model.PieceType.Flag;
import org.komabako.kernel.model.Side;
import org.komabako.kernel.model.Square;
import org.komabako.kernel.model.VariantTable;
import org.komabako.kernel.rules.MovesAs;
import org.komabako.kernel.rules.OptionValues;
import org.komabako.kernel.rules.RuleBook;
import org.komabako.kernel.rules.Variant;
import org.komabako.position.Position;
import org.komabako.position.Rules;
import org.komabako.testkit.Toy;

class ReachTest {
  private static final String ROOK = "3k3/3p3/7/7/P2R3/7/7/3K3 b - 1";

  private static Reach.Kind at(String square) {
    return Reach.of(Toy.position(ROOK), Square.parse("4e"))
        .orElseThrow()
        .squares()
        .get(Square.parse(square));
  }

  @Test
  void aSlideGoesTakesCoversAndIsStopped() {
    assertEquals(Reach.Kind.FREE, at("4c"));
    assertEquals(Reach.Kind.CAPTURE, at("4b"));
    assertEquals(Reach.Kind.BLOCKED, at("4a"));
    assertEquals(Reach.Kind.DEFENDED, at("7e"));
    assertEquals(Reach.Kind.DEFENDED, at("4h"));
  }

  @Test
  void anEmptySquareHasNone() {
    assertTrue(Reach.of(Toy.position(ROOK), Square.parse("1a")).isEmpty());
  }

  @Test
  void attacksAreCounted() {
    AttackCounts attacks = AttackCounts.of(Toy.position(ROOK), Side.BLACK);
    assertEquals(1, attacks.counts().get(Square.parse("4b")));
    assertEquals(1, attacks.counts().get(Square.parse("7d")));
  }

  /** A game with a hook mover behind a pawn. */
  private static final class Hooks implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("hooks", "hooks", "鉤")
          .board(5, 5, 0)
          .start("k4/2P2/2P2/p3P/1PHPK b - 1")
          .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(Flag.ROYAL))
          .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW"))
          .piece(PieceType.row("H", "hook mover", "鉤行", "kagyō").moves("RasR"))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN;
    }
  }

  @Test
  void aHookGoesRoundOneCorner() {
    Position position = Rules.of(new Hooks()).start();
    Map<Square, Reach.Kind> squares =
        Reach.of(position, Square.parse("3e")).orElseThrow().squares();
    assertEquals(Reach.Kind.FREE, squares.get(Square.parse("2d")));
    assertEquals(Reach.Kind.DEFENDED, squares.get(Square.parse("1d")));
    assertEquals(Reach.Kind.CAPTURE, squares.get(Square.parse("5d")));
    assertEquals(Reach.Kind.BLOCKED, squares.get(Square.parse("3b")));
    assertEquals(null, squares.get(Square.parse("2c")));
  }

  /** A game with a cannon that hops, where pieces move as the friend behind them. */
  private static final class Hops implements Variant {
    @Override
    public VariantTable table() {
      return VariantTable.of("hops", "hops", "飛")
          .board(5, 7, 0)
          .start("4k/5/2p2/5/2P2/2A2/K4 b - 1")
          .piece(PieceType.row("K", "king", "玉", "gyoku").moves("K").flags(Flag.ROYAL))
          .piece(PieceType.row("A", "cannon", "砲", "hō").moves("pR"))
          .piece(PieceType.row("P", "pawn", "歩", "fu").moves("fW"))
          .build();
    }

    @Override
    public RuleBook rules(OptionValues values) {
      return RuleBook.PLAIN.withMovesAs(MovesAs.BEHIND);
    }
  }

  @Test
  void aCannonHopsAndAPawnMovesAsTheCannonBehindIt() {
    Position start = Rules.of(new Hops()).start();
    assertEquals(
        Map.of(
            Square.parse("3c"), Reach.Kind.CAPTURE,
            Square.parse("3d"), Reach.Kind.FREE,
            Square.parse("3b"), Reach.Kind.BLOCKED,
            Square.parse("3a"), Reach.Kind.BLOCKED),
        Reach.of(start, Square.parse("3f")).orElseThrow().squares());
    assertEquals(
        Map.of(
            Square.parse("3b"), Reach.Kind.FREE,
            Square.parse("3a"), Reach.Kind.FREE,
            Square.parse("3g"), Reach.Kind.FREE),
        Reach.of(start, Square.parse("3e")).orElseThrow().squares());
  }
}

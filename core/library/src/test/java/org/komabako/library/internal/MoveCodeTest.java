package org.komabako.library.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.komabako.game.Game;
import org.komabako.game.GameNode;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Square;

class MoveCodeTest {
  /** Databases hold these bytes. */
  @Test
  void theBytesNeverChange() {
    byte[] line = new byte[5 * MoveCode.BYTES];
    Square a = new Square(7, 6);
    Square b = new Square(16, 1);
    Square c = new Square(1, 16);
    Move[] moves = {
      new Move.Walk(a, b, true),
      new Move.TwoStep(a, b, c, false),
      new Move.TwoStep(a, b, a, true),
      new Move.Pass(a, c),
      new Move.Drop("P", c, false)
    };
    for (int i = 0; i < moves.length; i++) {
      MoveCode.write(moves[i], line, i);
      assertEquals(moves[i], MoveCode.read(line, i));
    }
    assertArrayEquals(
        new byte[] {
          1, 0x65, 0, (byte) 0xf0,
          4, 0x65, (byte) 0xf0, 0x0f,
          5, 0x65, (byte) 0xf0, 0x65,
          8, 0x65, 0x0f, 0x65,
          2, 'P', 0, 0x0f
        },
        line);
  }

  @Test
  void movesOfTheLargestBoardComeBack() {
    byte[] line = new byte[MoveCode.BYTES];
    for (int at = 1; at <= Square.MAX; at++) {
      Square from = new Square(at, Square.MAX + 1 - at);
      Square mid = new Square(Math.max(1, at - 1), Math.min(Square.MAX, Square.MAX + 2 - at));
      Square to = new Square(Square.MAX + 1 - at, at);
      for (Move move : List.of(
          new Move.Walk(from, to, at % 2 == 0),
          new Move.TwoStep(from, mid, to, false),
          new Move.Pass(from, mid),
          new Move.Drop("P", to, true))) {
        MoveCode.write(move, line, 0);
        assertEquals(move, MoveCode.read(line, 0));
      }
    }
  }

  @Test
  void everyMoveOfGamesComesBack() {
    for (int seed = 0; seed < 40; seed++) {
      Game game = SampleGames.random(seed, 80);
      byte[] line = new byte[MoveCode.BYTES];
      for (GameNode node : game.tree().nodes()) {
        for (Move move : node.position().legalMoves()) {
          MoveCode.write(move, line, 0);
          assertEquals(move, MoveCode.read(line, 0));
        }
      }
    }
  }
}

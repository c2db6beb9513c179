package org.komabako.engine.search.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.komabako.engine.search.SmallGame;
import org.komabako.kernel.model.Usi;
import org.komabako.kernel.rules.Repetition;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.PackedMove;

class NetworkEvaluationTest {
  private static final int HIDDEN = 4;

  private final Rules rules = Rules.of(new SmallGame(new Repetition.Ignored()));
  private final NetworkInputs inputs = new NetworkInputs(rules.layout(), RoyalZones.NINE);
  private final Random random = new Random(7);
  private final Network network = new Network(
      NetworkInfo.of(rules.table(), 0, "by lot"),
      RoyalZones.NINE,
      HIDDEN,
      random.ints((long) inputs.count() * HIDDEN, -60, 60).toArray(),
      random.ints(HIDDEN, 0, Network.ONE).toArray(),
      random.ints(2 * HIDDEN, -200, 200).toArray(),
      0);

  private int anew(Board board) {
    return new NetworkEvaluation(network, inputs, board.copy(), 0).of(0);
  }

  /** Both kings cross the board and come back to zones that they were in while rooks moved and one was taken. */
  @Test
  void aKingThatComesBackIntoAZoneSeesWhatHasChangedThere() {
    List<String> line = List.of(
        "5e4d", "1a2b", "4d3c", "5a5c", "3c3d", "5c5d", "3d3e", "2b1a", "2e2d", "1a2a", "2d5d",
        "2a3b", "3e4e", "3b2a", "4e5e", "2a1a");
    Board board = rules.start().board();
    NetworkEvaluation kept = new NetworkEvaluation(network, inputs, board, line.size());
    assertEquals(anew(board), kept.of(0));
    for (int ply = 1; ply <= line.size(); ply++) {
      make(board, line.get(ply - 1));
      assertEquals(anew(board), kept.of(ply), line.get(ply - 1));
    }
    for (int ply = line.size() - 1; ply >= 0; ply--) {
      board.unmake();
      assertEquals(anew(board), kept.of(ply), "back to ply " + ply);
    }
  }

  /** What is known from elsewhere is not asked for, and the sums of another line are still there. */
  @Test
  void positionsThatNobodyAskedAboutArePassedOver() {
    Board board = rules.start().board();
    NetworkEvaluation kept = new NetworkEvaluation(network, inputs, board, 4);
    List.of("5e4d", "1a2b", "4d3c").forEach(move -> make(board, move));
    for (int ply = 1; ply <= 3; ply++) {
      kept.moved(ply);
    }
    assertEquals(anew(board), kept.of(3), "nobody asked at all");
    for (int ply = 3; ply > 0; ply--) {
      board.unmake();
    }
    List.of("2e2d", "1a1b").forEach(move -> make(board, move));
    kept.moved(1);
    assertEquals(anew(board), kept.of(2));
    kept.moved(2);
    make(board, "5e4e");
    kept.moved(3);
    assertEquals(anew(board), kept.of(3), "ply 3 had been another position");
    make(board, "1b2b");
    kept.moved(4);
    assertEquals(anew(board), kept.of(4));
  }

  private void make(Board board, String move) {
    board.make(PackedMove.pack(Usi.parse(rules.table(), move), rules.layout()));
  }
}

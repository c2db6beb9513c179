package org.komabako.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.komabako.engine.search.network.Network;
import org.komabako.engine.search.network.NetworkEvaluation;
import org.komabako.engine.search.network.NetworkInfo;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.MoveGenerator;
import org.komabako.position.board.MoveList;

/** A network with weights drawn by lot, to see whether what is kept from move to move is right. */
final class RandomNetwork {
  private static final int HIDDEN = 4;
  private static final int PLIES = 80;

  private final Rules rules;
  private final NetworkInputs inputs;
  private final Network network;

  RandomNetwork(Rules rules, RoyalZones zones, long seed) {
    this.rules = rules;
    inputs = new NetworkInputs(rules.layout(), zones);
    Random random = new Random(seed);
    network = new Network(
        NetworkInfo.of(rules.table(), 0, "by lot"),
        zones,
        HIDDEN,
        random.ints((long) inputs.count() * HIDDEN, -60, 60).toArray(),
        random.ints(HIDDEN, 0, Network.ONE).toArray(),
        random.ints(2 * HIDDEN, -200, 200).toArray(),
        0);
  }

  /** Plays moves at random, looks at other moves on the way, and asks about some of the positions. */
  void checkGame(long seed) {
    Random random = new Random(seed);
    Board board = rules.start().board();
    NetworkEvaluation kept = new NetworkEvaluation(network, inputs, board, PLIES);
    MoveGenerator generator = MoveGenerator.of(board);
    MoveList moves = new MoveList();
    for (int ply = 0; ply < PLIES; ply++) {
      generator.legal(moves);
      if (moves.size() == 0 || board.lostRoyals(0) || board.lostRoyals(1)) {
        return;
      }
      if (random.nextBoolean()) {
        check(board, kept, ply);
      }
      make(board, kept, ply, moves.get(random.nextInt(moves.size())));
      if (random.nextBoolean()) {
        check(board, kept, ply + 1);
        board.unmake();
        make(board, kept, ply, moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static void make(Board board, NetworkEvaluation kept, int ply, int move) {
    board.make(move);
    kept.moved(ply + 1);
  }

  private void check(Board board, NetworkEvaluation kept, int ply) {
    int anew = new NetworkEvaluation(network, inputs, board.copy(), 0).of(0);
    assertEquals(anew, kept.of(ply), () -> rules + ", ply " + ply);
  }
}

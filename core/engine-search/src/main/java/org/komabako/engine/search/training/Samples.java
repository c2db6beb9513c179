package org.komabako.engine.search.training;

import java.util.function.Consumer;
import org.komabako.engine.search.network.NetworkInputs;
import org.komabako.engine.search.network.RoyalZones;
import org.komabako.kernel.model.Leg;
import org.komabako.kernel.model.PieceType;
import org.komabako.position.Rules;
import org.komabako.position.board.Board;
import org.komabako.position.board.VariantLayout;

/**
 * Plays games again and gives the positions that can be learnt from: not those of the opening, none in check, none where
 * the best move takes something or mates. One for each thread.
 */
final class Samples {
  /** Beyond this a mate was found. */
  private static final int MOST_VALUE = 20_000;

  private final NetworkInputs inputs;
  private final Board start;
  private final boolean mirrors;
  private final Sample sample = new Sample();

  Samples(Rules rules, RoyalZones zones) {
    inputs = new NetworkInputs(rules.layout(), zones);
    start = rules.start().board();
    mirrors = rules.table().pieces().stream().allMatch(Samples::isSymmetric);
  }

  /** Whether it moves to the left as it does to the right. */
  private static boolean isSymmetric(PieceType type) {
    return type.legs().stream()
        .allMatch(leg -> type.legs().stream().anyMatch(other -> areMirrored(leg, other)));
  }

  private static boolean areMirrored(Leg leg, Leg other) {
    return leg.right() == -other.right()
        && leg.forward() == other.forward()
        && leg.range() == other.range()
        && leg.way().equals(other.way());
  }

  /**
   * The positions of a game, one after the other in the same object.
   *
   * @param mirrored with left and right exchanged, if the game has no difference
   */
  void of(TrainingGame game, boolean mirrored, Consumer<Sample> each) {
    Board board = start.copy();
    for (int ply = 0; ply < game.moves().length; ply++) {
      int move = game.moves()[ply];
      int value = game.values()[ply];
      if (value != TrainingGame.UNKNOWN
          && Math.abs(value) < MOST_VALUE
          && !board.takes(move)
          && !board.inCheck(board.sideToMove())) {
        fill(board, mirrored && mirrors);
        sample.value = value;
        sample.staticValue = game.statics()[ply];
        int points = board.sideToMove() == 0 ? game.blackPoints() : 2 - game.blackPoints();
        sample.result = points / 2f;
        sample.hasResult = !game.isBrokenOff();
        each.accept(sample);
      }
      board.make(move);
    }
  }

  private void fill(Board board, boolean mirrored) {
    sample.size = 0;
    int us = board.sideToMove();
    int ours = inputs.zoneStart(us, board.onlyRoyal(us));
    int theirs = inputs.zoneStart(us ^ 1, board.onlyRoyal(us ^ 1));
    for (int cell = 0; cell < start.layout().squares().size(); cell++) {
      int code = board.codeAt(cell);
      if (code != VariantLayout.EMPTY) {
        add(
            ours + inputs.onBoard(us, code, cell),
            theirs + inputs.onBoard(us ^ 1, code, cell),
            mirrored);
      }
    }
    for (int type = 0; type < start.layout().table().pieces().size(); type++) {
      for (int side = 0; side < 2; side++) {
        int held = Math.min(board.inHand(side, type), inputs.mostInHand(type));
        for (int number = 0; number < held; number++) {
          add(
              ours + inputs.inHand(us, side, type, number),
              theirs + inputs.inHand(us ^ 1, side, type, number),
              mirrored);
        }
      }
    }
  }

  private void add(int ours, int theirs, boolean mirrored) {
    sample.add(
        mirrored ? inputs.mirrored(ours) : ours, mirrored ? inputs.mirrored(theirs) : theirs);
  }
}

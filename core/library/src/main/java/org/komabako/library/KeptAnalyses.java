package org.komabako.library;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.komabako.kernel.model.Move;
import org.komabako.position.Position;
import org.osgi.annotation.versioning.ProviderType;

/**
 * What engines thought of the positions of a library: kept by position, so that none is thought about twice, and whole with
 * each game. A score is for the side to move. Every method may wait for a disk or a network, and throws {@link
 * org.komabako.base.message.StateException} as those of {@link Library} do, also where a newer version of the program has
 * written the analyses.
 *
 * <p>Positions count as one if variant, rules, board, hands and side to move are the same, and what else decides how the game
 * goes on (a lion just taken, a promotion declined); what stood on the board earlier is left out, so a score knows nothing of
 * repetitions before it.
 */
@ProviderType
public interface KeptAnalyses {
  /**
   * What is known of the positions of a line.
   *
   * @param names by ply, a name of each position; positions that count as one have the same
   * @param scores by ply; empty for what nobody has thought about yet with so many nodes
   */
  record Line(List<String> names, List<Optional<PositionScore>> scores) {
    /** Keeps own copies. */
    public Line {
      names = List.copyOf(names);
      scores = List.copyOf(scores);
    }
  }

  /**
   * What an engine thought of the start and the positions after each of some moves.
   *
   * @param nodes so many at least were looked at for each
   */
  Line line(Position start, List<Move> moves, String engine, long nodes);

  /**
   * Keeps what an engine thought of positions of a line. What is known with more nodes stays.
   *
   * @param found by ply
   */
  void keep(
      Position start,
      List<Move> moves,
      String engine,
      long nodes,
      Map<Integer, PositionScore> found);

  /**
   * Keeps the analysis of a game, instead of one that is there.
   *
   * @throws IllegalArgumentException if there is no such game, or it has not one move less than the analysis has scores
   */
  void keep(long id, KeptAnalysis analysis);

  /** Of some games those that are analysed, in the same order; not those whose variant is not installed. */
  List<AnalysedGame> games(List<Long> ids);

  /** Of some games those that an engine has analysed with so many nodes, at least. */
  Set<Long> analysed(List<Long> ids, String engine, long nodes);
}

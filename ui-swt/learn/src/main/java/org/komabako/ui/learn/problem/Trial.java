package org.komabako.ui.learn.problem;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.komabako.engine.Answer;
import org.komabako.engine.Engine;
import org.komabako.engine.Info;
import org.komabako.engine.Limits;
import org.komabako.engine.Task;
import org.komabako.engine.Thinker;
import org.komabako.game.Game;
import org.komabako.kernel.model.Move;
import org.komabako.kernel.model.Outcome;
import org.komabako.kernel.model.Side;
import org.komabako.opponents.analysis.OneThought;

/**
 * Somebody tries a problem, and an engine judges his moves. It takes long, so it is for lanes; closed from any thread, it
 * fails at what it is about.
 */
public abstract class Trial implements AutoCloseable {
  private final Problem problem;
  private final Engine engine;
  private @Nullable Thinker thinker;
  private boolean closed;

  Trial(Problem problem, Engine engine) {
    this.problem = problem;
    this.engine = engine;
  }

  /** A problem with its judge. */
  public static Trial of(Problem problem, Engine engine) {
    return problem
        .mistake()
        .<Trial>map(mistake -> new BetterMoveTrial(problem, mistake, engine))
        .orElseGet(() -> new MateTrial(problem, engine));
  }

  /**
   * Looks for what is right.
   *
   * @throws org.komabako.engine.EngineException if the engine fails; the message is for people
   */
  public abstract State begin();

  /**
   * Judges a move.
   *
   * @param from where it is played
   * @param move a legal one
   * @throws org.komabako.engine.EngineException if the engine fails; the message is for people
   */
  public State play(State from, Move move) {
    Move tried = from.board().position().canonical(move);
    Game game = game(and(from.moves(), tried));
    return judge(from, tried, game);
  }

  abstract State judge(State from, Move tried, Game after);

  final Problem problem() {
    return problem;
  }

  /** The side that has the task. */
  final Side solver() {
    return problem.position().side();
  }

  /** Whether the game has ended, and that side has won. */
  final boolean isWon(Game game) {
    return outcome(game).winner().filter(solver()::equals).isPresent();
  }

  static boolean isOver(Game game) {
    return game.outcome().isPresent() || game.legalMoves().isEmpty();
  }

  private static Outcome outcome(Game game) {
    return game.outcome().orElseGet(() -> game.position().outcomeWithoutMoves());
  }

  static List<Move> and(List<Move> moves, Move next) {
    return Stream.concat(moves.stream(), Stream.of(next)).toList();
  }

  /** The game up to some moves since its start. */
  final Game game(List<Move> moves) {
    Game game = new Game(problem.start());
    moves.forEach(game::play);
    return game;
  }

  final Answer think(List<Move> moves, Limits limits, Consumer<Info> told) {
    Thinker open;
    synchronized (this) {
      if (closed) {
        throw new CancellationException("the problem was left");
      }
      open = thinker == null
          ? engine.open(problem.start().rules(), engine.forAnalysis(Map.of()))
          : thinker;
      thinker = open;
    }
    return OneThought.await(engine, open.think(new Task(problem.start(), moves, limits), told));
  }

  @Override
  public final void close() {
    Thinker open;
    synchronized (this) {
      closed = true;
      open = thinker;
      thinker = null;
    }
    if (open != null) {
      open.close();
    }
  }
}

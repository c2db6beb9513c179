package org.komabako.opponents.analysis;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.komabako.engine.Engine;
import org.komabako.engine.Limits;
import org.komabako.session.LiveGame;
import org.osgi.annotation.versioning.ProviderType;

/**
 * An engine that goes through the line of a game that is followed, from its end to its start, so that it
 * knows already what comes when it judges a move. Each score is kept with the game as soon as it is
 * found; who cancels keeps what was found until then.
 */
@ProviderType
public interface Review extends AutoCloseable {
  /**
   * How far a review has come.
   *
   * @param done how many places were looked at
   * @param of how many there are
   */
  record Progress(int done, int of) {}

  /**
   * Is to go through a game.
   *
   * @param engines finds the engine, when it begins
   * @param limits for each place
   * @param variations whether better lines are noted as variations where a mistake was made
   */
  static Review of(LiveGame game, Supplier<Engine> engines, Limits limits, boolean variations) {
    return new EngineReview(game, engines, limits, variations);
  }

  /**
   * Goes through the game; returns when it has, or was closed.
   *
   * @param told takes how far it has come, after each place
   * @return whether it came to the start of the game
   * @throws org.komabako.engine.EngineException if the engine fails or leaves; the message is for people
   * @throws org.komabako.session.GameSuspendedException if the variant of the game leaves
   */
  boolean run(Consumer<Progress> told);

  /** Cancels it, from any thread. */
  @Override
  void close();
}

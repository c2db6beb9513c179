package org.komabako.opponents.analysis;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.komabako.engine.Engine;
import org.komabako.session.LiveGame;
import org.osgi.annotation.versioning.ProviderType;

/**
 * An engine that looks at the place of a game that is looked at, without end or for a time, and follows it. An engine
 * that leaves is waited for, and so is the variant of the game. What was found of a place is kept with
 * the game when it is left. All it does is done by one thread of its own.
 */
@ProviderType
public interface Analyser extends AutoCloseable {
  /**
   * Looks at nothing yet.
   *
   * @param game a {@link org.komabako.session.GameViewer}, to follow where that looks; else it follows the game
   * @param engines finds an engine by its id
   * @param told takes what is found, in any thread and often; it must return soon
   */
  static Analyser of(
      LiveGame game, Function<String, Optional<Engine>> engines, Consumer<Findings> told) {
    return new EngineAnalyser(game, engines, told);
  }

  /** Looks from now on, or otherwise than before. */
  void start(AnalysisRequest next);

  /** Looks no more. */
  void stop();

  /** Something has changed: the game, or the installed engines. */
  void look();

  /** Looks no more, at anything. */
  @Override
  void close();
}

package org.komabako.opponents;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.komabako.base.message.LocalizedText;
import org.komabako.engine.Engine;
import org.komabako.engine.EngineException;
import org.komabako.engine.Limits;
import org.komabako.kernel.model.Side;
import org.komabako.session.LiveGame;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Engines that play a side of an open game. An engine at a game plays when it is its turn at the end of
 * a line, by the game's clock if there is one; it follows take-backs, answers offers, and waits while
 * the game is adjourned or suspended, or its engine is not installed. Its seat is kept with the game, as
 * a tag of it, and taken again when the game is opened again.
 */
@ProviderType
public interface Opponents {
  /**
   * An engine at a game, as it was when it was asked for.
   *
   * @param game the id of the game
   * @param side what it plays
   * @param engine its id
   * @param state what it does
   * @param note a sentence about that for people, like why it has failed or resigned; may be empty
   * @param values the options that it plays with
   */
  record Seat(
      String game,
      Side side,
      String engine,
      State state,
      LocalizedText note,
      Map<String, String> values) {
    /** Keeps a copy of the values. */
    public Seat {
      values = Map.copyOf(values);
    }
  }

  /** What an engine at a game does. */
  enum State {
    /** It is not its turn, or the game does not go on. */
    WAITS,
    /** It thinks. */
    THINKS,
    /** It thinks while its opponent does, about the move that it expects. */
    PONDERS,
    /** The line to its engine's machine is lost and is being made again; its clock runs on. The note says what is wrong. */
    RECONNECTS,
    /** Its engine is not installed; it goes on when it returns. */
    AWAY,
    /** Its engine has failed; it plays no more until it is seated or asked again. */
    FAILED,
    /** It does not sit there any more. */
    LEFT
  }

  /** What is wrong where an engine is asked for that is not installed. */
  static EngineException away(String id) {
    return EngineException.of(Opponents.class, "opponents.engineNotInstalled", id);
  }

  /** The installed engines, by id. */
  List<Engine> engines();

  /** The engine with an id. */
  Optional<Engine> engine(String id);

  /**
   * Seats an engine; one that sat there leaves.
   *
   * @param values options of the engine, by name
   * @param limits how long it thinks about a move in a game without a clock
   * @throws IllegalArgumentException if there is no such engine, or it refuses the game; the message
   *     says why
   */
  Seat play(LiveGame game, Side side, String engine, Map<String, String> values, Limits limits);

  /** Lets the engine at a side of a game go; false if none sits there. */
  boolean stop(LiveGame game, Side side);

  /** Asks the engine at a side of a game to move at once; nothing if it does not think. */
  void moveNow(LiveGame game, Side side);

  /** Has the engine at a side of a game try again after it has failed. */
  void again(LiveGame game, Side side);

  /** All engines at games. */
  List<Seat> list();

  /** Tells of each change of a seat until closed; called by any thread. */
  AutoCloseable listen(Consumer<Seat> listener);
}

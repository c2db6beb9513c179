package org.komabako.opponents.internal;

import org.komabako.engine.Engine;
import org.komabako.opponents.Opponents;
import org.komabako.session.Games;

/** The engines at games as they run in the program, without a framework. */
public final class RealOpponents implements AutoCloseable {
  private final SeatedEngines seats;

  /** At the games of a session. */
  public RealOpponents(Games games) {
    seats = new SeatedEngines(games);
  }

  /** The service. */
  public Opponents service() {
    return seats;
  }

  /** An engine arrives. */
  public void add(Engine engine) {
    seats.addEngine(engine);
  }

  /** An engine leaves. */
  public void remove(Engine engine) {
    seats.removeEngine(engine);
  }

  @Override
  public void close() {
    try {
      seats.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}

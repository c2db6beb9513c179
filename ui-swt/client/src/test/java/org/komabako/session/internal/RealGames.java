package org.komabako.session.internal;

import java.nio.file.Path;
import org.komabako.kernel.rules.Variant;
import org.komabako.session.Games;

/** The games of the session as they run in the program, without a framework. */
public final class RealGames implements AutoCloseable {
  private final OpenGames games;

  /** Kept in a folder. */
  public RealGames(Path folder) {
    games = new OpenGames(folder);
  }

  /** The service. */
  public Games service() {
    return games;
  }

  /** A variant arrives. */
  public void add(Variant variant) {
    games.addVariant(variant);
  }

  /** A variant leaves. */
  public void remove(Variant variant) {
    games.removeVariant(variant);
  }

  @Override
  public void close() {
    games.close();
  }
}

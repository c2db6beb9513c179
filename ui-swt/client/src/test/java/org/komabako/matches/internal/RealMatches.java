package org.komabako.matches.internal;

import java.nio.file.Path;
import org.komabako.engine.Engine;
import org.komabako.grid.Grid;
import org.komabako.kernel.rules.Variant;
import org.komabako.matches.Matches;

/** The matches as they run in the program, without a framework. */
public final class RealMatches implements AutoCloseable {
  private final MatchService matches;

  /** Kept in a folder. */
  public RealMatches(Path folder) {
    matches = new MatchService(folder, MoveTimeouts.USUAL, () -> false);
  }

  /** The service. */
  public Matches service() {
    return matches;
  }

  /** A variant arrives. */
  public void add(Variant variant) {
    matches.addVariant(variant);
  }

  /** An engine arrives. */
  public void add(Engine engine) {
    matches.addEngine(engine);
  }

  /** The grid arrives. */
  public void add(Grid grid) {
    matches.setGrid(grid);
  }

  @Override
  public void close() {
    matches.close();
  }
}

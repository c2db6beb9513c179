package org.komabako.protocol.drive;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;
import org.komabako.engine.Engine;
import org.komabako.protocol.ForeignEngines;

/** The list of foreign engines as it runs in the program, without a framework and with less patience. */
public final class RealForeignEngines implements AutoCloseable {
  private final EngineList list;

  /**
   * Kept in a folder.
   *
   * @param register offers an engine; what it answers takes it away
   */
  public RealForeignEngines(Path folder, Function<Engine, Runnable> register) {
    Timeouts patience =
        new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(5), Duration.ofSeconds(1));
    list = new EngineList(folder, register, patience);
  }

  /** The service. */
  public ForeignEngines service() {
    return list;
  }

  @Override
  public void close() {
    list.close();
  }
}

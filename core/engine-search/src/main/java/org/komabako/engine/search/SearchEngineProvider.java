package org.komabako.engine.search;

import org.komabako.engine.Engine;

/**
 * What {@link java.util.ServiceLoader} calls on a plain module path. The engine itself has a constructor for
 * the OSGi framework, which need not be there then.
 */
public final class SearchEngineProvider {
  private SearchEngineProvider() {}

  /** The engine, with the usual options. */
  public static Engine provider() {
    return new SearchEngine();
  }
}

package org.komabako.engine;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * All that decides how an engine plays.
 *
 * @param values of options, by their names; those left out have their defaults
 * @param data what it evaluates positions with, in a form of its own; empty for what every installation has
 */
public record EngineSetup(Map<String, String> values, Optional<byte[]> data) {
  /** Keeps an own copy of the values, in the order of names. */
  public EngineSetup {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }
}

package org.komabako.protocol.drive;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An engine in the list.
 *
 * @param id the word to choose it by
 * @param protocol what it speaks
 * @param program how it is started
 * @param said what it said of itself when it was added
 * @param values the options that were chosen
 */
record EngineEntry(
    String id, Protocol protocol, Program program, List<String> said, Map<String, String> values) {
  /** Keeps copies. */
  EngineEntry {
    said = List.copyOf(said);
    values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  EngineIdentity greeting() {
    return protocol.understand(said);
  }

  /** The same with more options chosen. */
  EngineEntry with(Map<String, String> more) {
    Map<String, String> all = new LinkedHashMap<>(values);
    all.putAll(more);
    return new EngineEntry(id, protocol, program, said, all);
  }
}

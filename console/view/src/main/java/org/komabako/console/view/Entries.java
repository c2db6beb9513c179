package org.komabako.console.view;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A map that scripts can ask, as {@link Rows} are a list that can be asked; in the order in which it was made.
 *
 * @param <K> keys
 * @param <V> values
 */
public final class Entries<K, V> extends AbstractMap<K, V> {
  private final Map<K, V> entries;

  private Entries(Map<K, V> entries) {
    this.entries = entries;
  }

  /** The same entries, which do not change any more. */
  public static <K, V> Entries<K, V> copyOf(Map<K, V> entries) {
    return new Entries<>(Collections.unmodifiableMap(new LinkedHashMap<>(entries)));
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return entries.entrySet();
  }
}

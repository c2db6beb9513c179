package org.komabako.platform.internal.shelf;

import java.util.List;
import java.util.Map;
import org.osgi.framework.Filter;
import org.osgi.framework.Version;

/**
 * A resource of an index.
 *
 * @param name of the bundle; letters, digits, {@code . _ -}
 * @param version of it
 * @param kind the type of its identity
 * @param url where its file is, seen from the index
 * @param digest SHA-256 of its file
 * @param size of its file in bytes
 * @param provides all its capabilities
 * @param needs its requirements that have to be met
 */
record Resource(
    String name,
    Version version,
    String kind,
    String url,
    String digest,
    long size,
    List<Capability> provides,
    List<Need> needs) {

  /**
   * Something that is provided.
   *
   * @param namespace of it
   * @param attributes of it
   */
  record Capability(String namespace, Map<String, Object> attributes) {}

  /**
   * Something that has to be there.
   *
   * @param namespace of it
   * @param filter what its attributes are to be; empty for anything
   */
  record Need(String namespace, String filter) {}

  boolean meets(Need need, Filter filter) {
    return provides.stream()
        .filter(each -> each.namespace().equals(need.namespace()))
        .anyMatch(each -> filter.matches(each.attributes()));
  }
}

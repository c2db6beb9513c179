package org.komabako.base.shelf;

import java.util.List;

/**
 * What an index says of a file besides its digest, address and size.
 *
 * @param name 1 to 128 letters, digits, {@code . _ -}
 * @param version a version of OSGi, like {@code 1.2.3}
 * @param mime its media type
 * @param provides what others may need, and what people read
 * @param needs what has to be there before it is installed
 */
public record ShelfEntry(
    String name,
    String version,
    String mime,
    List<ShelfKind.Part> provides,
    List<ShelfKind.Part> needs) {
  /** Keeps an own copy. */
  public ShelfEntry {
    provides = List.copyOf(provides);
    needs = List.copyOf(needs);
  }
}

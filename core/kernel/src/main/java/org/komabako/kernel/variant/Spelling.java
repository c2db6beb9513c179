package org.komabako.kernel.variant;

import java.util.List;

/**
 * What something of a variant is called in a file format, where that is not its name.
 *
 * @param format the key of the format, like {@code kif}
 * @param thing the id of a piece, the key of a handicap, or nothing for the variant itself
 * @param names the one that is written first
 */
public record Spelling(String format, String thing, List<String> names) {
  /** Keeps an own copy. */
  public Spelling {
    names = List.copyOf(names);
  }
}

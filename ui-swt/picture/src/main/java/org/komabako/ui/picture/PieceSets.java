package org.komabako.ui.picture;

import java.util.List;
import java.util.Optional;

/** The piece sets that come with the program. */
public final class PieceSets {
  private static final List<PieceSet> ALL = List.of();

  private PieceSets() {}

  /** All, the default first. */
  public static List<PieceSet> all() {
    return ALL;
  }

  /** The set with an id. */
  public static Optional<PieceSet> named(String id) {
    return ALL.stream().filter(set -> set.id().equals(id)).findFirst();
  }
}

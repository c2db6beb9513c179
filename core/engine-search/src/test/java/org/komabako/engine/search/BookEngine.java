package org.komabako.engine.search;

import java.util.Optional;
import org.komabako.engine.OpeningBooks;
import org.komabako.engine.search.network.NetworkStore;

/** The engine with books, for tests of another package. */
public final class BookEngine {
  private BookEngine() {}

  /** With the usual weights and no network. */
  public static SearchEngine with(OpeningBooks books) {
    return new SearchEngine(
        Optional.empty(), Weights.standard(), NetworkStore.none(), books, TranspositionTable::new);
  }
}

/** The board, the pieces, the moves and the kinds of rule that every shogi variant is made of. */
module org.komabako.kernel {
  requires transitive org.komabako.base;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  // For those who walk millions of positions. Variants, and all others, see positions.
  exports org.komabako.kernel.board to
      org.komabako.bench,
      org.komabako.engine.search,
      org.komabako.library,
      org.komabako.testkit;
  exports org.komabako.kernel.model;
  exports org.komabako.kernel.position;
  exports org.komabako.kernel.rules;

  uses org.komabako.kernel.rules.Variant;
}

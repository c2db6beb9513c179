/** Positions: legal moves, why a move is not one, the position after it; and the fast board behind them. */
module org.komabako.position {
  requires transitive org.komabako.kernel;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.position;
  // For those who walk millions of positions. All others see positions.
  exports org.komabako.position.board to
      org.komabako.bench,
      org.komabako.engine.search,
      org.komabako.library,
      org.komabako.testkit;
}

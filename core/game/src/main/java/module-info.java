/** A game: its tree of moves, its clocks and its result. */
module org.komabako.game {
  requires transitive org.komabako.position;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.game;
  exports org.komabako.game.clock;
}

/** The board without a window: geometry, hit testing, input states, and what is to be seen. */
module org.komabako.ui.board {
  requires transitive org.komabako.game;
  requires transitive org.komabako.ui.picture;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.board;
}

/** Moves, positions and games as people and programs write them. */
module org.komabako.notation {
  requires transitive org.komabako.game;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.notation;
}

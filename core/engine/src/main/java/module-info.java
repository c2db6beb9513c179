/** What an engine is: a program that plays, whoever wrote it. */
module org.komabako.engine {
  requires transitive org.komabako.game;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.engine;
}

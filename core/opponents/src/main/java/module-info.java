/** Engines that play in the games that are open. */
module org.komabako.opponents {
  requires org.komabako.base;
  requires transitive org.komabako.engine;
  requires transitive org.komabako.session;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.opponents;
  exports org.komabako.opponents.analysis;
}

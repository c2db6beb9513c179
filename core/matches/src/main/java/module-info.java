/** Matches between engines. */
module org.komabako.matches {
  requires org.komabako.base;
  requires transitive org.komabako.engine;
  requires transitive org.komabako.game;
  requires org.komabako.notation;
  requires org.komabako.formats;
  requires org.komabako.session;
  requires org.komabako.grid;
  requires org.komabako.varianttext;
  requires org.komabako.platform;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.matches;
}

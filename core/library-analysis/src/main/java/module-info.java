/** Engines that look at the games of the library, on this machine or on all of the grid. */
module org.komabako.libraryanalysis {
  requires org.komabako.base;
  requires transitive org.komabako.library;
  requires org.komabako.engine;
  requires org.komabako.game;
  requires org.komabako.grid;
  requires org.komabako.notation;
  requires org.komabako.platform;
  requires org.komabako.varianttext;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.libraryanalysis;
}

/** The engines that the user has, in the window. */
module org.komabako.ui.engines {
  requires transitive org.komabako.base;
  requires transitive org.komabako.engine;
  requires transitive org.komabako.game;
  requires transitive org.komabako.kernel;
  requires transitive org.komabako.library;
  requires transitive org.komabako.notation;
  requires transitive org.komabako.opponents;
  requires transitive org.komabako.protocol;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.komabako.ui.workbench;
  requires transitive org.eclipse.swt;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.engines;
}

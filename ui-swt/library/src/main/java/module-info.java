/** The library of games in the window. */
module org.komabako.ui.library {
  requires transitive org.komabako.base;
  requires transitive org.komabako.engine;
  requires transitive org.komabako.game;
  requires transitive org.komabako.library;
  requires transitive org.komabako.libraryanalysis;
  requires transitive org.komabako.notation;
  requires transitive org.komabako.session;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.newgame;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.komabako.ui.workbench;
  requires transitive org.eclipse.swt;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.library;
}

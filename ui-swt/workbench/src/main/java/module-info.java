/** The game in the window, dialogs, and what the features of the client plug into. */
module org.komabako.ui.workbench {
  requires transitive org.komabako.base;
  requires transitive org.komabako.engine;
  requires transitive org.komabako.formats;
  requires transitive org.komabako.game;
  requires transitive org.komabako.library;
  requires transitive org.komabako.libraryanalysis;
  requires transitive org.komabako.matches;
  requires transitive org.komabako.notation;
  requires transitive org.komabako.opponents;
  requires transitive org.komabako.platform;
  requires transitive org.komabako.protocol;
  requires transitive org.komabako.session;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.picture;
  requires transitive org.komabako.ui.widgets;
  requires transitive org.eclipse.swt;
  // For sounds, which fall silent without it, and films.
  requires static java.desktop;
  requires static org.osgi.util.tracker;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.workbench;
  exports org.komabako.ui.workbench.desk;
  exports org.komabako.ui.workbench.dialog;
  exports org.komabako.ui.workbench.extension;
  exports org.komabako.ui.workbench.game;
  exports org.komabako.ui.workbench.opponents;
  exports org.komabako.ui.workbench.services;
  exports org.komabako.ui.workbench.sound;
}

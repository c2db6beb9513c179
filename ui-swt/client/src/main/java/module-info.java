/** The desktop client: windows, menus and the wiring to the games. */
module org.komabako.ui.client {
  requires org.komabako.base;
  requires org.komabako.game;
  requires org.komabako.notation;
  requires org.komabako.formats;
  requires org.komabako.session;
  requires org.komabako.platform;
  requires org.komabako.engine;
  requires org.komabako.protocol;
  requires org.komabako.opponents;
  requires org.komabako.matches;
  requires org.komabako.library;
  requires org.komabako.libraryanalysis;
  requires org.komabako.ui.picture;
  requires org.komabako.ui.board;
  requires org.komabako.ui.widgets;
  requires org.komabako.ui.workbench;
  requires org.eclipse.swt;
  // For sounds, which fall silent without it, and films.
  requires static java.desktop;
  requires static org.osgi.framework;
  requires static org.osgi.util.tracker;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;
}

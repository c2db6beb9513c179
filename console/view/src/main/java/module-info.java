/** What the console answers with, and the language that it speaks. */
module org.komabako.console.view {
  requires org.komabako.base;
  requires org.komabako.varianttext;
  requires org.komabako.game;
  requires org.komabako.notation;
  requires org.komabako.formats;
  requires org.komabako.session;
  requires org.komabako.platform;
  requires org.komabako.engine;
  requires org.komabako.protocol;
  requires org.komabako.opponents;
  requires org.komabako.grid;
  requires org.komabako.matches;
  requires org.komabako.library;
  requires org.komabako.libraryanalysis;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;
  requires org.apache.felix.gogo.runtime;

  exports org.komabako.console.view;
  exports org.komabako.console.view.words to
      org.komabako.console.commands,
      org.komabako.console.shell;
}

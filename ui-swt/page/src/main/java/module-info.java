/** A game as a web page that needs nothing else, and as the pages of a book; plain Java. */
module org.komabako.ui.page {
  requires transitive org.komabako.base;
  requires transitive org.komabako.formats;
  requires transitive org.komabako.game;
  requires transitive org.komabako.kernel;
  requires transitive org.komabako.notation;
  requires transitive org.komabako.ui.board;
  requires transitive org.komabako.ui.picture;
  requires jakarta.json;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.ui.page;
  exports org.komabako.ui.page.book;
}

/** The library of games. */
module org.komabako.library {
  requires org.komabako.base;
  requires transitive org.komabako.game;
  requires org.komabako.formats;
  requires org.komabako.notation;
  requires java.sql;
  requires org.xerial.sqlitejdbc;
  requires org.postgresql.jdbc;
  requires org.komabako.platform;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.library;

  provides org.komabako.library.StandaloneLibrary.Opener with
      org.komabako.library.internal.LibraryOpener;
}

/** Work that several machines share through a database. */
module org.komabako.grid {
  requires transitive org.komabako.base;
  requires com.github.kagkarlsson.scheduler;
  requires java.logging;
  requires java.sql;
  requires java.naming;
  requires org.postgresql.jdbc;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.grid;
}

/** The games that are open in this process, shared by console, client and engines. */
module org.komabako.session {
  requires org.komabako.base;
  requires transitive org.komabako.game;
  requires org.komabako.notation;
  requires org.komabako.formats;
  requires org.komabako.platform;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.session;
}

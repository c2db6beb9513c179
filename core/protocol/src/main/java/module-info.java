/** Being an engine, and driving engines: the protocols that game programs speak. */
module org.komabako.protocol {
  requires org.komabako.base;
  requires transitive org.komabako.game;
  requires transitive org.komabako.engine;
  requires org.komabako.notation;
  requires org.komabako.platform;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  exports org.komabako.protocol;
  exports org.komabako.protocol.serve to
      org.komabako.testkit;
}

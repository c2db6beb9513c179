/** Our own engine: a search that plays whatever variant it is given the rules of. */
module org.komabako.engine.search {
  requires org.komabako.base;
  requires transitive org.komabako.engine;
  requires static org.osgi.framework;
  requires static org.osgi.service.component.annotations;
  requires static org.osgi.annotation.bundle;
  requires static org.osgi.annotation.versioning;
  requires static org.jspecify;

  // Tuning and the contracts alone; all others find the engine as a service.
  exports org.komabako.engine.search to
      org.komabako.bench,
      org.komabako.testkit;
  exports org.komabako.engine.search.network to
      org.komabako.testkit;

  provides org.komabako.engine.Engine with
      org.komabako.engine.search.SearchEngineProvider;
}
